import { english } from "./format";
import { defineTexts } from "./language";

/** Texts of what a list can be narrowed down by. */
const en = {
  filters: "Filters",
  filtersActive: (n: number) => `Filters, ${english.number(n)} active`,
  brand: "Brand",
  price: "Price",
  menuActive: (name: string, n: number) => `${name}, ${english.number(n)} chosen`,
  brandsFull: (most: number) => `No more than ${english.number(most)} brands at a time.`,
  anyPrice: "Any price",
  under: (taka: number) => `Under ${english.taka(taka)}`,
  between: (min: number, max: number) => `${english.taka(min)} to ${english.taka(max)}`,
  atMost: (taka: number) => `${english.taka(taka)} or less`,
  from: (taka: number) => `${english.taka(taka)} and above`,
  products: (n: number) => (n === 1 ? "1 product" : `${english.number(n)} products`),
  active: "Active filters",
  remove: (name: string) => `Remove filter: ${name}`,
  title: (q: string) => `“${q}”`,
  show: (n: number) => (n === 1 ? "Show 1 product" : `Show ${english.number(n)} products`),
  showUnknown: "Show products",
  nothing: "There is nothing to choose here.",
  failed: "These choices could not be loaded.",
};

export const useFacetTexts: () => typeof en = defineTexts("facets", en);
