import type { TextsOf } from "../language";
import type { useStoreTexts } from "../stores";

/** Texts of the store locations. */
export const stores: TextsOf<typeof useStoreTexts> = {
  title: "স্টোরের ঠিকানা",
  intro: "পণ্য দেখুন, অর্ডার নিয়ে যান, অথবা এক্সচেঞ্জ সম্পর্কে জেনে নিন।",
  photoOf: (name) => `স্টোরের ছবি, ${name}`,
  map: "ম্যাপে দেখুন",
  mapOf: (name) => `(${name})`,
  newTab: "(নতুন ট্যাবে খুলবে)",
  address: "ঠিকানা",
  hours: "খোলা থাকে",
  phone: "ফোন",
  unnamed: "আমাদের দোকান",
  none: "ঠিকানা এখনো দেওয়া হয়নি।",
  noneHint: "আমাদের ফোন করুন অথবা লিখুন।",
};
