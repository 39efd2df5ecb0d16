import { use, useEffect, useRef, useState, type RefObject } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { focusChooser } from "@/components/admin/focus-chooser";
import { PictureWorkContext } from "@/components/admin/picture-work";
import { refusedText, usePictureRuns } from "@/components/admin/use-picture-runs";
import { MAX_PICTURES } from "@/config/generated-admin";
import { newKey } from "@/lib/new-key";
import { useUnsavedWarning } from "@/lib/use-unsaved-warning";
import { usePictureTexts } from "@/texts/admin-pictures";
import { useProductFormTexts } from "@/texts/admin-product";
import { newPicture, type ProductValues } from "./product-values";

/** The names of those that have no place any more, and what withdraws them from the form. */
interface Surplus {
  names: string[];
  withdraw: () => void;
}

/**
 * The pictures beside the main one: adding, moving, removing. The focus stays with the picture that moves, whose controls
 * are in `box`.
 */
export function useMorePictures(chooser: string, box: RefObject<HTMLElement | null>) {
  const texts = useProductFormTexts().pictures;
  const pictureTexts = usePictureTexts();
  const announce = use(PictureWorkContext);
  const { control, getValues, setValue } = useFormContext<ProductValues>();
  const rows = useFieldArray({ control, name: "pictures" });
  const focusNext = useRef<string>(undefined);
  const [said, setSaid] = useState("");
  const [surplus, setSurplus] = useState<Surplus>();
  const latest = useRef(surplus);
  const runs = usePictureRuns<string>({
    announce,
    onReady: (_, files) => add(files),
    focus: focusChooser,
  });
  const working = runs.working(chooser);
  useUnsavedWarning(working > 0);

  useEffect(() => {
    latest.current = surplus;
  }, [surplus]);
  useEffect(() => () => latest.current?.withdraw(), []);

  useEffect(() => {
    if (focusNext.current === undefined) return;
    const controls = box.current?.querySelectorAll<HTMLElement>("[data-control]") ?? [];
    const control = [...controls].find(({ dataset }) => dataset.control === focusNext.current);
    focusNext.current = undefined;
    (control ?? document.getElementById(chooser))?.focus();
  }, [rows.fields, chooser, box]);

  function forgetSurplus() {
    surplus?.withdraw();
    setSurplus(undefined);
  }

  /** Nobody sends the form without pictures that they meant to send with it. */
  function refuse(names: string[]) {
    surplus?.withdraw();
    const withdraw = announce({
      end: Promise.resolve("refused"),
      cancel: () => setSurplus(undefined),
      focus: () => focusChooser(chooser),
    });
    setSurplus({ names, withdraw });
  }

  function add(files: readonly File[]) {
    const room = Math.max(0, MAX_PICTURES - getValues("pictures").length);
    const taken = files.slice(0, room);
    if (taken.length > 0) {
      rows.append(taken.map(newPicture), { shouldFocus: false });
      setSaid(texts.added(taken.length));
    }
    if (files.length > room) refuse(files.slice(room).map(({ name }) => name));
  }

  function move(from: number, to: number) {
    const count = rows.fields.length;
    if (from === to || to < 0 || to >= count) return;
    setSaid(pictureTexts.moved(texts.row(from + 1), to + 1, count));
    rows.move(from, to);
  }

  function step(from: number, by: -1 | 1) {
    focusNext.current = `${rows.fields[from]?.key} ${by}`;
    move(from, from + by);
  }

  function remove(index: number) {
    // The one that takes its place, else the chooser.
    const next = rows.fields[index + 1] ?? rows.fields[index - 1];
    focusNext.current = next ? `${next.key} remove` : chooser;
    setSaid(texts.removed(index + 1));
    rows.remove(index);
  }

  /** It changes places with the main picture, each with its words. */
  function makeMain(index: number) {
    const { mainImage, mainImageAlt, pictures } = getValues();
    const picture = pictures[index];
    if (!picture) return;
    setValue("mainImage", picture.image, { shouldDirty: true, shouldValidate: true });
    setValue("mainImageAlt", picture.alt, { shouldDirty: true, shouldValidate: true });
    setSaid(texts.isMain(index + 1));
    if (mainImage === null) {
      focusNext.current = chooser;
      rows.remove(index);
      return;
    }
    const key = newKey();
    focusNext.current = `${key} main`;
    rows.update(index, { key, image: mainImage, alt: mainImageAlt });
  }

  const faults = [
    refusedText(pictureTexts, runs.refused(chooser)),
    ...(surplus?.names ?? []).map((name) => pictureTexts.ofFile(name, texts.most(MAX_PICTURES))),
  ].filter((fault) => fault !== undefined);

  return {
    rows: rows.fields,
    /** What a screen reader is told. */
    said,
    pick: (files: File[]) => {
      forgetSurplus();
      runs.pick(chooser, files, false);
    },
    move,
    step,
    remove,
    makeMain,
    working,
    cancel: () => runs.cancel(chooser),
    /** Why files were not taken, each by its name. */
    refused: faults.length > 0 ? faults.join(" ") : undefined,
    discardRefused: () => {
      forgetSurplus();
      runs.discardRefused(chooser);
    },
  };
}

export type MorePictures = ReturnType<typeof useMorePictures>;
