import type { DeliveryZone } from "@/api/types";

const DAY_MS = 24 * 60 * 60 * 1000;

/** When an order of now to a zone arrives at the earliest and at the latest, in milliseconds; nothing where the shop says none. */
export function arrivalOf(
  { daysFrom, daysTo }: DeliveryZone,
  now: number,
): { first: number; last: number } | undefined {
  if (daysFrom === undefined || daysTo === undefined) return undefined;
  // No day of Asia/Dhaka is longer or shorter than another.
  return { first: now + daysFrom * DAY_MS, last: now + daysTo * DAY_MS };
}
