import { english } from "./format";
import { defineTexts } from "./language";

/** Gigabytes, or terabytes where they are whole ones. */
const gigabytes = (gb: number) =>
  gb % 1024 === 0 ? `${english.number(gb / 1024)} TB` : `${english.number(gb)} GB`;

/** Texts of how a search was understood, and of what to do where it finds nothing. */
const en = {
  showing: "Showing results for",
  without: (part: string) => `Search without ${part}`,
  leftOut: (parts: string) => `Nothing fits all of it. Left out: ${parts}`,
  near: (fits: number) =>
    fits === 1
      ? "1 product fits all of it, the others come close."
      : `${english.number(fits)} products fit all of it, the others come close.`,
  upTo: (taka: number) => `up to ${english.taka(taka)}`,
  from: (taka: number) => `from ${english.taka(taka)}`,
  between: (min: number, max: number) => `${english.taka(min)} to ${english.taka(max)}`,
  ram: (gb: number) => `${gigabytes(gb)} RAM`,
  storage: (gb: number) => `${gigabytes(gb)} storage`,
  network: (generation: number) => `${english.number(generation)}G`,
  battery: (mah: number) => `${english.number(mah)} mAh or more`,
  screen: (inches: number) => `${english.digits(inches)} inch`,
  refresh: (hertz: number) => `${english.number(hertz)} Hz or more`,
  cheapest: "cheapest first",
  lookThrough: "Look through the shop",
};

export const useSearchTexts: () => typeof en = defineTexts("search", en);
