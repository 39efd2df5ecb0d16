import { asciiDigits } from "@/lib/phone";
import { writing, type Writing } from "./writing";

/**
 * Numbers, money and dates as one language writes them. Dates stand in the shop's own time zone. The server writes numbers
 * and money as well: `tests/fixtures/numbers.json` holds both to it.
 */
export interface Format {
  /** `45,000`, or `৪৫,০০০`. */
  number: (value: number) => string;
  /** The digits of a number or a text in this script, everything else as it is: `2026` and `২০২৬`. */
  digits: (text: string | number) => string;
  /** `TK 45,000`, or `৳৪৫,০০০`, from whole taka (contract 10). */
  taka: (taka: number) => string;
  /** `9 January 2026` of an RFC 3339 time. */
  day: (rfc3339: string) => string;
  /** `9 Jan` of an RFC 3339 time. */
  shortDay: (rfc3339: string) => string;
  /** `9 Jan 2026, 09:05` of an RFC 3339 time. */
  moment: (rfc3339: string) => string;
  /** `09:05` of an RFC 3339 time. */
  time: (rfc3339: string) => string;
}

/** Asia/Dhaka, which has no summer time, is so far ahead of UTC. */
const SHOP_AHEAD_MS = 6 * 60 * 60 * 1000;

const two = (value: number) => String(value).padStart(2, "0");

/*
 * Written here and not by `Intl`: the engine that draws pages on the server has none, and browsers differ in the names of
 * months. What both write must be the same to the letter (entry-server.tsx).
 */
export function formatOf(writing: Writing): Format {
  const { currency, months, short, beforeYear } = writing;
  const [last, others] = writing.groups;
  const groups = new RegExp(`\\B(?=(\\d{${others}})*\\d{${last}}$)`, "g");
  const digits: Format["digits"] = (text) =>
    asciiDigits(String(text)).replace(/\d/g, (digit) => writing.digits.charAt(Number(digit)));
  const shopTime = (rfc3339: string) => new Date(Date.parse(rfc3339) + SHOP_AHEAD_MS);
  const number: Format["number"] = (value) =>
    digits(String(Math.round(value)).replace(groups, ","));
  const date = (at: Date, name: (month: string) => string) =>
    digits(
      at.getUTCDate() + " " + name(months[at.getUTCMonth()]!) + beforeYear + at.getUTCFullYear(),
    );
  const clock = (at: Date) => digits(two(at.getUTCHours()) + ":" + two(at.getUTCMinutes()));
  return {
    number,
    digits,
    taka: (taka) => currency + number(taka),
    day: (rfc3339) => date(shopTime(rfc3339), (month) => month),
    shortDay: (rfc3339) => {
      const at = shopTime(rfc3339);
      return digits(at.getUTCDate() + " " + short(months[at.getUTCMonth()]!));
    },
    moment: (rfc3339) => date(shopTime(rfc3339), short) + ", " + clock(shopTime(rfc3339)),
    time: (rfc3339) => clock(shopTime(rfc3339)),
  };
}

/** For texts in English. */
export const english = formatOf(writing);
