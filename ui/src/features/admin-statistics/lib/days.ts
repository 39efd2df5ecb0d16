import { MAX_DAYS } from "@/config/generated-admin";
import { LANGUAGES, SPOKEN, type Language } from "@/texts/languages";
import { useLanguage } from "@/texts/use-language";

/** What a person can choose, in days; the first that the page opens with. */
export const RANGES = [7, 30, 90, MAX_DAYS] as const;
export const DEFAULT_RANGE = 30;

/** The chosen number of days in an address; the usual one where it names none of {@link RANGES}. */
export function rangeOf(text: string | null): number {
  return RANGES.find((days) => String(days) === text) ?? DEFAULT_RANGE;
}

/** The same day of a calendar in the words of one language; each takes `2026-01-09`. */
export interface DayWords {
  /** `9 Jan`. */
  short: (date: string) => string;
  /** `Jan`. */
  month: (date: string) => string;
  /** `9 January 2026`. */
  long: (date: string) => string;
  /** `Friday 9 January 2026`. */
  full: (date: string) => string;
  /** `Fri 9 Jan 2026`. */
  weekday: (date: string) => string;
}

// Calendar days are read and written in one zone, so that the browser's own cannot shift them.
function wordsOf(locale: string): DayWords {
  const words = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
    return (date: string) => format.format(new Date(`${date}T00:00:00Z`));
  };
  const full = words({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
  const weekday = words({ weekday: "short", day: "numeric", month: "short", year: "numeric" });
  return {
    short: words({ day: "numeric", month: "short" }),
    month: words({ month: "short" }),
    long: words({ day: "numeric", month: "long", year: "numeric" }),
    full: (date) => full(date).replace(",", ""),
    weekday: (date) => weekday(date).replace(",", ""),
  };
}

/** The words of every language. */
export const DAY_WORDS = {} as Record<Language, DayWords>;
for (const language of LANGUAGES) DAY_WORDS[language] = wordsOf(SPOKEN[language].writing.locale);

/** How the reader's language names days. */
export function useDayWords(): DayWords {
  return DAY_WORDS[useLanguage().language];
}
