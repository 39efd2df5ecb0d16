import type { useAlertTexts } from "../alerts";
import type { TextsOf } from "../language";
import { bengali } from "./format";
import { forms } from "./forms";

/** Texts of waiting for a product, and of what it cost before. */
export const alerts: TextsOf<typeof useAlertTexts> = {
  ...forms,
  back: "আবার এলে জানান",
  cheaper: "দাম কমলে জানান",
  announced: "দাম ঠিক হলে জানান",
  promise: "কথামতো হলে আমরা একটি ই-মেইল পাঠাব, এরপর আর নয়। আপনার ঠিকানা অন্য কাউকে দিই না।",
  atMost: "দাম সর্বোচ্চ কত হলে জানাব",
  atMostHelp: "টাকায়",
  badPrice: (below) => `${below}-এর কম একটি দাম লিখুন।`,
  submit: "জানান",
  history: (days) => `গত ${bengali.number(days)} দিনের দাম`,
  since: (price, day) => `${day} থেকে দাম ${price}।`,
  steady: (price) => `পুরো সময় দাম ছিল ${price}।`,
  range: (lowest, highest) => `${lowest} থেকে ${highest}-এর মধ্যে।`,
  isLowest: "আজকের দামটিই সবচেয়ে কম।",
  each: "সব দাম",
  from: "কবে থেকে",
  price: "দাম",
};
