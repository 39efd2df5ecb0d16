import { defineTexts } from "./language";

/** Texts of what helps to choose on any page; the pages of their own have theirs. */
const en = {
  compare: "Compare",
  compareOf: (title: string) => `Compare ${title}`,
  recentlyViewed: "Recently Viewed",
  clearViewed: "Clear",
  viewedCleared: "Recently viewed products cleared.",
  related: "Related Products",
};

export const useChooseTexts: () => typeof en = defineTexts("choose", en);
