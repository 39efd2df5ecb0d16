import { bengali } from "./format";
import type { TextsOf } from "../language";
import type { useSearchTexts } from "../search";

const gigabytes = (gb: number) =>
  gb % 1024 === 0 ? `${bengali.number(gb / 1024)} টিবি` : `${bengali.number(gb)} জিবি`;

/** Texts of how a search was understood, and of what to do where it finds nothing. */
export const search: TextsOf<typeof useSearchTexts> = {
  showing: "যা খোঁজা হয়েছে",
  without: (part) => `${part} বাদ দিয়ে খুঁজুন`,
  leftOut: (parts) => `সবকিছু মেলে এমন পণ্য নেই। বাদ দেওয়া হয়েছে: ${parts}`,
  near: (fits) => `${bengali.number(fits)}টি পণ্যে সব মেলে, বাকিগুলো কাছাকাছি।`,
  upTo: (taka) => `${bengali.taka(taka)} পর্যন্ত`,
  from: (taka) => `${bengali.taka(taka)} থেকে`,
  between: (min, max) => `${bengali.taka(min)} থেকে ${bengali.taka(max)}`,
  ram: (gb) => `${gigabytes(gb)} র‍্যাম`,
  storage: (gb) => `${gigabytes(gb)} স্টোরেজ`,
  network: (generation) => `${bengali.number(generation)}জি`,
  battery: (mah) => `${bengali.number(mah)} এমএএইচ বা বেশি`,
  screen: (inches) => `${bengali.digits(inches)} ইঞ্চি`,
  refresh: (hertz) => `${bengali.number(hertz)} হার্টজ বা বেশি`,
  cheapest: "কম দাম আগে",
  lookThrough: "দোকান ঘুরে দেখুন",
};
