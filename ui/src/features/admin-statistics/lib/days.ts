/** What a person can choose, in days; the first that the page opens with. */
export const RANGES = [7, 30, 90, 365] as const;
export const DEFAULT_RANGE = 30;

/** The chosen number of days in an address; the usual one where it names none of {@link RANGES}. */
export function rangeOf(text: string | null): number {
  return RANGES.find((days) => String(days) === text) ?? DEFAULT_RANGE;
}

// Calendar days are read and written in one zone, so that the browser's own cannot shift them.
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "UTC" });

const short = format({ day: "numeric", month: "short" });
const month = format({ month: "short" });
const long = format({ day: "numeric", month: "long", year: "numeric" });
const shortWeekday = format({ weekday: "short", day: "numeric", month: "short", year: "numeric" });
const withWeekday = format({ weekday: "long", day: "numeric", month: "long", year: "numeric" });

const instant = (date: string) => new Date(`${date}T00:00:00Z`);

/** `9 Jan`, from `2026-01-09`. */
export const shortDay = (date: string) => short.format(instant(date));
/** `Jan`, from `2026-01-09`. */
export const monthOf = (date: string) => month.format(instant(date));
/** `9 January 2026`, from `2026-01-09`. */
export const longDay = (date: string) => long.format(instant(date));
/** `Friday 9 January 2026`, from `2026-01-09`. */
export const fullDay = (date: string) => withWeekday.format(instant(date)).replace(",", "");
/** `Fri 9 Jan 2026`, from `2026-01-09`. */
export const weekday = (date: string) => shortWeekday.format(instant(date)).replace(",", "");
