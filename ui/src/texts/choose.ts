import { english } from "@/lib/format";
import { defineTexts } from "./language";

/** Texts of what helps to choose on any page (issue 5); the pages of their own have theirs. */
const en = {
  compare: "Compare",
  compareOf: (title: string) => `Compare ${title}`,
  compareFull: (n: number) =>
    `You can compare ${english.number(n)} products at a time. Take one of them away first.`,
  tray: "Products to compare",
  trayCount: (n: number, of: number) => `${english.number(n)} of ${english.number(of)} to compare`,
  compareNow: "Compare now",
  clearCompared: "Clear the products to compare",
  recentlyViewed: "Recently Viewed",
  clearViewed: "Clear",
  viewedCleared: "Recently viewed products cleared.",
  related: "Related Products",
};

export const useChooseTexts: () => typeof en = defineTexts("choose", en);
