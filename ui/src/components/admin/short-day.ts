import type { Format } from "@/texts/format";

/** As long in every language: a moment's hour behind its day. */
const HOUR = ", 09:05".length;

/** `9 Jan 2026` of an RFC 3339 time, for a column of a table. */
export const shortDay = (format: Format, rfc3339: string) => format.moment(rfc3339).slice(0, -HOUR);
