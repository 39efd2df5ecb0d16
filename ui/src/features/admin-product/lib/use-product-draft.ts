import { useEffect, useMemo, useRef, useState } from "react";
import type { Product } from "@/api/types";
import { useDraft } from "@/lib/use-draft";
import { NO_DRAFT, picturesOf, textsOf, valuesOfDraft, type KeptDraft } from "./draft-values";
import { findPictures, keepPictures, type KeptPictures } from "./kept-pictures";
import type { ProductValues } from "./product-values";

/** Drafts of another version of the form are not read. */
const VERSION = "3";

/** How far what was typed is safe: not at all without storage, and without its pictures where only those have none. */
export type Kept = "nothing" | "all" | "texts" | "failed";

/** What an earlier visit left of a form. */
export interface FoundDraft {
  savedAt: string;
  values: ProductValues;
  base: Product | null;
  /** Pictures were chosen that the browser did not keep. */
  picturesLost: boolean;
}

export interface ProductDraft {
  found: FoundDraft | undefined;
  kept: Kept;
  keep: (values: ProductValues, base: Product | null) => void;
  drop: () => void;
}

function samePictures(a: KeptPictures, b: KeptPictures): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}

function foundOf(draft: KeptDraft, pictures: KeptPictures): FoundDraft {
  return {
    savedAt: draft.savedAt,
    values: valuesOfDraft(draft, pictures),
    base: draft.base,
    picturesLost: draft.pictures.some((name) => !pictures[name]),
  };
}

/** The draft of a product's form, texts and pictures; undefined until the browser has found its pictures. */
export function useProductDraft(form: string): ProductDraft | undefined {
  const name = `product-${VERSION}-${form}`;
  const texts = useDraft<KeptDraft>(name, NO_DRAFT);
  const [pictures, setPictures] = useState<KeptPictures | undefined>(
    texts.found && texts.found.pictures.length > 0 ? undefined : {},
  );
  const [kept, setKept] = useState<Kept>(texts.found ? "all" : "nothing");
  const last = useRef<{ pictures: KeptPictures; fine: Promise<boolean> }>(undefined);

  useEffect(() => {
    if (!pictures) void findPictures(name).then(setPictures);
  }, [name, pictures]);

  const found = useMemo(
    () => (texts.found && pictures ? foundOf(texts.found, pictures) : undefined),
    [texts.found, pictures],
  );
  if (!pictures) return undefined;

  function keepFiles(files: KeptPictures): Promise<boolean> {
    const known = last.current;
    if (known && samePictures(known.pictures, files)) return known.fine;
    const fine = keepPictures(name, files);
    last.current = { pictures: files, fine };
    return fine;
  }

  return {
    found,
    kept,
    keep(values, base) {
      const files = picturesOf(values);
      const written = texts.keep({
        savedAt: new Date().toISOString(),
        values: textsOf(values),
        pictures: Object.keys(files),
        base,
      });
      if (!written) {
        // Pictures are nothing without the texts that they belong to.
        setKept("failed");
        return;
      }
      const without = Object.keys(files).length === 0;
      if (without && !last.current) setKept("all");
      else {
        void keepFiles(files).then((fine) => setKept(fine || without ? "all" : "texts"));
      }
    },
    drop() {
      texts.drop();
      if (last.current || (texts.found && texts.found.pictures.length > 0)) void keepFiles({});
      setKept("nothing");
    },
  };
}
