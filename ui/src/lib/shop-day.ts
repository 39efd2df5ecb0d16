/** Asia/Dhaka, which has no summer time, is so far ahead of UTC. */
const AHEAD_MS = 6 * 60 * 60 * 1000;

/** The day of an RFC 3339 time by the shop's clock, such as `2026-12-31`. */
export const shopDay = (rfc3339: string) =>
  new Date(Date.parse(rfc3339) + AHEAD_MS).toISOString().slice(0, 10);

/** The weekday of a time in milliseconds by the shop's clock; 0 is Sunday. */
export const shopWeekday = (ms: number) => new Date(ms + AHEAD_MS).getUTCDay();
