import type { Product } from "@/api/types";
import { MAX_BULK_PERCENT, MAX_PRICE, MAX_STOCK } from "@/config/generated-admin";
import { asciiDigits } from "@/lib/phone";

/** What many products can have changed at once. */
export type BulkField = "stock" | "price" | "offerPrice";

export type BulkMode = "set" | "increase" | "reduce" | "increasePercent" | "reducePercent";

/** One change for many products; the value is not negative: the mode says which way it goes. */
export interface BulkChange {
  field: BulkField;
  mode: BulkMode;
  value: number;
}

export const STOCK_MODES = ["set", "increase", "reduce"] as const satisfies BulkMode[];
export const PRICE_MODES = [
  ...STOCK_MODES,
  "increasePercent",
  "reducePercent",
] as const satisfies BulkMode[];

export function isPercent(mode: BulkMode): boolean {
  return mode === "increasePercent" || mode === "reducePercent";
}

export const maxOf = (field: BulkField) => (field === "stock" ? MAX_STOCK : MAX_PRICE);

/** The largest value of a mode: nothing can be reduced by more than 100 percent. */
export function largestValue(field: BulkField, mode: BulkMode): number {
  if (mode === "reducePercent") return 100;
  return mode === "increasePercent" ? MAX_BULK_PERCENT : maxOf(field);
}

/** A typed value, or undefined where it is none: digits, and for a percentage two decimals. */
export function readValue(typed: string, field: BulkField, mode: BulkMode): number | undefined {
  const text = asciiDigits(typed).trim().replace(",", ".");
  if (!(isPercent(mode) ? /^\d+(\.\d{1,2})?$/ : /^\d+$/).test(text)) return undefined;
  const value = Number(text);
  return value <= largestValue(field, mode) ? value : undefined;
}

/** Half a taka is rounded up; reckoned in hundredths of a percent, as the server does. */
function withPercent(before: number, percent: number): number {
  const hundredths = 10_000 + Math.round(percent * 100);
  return Math.floor((before * hundredths + 5_000) / 10_000);
}

/** What becomes of a product, and whether it may: the server says so again, with what only it can see. */
export interface BulkResult {
  before: number;
  after: number;
  fault: "range" | "offer" | undefined;
  /** Smallest value that the field may get so. */
  min: number;
}

/** Previews a change. Where there is no price there is nothing to add to: 0 stays 0. */
export function resultOf(product: Product, { field, mode, value }: BulkChange): BulkResult {
  const before = product[field];
  const reckoned = {
    set: value,
    increase: before + value,
    reduce: before - value,
    increasePercent: withPercent(before, value),
    reducePercent: withPercent(before, -value),
  }[mode];
  const none = field !== "stock" && mode !== "set" && before === 0;
  const after = none ? 0 : reckoned;
  const min = field === "stock" || mode === "set" || none ? 0 : 1;
  const result = { ...product, [field]: after };
  const fault =
    after < min || after > maxOf(field)
      ? "range"
      : result.offerPrice > result.price
        ? "offer"
        : undefined;
  return { before, after, fault, min };
}

/** The change as the server takes it. */
export function bodyOf({ field, mode, value }: BulkChange, ids: string[]) {
  const signed = mode === "reduce" || mode === "reducePercent" ? -value : value;
  if (field === "stock") {
    return {
      ids,
      stock: { mode: mode === "set" ? ("set" as const) : ("add" as const), value: signed },
    };
  }
  const way = isPercent(mode)
    ? ("percent" as const)
    : mode === "set"
      ? ("set" as const)
      : ("add" as const);
  return { ids, price: { field, mode: way, value: signed } };
}
