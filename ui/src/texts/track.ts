import { formTexts } from "./forms";
import { defineTexts } from "./language";

/** Texts of following an order without signing in (contract 6). */
const en = {
  ...formTexts,
  title: "Track Your Order",
  intro: "Enter the number of your order and the phone that you gave with it.",
  number: "Order number",
  numberHelp: "Such as H-1A2B-3C4D. You saw it after ordering, and it is in our mails.",
  needNumber: "Please enter the order number.",
  badNumber: "An order number looks like H-1A2B-3C4D.",
  submit: "Track",
  failed: "Something went wrong. Please try again.",
  result: "Your order",
};

export const useTrackTexts: () => typeof en = defineTexts("track", en);
