import { bengali } from "./format";
import type { useSuggestTexts } from "../suggest";
import type { TextsOf } from "../language";

export const suggest: TextsOf<typeof useSuggestTexts> = {
  list: "খোঁজার পরামর্শ",
  count: (n) => `${bengali.number(n)}টি পরামর্শ`,
  none: "কোনো পরামর্শ নেই",
  products: "পণ্য",
  categories: "ক্যাটাগরি",
  brands: "ব্র্যান্ড",
  brandIn: (brand, category) => `${brand} - ${category}`,
  recent: "আগে যা খুঁজেছেন",
  clearRecent: "আগের খোঁজ মুছে ফেলুন",
  didYouMean: (text) => `আপনি কি ${text} খুঁজছেন?`,
  allResults: (text) => `“${text}”-এর সব ফলাফল`,
};
