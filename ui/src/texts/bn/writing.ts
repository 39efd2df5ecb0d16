import type { Writing } from "../writing";

/** They come with the Bengali texts (months.ts): who reads English does not download them. */
export const MONTHS: string[] = [];

/** Bengali digits, grouped by lakh and crore. */
export const writing: Writing = {
  locale: "bn-BD",
  digits: "০১২৩৪৫৬৭৮৯",
  groups: [3, 2],
  currency: "৳",
  months: MONTHS,
  short: (month) => month,
  beforeYear: ", ",
};
