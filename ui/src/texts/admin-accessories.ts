import { english } from "./format";
import { defineTexts } from "./language";

/** Texts of choosing what goes with a product. */
const en = {
  title: "Goes with it",
  hint: "Shown on the product's page, in this order. It is saved by itself, apart from the form.",
  list: "Chosen products",
  none: "Nothing is chosen. What was bought together is shown.",
  shownMost: (shown: number) =>
    `Shoppers see ${english.number(shown)} of them; what is in stock comes first.`,
  most: (most: number) => `At most ${english.number(most)} products are possible.`,
  find: "Find a product",
  findHelp: "Type at least two letters of its name.",
  results: "Products found",
  count: (n: number) => (n === 1 ? "1 product found." : `${english.number(n)} products found.`),
  nothing: "No product was found. Try another word.",
  add: "Add",
  addOf: (title: string) => `Add ${title}`,
  chosen: "Chosen",
  chosenOf: (title: string) => `Chosen: ${title}`,
  up: (title: string) => `Move ${title} up`,
  down: (title: string) => `Move ${title} down`,
  remove: (title: string) => `Remove ${title}`,
  moved: (title: string, place: number, count: number) =>
    `${title} is now ${english.number(place)} of ${english.number(count)}.`,
  removed: (title: string) => `${title} was removed.`,
  changed: "The choice is not saved yet.",
  discard: "Discard changes",
  save: "Save choice",
  failed: "The choice could not be saved. Please try again.",
};

export const useAccessoryTexts: () => typeof en = defineTexts("adminAccessories", en);
