import { english } from "./format";
import { defineTexts } from "./language";

const englishSize = (gb: number) =>
  gb < 1024 ? `${english.number(gb)} GB` : `${english.number(gb / 1024)} TB`;

/** Tenths of an inch in inches. */
const inches = (tenths: number) => (tenths % 10 === 0 ? tenths / 10 : (tenths / 10).toFixed(1));

function englishScreen(from: number, to: number | null) {
  return to === null
    ? `${inches(from)} inches and more`
    : `${inches(from)} to ${inches(to)} inches`;
}

/** Texts of what a list can be narrowed down by. */
const en = {
  filters: "Filters",
  filtersActive: (n: number) => `Filters, ${english.number(n)} active`,
  sort: "Sort by",
  newest: "Newest first",
  sorts: { mostViewed: "Most viewed", bestSelling: "Best selling" },
  specs: "Features",
  kinds: {
    stock: "Availability",
    ram: "RAM",
    storage: "Storage",
    network: "Network",
    battery: "Battery",
    screen: "Screen",
  },
  inStock: "In stock or pre-order",
  gigabytes: englishSize,
  ramOf: (gb: number) => `${englishSize(gb)} RAM`,
  storageOf: (gb: number) => `${englishSize(gb)} storage`,
  generation: (g: number) => `${english.number(g)}G`,
  battery: (from: number, to: number | null) =>
    to === null
      ? `${english.number(from)} mAh and more`
      : `${english.number(from)} to ${english.number(to)} mAh`,
  screen: englishScreen,
  screenOf: (from: number, to: number | null) => `Screen of ${englishScreen(from, to)}`,
  specsFull: (most: number) => `No more than ${english.number(most)} features at a time.`,
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
