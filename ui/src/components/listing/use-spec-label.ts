import { SPECS } from "@/config/generated";
import type { SpecKind } from "@/api/types";
import { useFacetTexts } from "@/texts/facets";

/** A fact that a list can be narrowed down by. */
export interface Spec {
  kind: SpecKind;
  /** The size, or the lowest one of a range: GB, mAh, tenths of an inch, the network's generation; 0 of stock. */
  from: number;
  /** The highest one; null where there is no upper end. */
  to: number | null;
}

const WORDS = SPECS.split(" ");

function parts(word: string): { kind: SpecKind; from: number } {
  const [, name = "", size = ""] = /^(\D*)(\d*)/.exec(word) ?? [];
  return { kind: name === "" ? "network" : (name as SpecKind), from: Number(size) };
}

/** What a known word stands for, as the server's counts tell it. */
export function specOf(word: string): Spec {
  const { kind, from } = parts(word);
  if (kind !== "battery" && kind !== "screen") return { kind, from, to: from };
  const next = parts(WORDS[WORDS.indexOf(word) + 1] ?? "");
  return { kind, from, to: next.kind === kind ? next.from - 1 : null };
}

/** A fact in words; `alone` where no heading says what it is about. */
export function useSpecLabel(): (spec: Spec, alone?: boolean) => string {
  const texts = useFacetTexts();
  return ({ kind, from, to }, alone = false) => {
    switch (kind) {
      case "stock":
        return texts.inStock;
      case "ram":
        return alone ? texts.ramOf(from) : texts.gigabytes(from);
      case "storage":
        return alone ? texts.storageOf(from) : texts.gigabytes(from);
      case "network":
        return texts.generation(from);
      case "battery":
        return texts.battery(from, to);
      case "screen":
        return alone ? texts.screenOf(from, to) : texts.screen(from, to);
    }
  };
}
