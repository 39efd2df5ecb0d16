import { ApiError } from "@/api/client";
import type { TrashRow } from "@/api/types";
import { TRASH_DAYS, TRASH_KINDS } from "@/config/generated-admin";

export type TrashKind = TrashRow["kind"];

/** The kind that a text names; undefined where it names none. */
export function trashKindOf(text: string): TrashKind | undefined {
  return TRASH_KINDS.find((kind) => kind === text);
}

const DAY_MS = 86_400_000;
const KEPT_MS = TRASH_DAYS * DAY_MS;

/** When a thing goes for good, as RFC 3339. */
export function goesAt(deletedAt: string): string {
  return new Date(Date.parse(deletedAt) + KEPT_MS).toISOString();
}

/** Days until a thing goes for good, begun ones counted; 0 and less: it is due. `now` in milliseconds. */
export function daysLeft(deletedAt: string, now: number): number {
  return Math.ceil((Date.parse(deletedAt) + KEPT_MS - now) / DAY_MS);
}

/** How many pieces there are where an order could not be restored for want of stock; else undefined. */
export function stockInTheWay(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const { body } = error;
  return typeof body === "object" &&
    body !== null &&
    "stock" in body &&
    typeof body.stock === "number"
    ? body.stock
    : undefined;
}
