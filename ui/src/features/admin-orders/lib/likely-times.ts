import type { AdminOrder } from "@/api/types";
import type { Format } from "@/texts/format";
import { isPending } from "./order-status";

const DAY_MS = 86_400_000;

/**
 * Delivery times to choose from: what was promised, today, and tomorrow while it is not approved. Days stand as dates:
 * the customer reads them on another day.
 */
export function likelyTimes(order: AdminOrder, format: Format, now = Date.now()): string[] {
  const day = (days: number) => format.day(new Date(now + days * DAY_MS).toISOString());
  const times = isPending(order) ? [order.delivery, day(0), day(1)] : [day(0), order.delivery];
  return [...new Set(times.filter(Boolean))];
}
