import { formTexts } from "./forms";
import { english } from "./format";
import { defineTexts } from "./language";

/** Texts of waiting for a product, and of what it cost before. */
const en = {
  ...formTexts,
  back: "Tell me when it is back",
  cheaper: "Tell me when it costs less",
  announced: "Tell me the price",
  /** What the dialog is about, under its title. */
  promise: "We send one e-mail when it is so, and no other. Nobody else gets your address.",
  atMost: "When it costs at most",
  atMostHelp: "In taka",
  badPrice: (below: string) => `Please enter a price below ${below}.`,
  submit: "Tell me",
  history: (days: number) => `Price in the last ${english.number(days)} days`,
  steady: (price: string) => `It cost ${price} all the time.`,
  /** Where what was before that day is not known. */
  since: (price: string, day: string) => `It has cost ${price} since ${day}.`,
  range: (lowest: string, highest: string) => `Between ${lowest} and ${highest}.`,
  isLowest: "Today's price is the lowest of them.",
  each: "Every price",
  from: "From",
  price: "Price",
};

export const useAlertTexts: () => typeof en = defineTexts("alerts", en);
