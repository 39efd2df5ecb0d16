import type { useAccessoryTexts } from "../admin-accessories";
import type { TextsOf } from "../language";
import { bengali } from "./format";

/** Texts of choosing what goes with a product. */
export const adminAccessories: TextsOf<typeof useAccessoryTexts> = {
  title: "এর সঙ্গে মানায়",
  hint: "পণ্যের পাতায় এই ক্রমেই দেখা যায়। ফর্ম থেকে আলাদাভাবে সংরক্ষণ করতে হয়।",
  list: "বেছে নেওয়া পণ্য",
  none: "কিছু বেছে নেওয়া হয়নি। একসঙ্গে যা কেনা হয়েছে, তা-ই দেখানো হয়।",
  shownMost: (shown) => `ক্রেতা এর ${bengali.number(shown)}টি দেখেন; যা স্টকে আছে তা আগে।`,
  most: (most) => `সর্বোচ্চ ${bengali.number(most)}টি পণ্য দেওয়া যায়।`,
  find: "পণ্য খুঁজুন",
  findHelp: "নামের অন্তত দুটি অক্ষর লিখুন।",
  results: "খুঁজে পাওয়া পণ্য",
  count: (n) => `${bengali.number(n)}টি পণ্য পাওয়া গেছে।`,
  nothing: "কোনো পণ্য পাওয়া যায়নি। অন্য শব্দ লিখে দেখুন।",
  add: "যোগ করুন",
  addOf: (title) => `যোগ করুন: ${title}`,
  chosen: "বেছে নেওয়া",
  chosenOf: (title) => `বেছে নেওয়া: ${title}`,
  up: (title) => `${title} ওপরে সরান`,
  down: (title) => `${title} নিচে সরান`,
  remove: (title) => `${title} সরিয়ে ফেলুন`,
  moved: (title, place, count) =>
    `${title} এখন ${bengali.number(count)}টির মধ্যে ${bengali.number(place)} নম্বরে।`,
  removed: (title) => `${title} সরিয়ে ফেলা হয়েছে।`,
  changed: "যা বেছে নিলেন, তা এখনো সংরক্ষণ করা হয়নি।",
  discard: "পরিবর্তন বাদ দিন",
  save: "সংরক্ষণ করুন",
  failed: "সংরক্ষণ করা যায়নি। আবার চেষ্টা করুন।",
};
