import { english } from "./format";
import { defineTexts } from "./language";

/** Texts of what is suggested while a person searches, and where a search finds nothing. */
const en = {
  list: "Search suggestions",
  count: (n: number) => (n === 1 ? "1 suggestion" : `${english.number(n)} suggestions`),
  none: "No suggestions",
  products: "Products",
  categories: "Categories",
  brands: "Brands",
  brandIn: (brand: string, category: string) => `${brand} in ${category}`,
  recent: "Recent searches",
  clearRecent: "Clear recent searches",
  didYouMean: (text: string) => `Did you mean ${text}?`,
  allResults: (text: string) => `All results for “${text}”`,
};

export const useSuggestTexts: () => typeof en = defineTexts("suggest", en);
