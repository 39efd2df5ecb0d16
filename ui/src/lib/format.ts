import { use } from "react";
import { LanguageContext, type Language } from "@/texts/language";
import { asciiDigits } from "./phone";

/** Numbers, money and dates as one language writes them. Dates stand in the shop's own time zone. */
export interface Format {
  /** `45,000`, or `৪৫,০০০`. */
  number: (value: number) => string;
  /** The digits of a number or a text in this script, everything else as it is: `2026` and `২০২৬`. */
  digits: (text: string | number) => string;
  /** `TK 45,000`, or `৳৪৫,০০০`, from whole taka (contract 10). */
  taka: (taka: number) => string;
  /** `9 January 2026` of an RFC 3339 time. */
  day: (rfc3339: string) => string;
  /** `9 Jan 2026, 09:05` of an RFC 3339 time. */
  moment: (rfc3339: string) => string;
  /** `09:05` of an RFC 3339 time. */
  time: (rfc3339: string) => string;
}

function formatOf(numbers: string, dates: string, label: string, digits: Format["digits"]): Format {
  const number = new Intl.NumberFormat(numbers, { maximumFractionDigits: 0 });
  const timeZone = "Asia/Dhaka";
  // 24 hours in both: Bengali would say AM and PM in Latin letters.
  const hours = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  const date = (options: Intl.DateTimeFormatOptions) => {
    // Made when it is first needed: most pages show no date.
    let made: Intl.DateTimeFormat | undefined;
    return (rfc3339: string) =>
      (made ??= new Intl.DateTimeFormat(dates, { ...options, timeZone })).format(new Date(rfc3339));
  };
  return {
    number: (value) => number.format(value),
    digits,
    taka: (taka) => label + number.format(taka),
    day: date({ day: "numeric", month: "long", year: "numeric" }),
    moment: date({ day: "numeric", month: "short", year: "numeric", ...hours }),
    time: date(hours),
  };
}

/** Western grouping, as the local market shows prices in English (contract 10). */
export const english = formatOf("en-US", "en-GB", "TK ", (text) => asciiDigits(String(text)));

/** Bengali digits, grouped by lakh and crore. */
export const bengali = formatOf("bn-BD", "bn-BD", "৳", (text) =>
  String(text).replace(/\d/g, (digit) => "০১২৩৪৫৬৭৮৯".charAt(Number(digit))),
);

const FORMATS: Record<Language, Format> = { en: english, bn: bengali };

/** How the reader's language writes numbers, money and dates. */
export function useFormat(): Format {
  return FORMATS[use(LanguageContext)];
}
