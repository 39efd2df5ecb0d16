import { english } from "./format";
import { defineTexts } from "./language";

/** Texts of the list of products to compare, at the lower edge of every page. */
const en = {
  label: "Products to compare",
  count: (n: number, of: number) => `${english.number(n)} of ${english.number(of)} to compare`,
  now: "Compare now",
  clear: "Clear the products to compare",
  full: (n: number) =>
    `You can compare ${english.number(n)} products at a time. Take one of them away first.`,
  otherTitle: "Another kind of device",
  otherQuestion: "Compare takes one kind of device. Clear the list and compare this one?",
  otherConfirm: "Clear and compare",
  otherNew: "This one",
  otherListed: "On the list now",
};

export const useTrayTexts: () => typeof en = defineTexts("compareTray", en);
