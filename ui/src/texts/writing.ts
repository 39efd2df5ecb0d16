/** How a language writes numbers, money and dates: plain data, which the server has too (for-server.tsx). */
export interface Writing {
  /** For `Intl`, in the back office, which the browser alone draws. */
  locale: string;
  /** From zero to nine. */
  digits: string;
  /** How many digits stand after the last comma, and between the others. */
  groups: readonly [last: number, others: number];
  /** Before an amount of taka. */
  currency: string;
  /** The months' names. */
  months: readonly string[];
  /** A month's name where there is little room. */
  short: (month: string) => string;
  /** Between month and year. */
  beforeYear: string;
}

/** Western grouping, as the local market shows prices in English (contract 10). */
export const writing: Writing = {
  locale: "en-GB",
  digits: "0123456789",
  groups: [3, 3],
  currency: "TK ",
  months:
    "January February March April May June July August September October November December".split(
      " ",
    ),
  short: (month) => month.slice(0, month === "September" ? 4 : 3),
  beforeYear: " ",
};
