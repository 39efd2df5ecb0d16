import type { Product } from "@/api/types";
import { changesOf, payloadOf, type Payload, type TextField } from "./payload";
import { shapeOf, valuesOf, type ProductValues } from "./product-values";

/** A field that the shop may show another value of than the form was opened with. */
export type ConflictField = Exclude<TextField, "mainImagePath"> | "mainImage" | "listing";

/** What another admin, or an order, changed while the form was open. */
export interface Clash {
  field: ConflictField;
  before: string;
  now: string;
  /** What was typed over it; undefined where this form leaves it alone. */
  yours: string | undefined;
}

/** Whether a main picture's value is one that the shop stores, and not a file that was chosen. */
export const isStored = (picture: string) => picture.startsWith("/uploads/");

function fieldsOf(product: Product): Partial<Record<ConflictField, string>> {
  const { mainImagePath, ...fields } = payloadOf(valuesOf(product), shapeOf(product)).fields;
  return { listing: product.listing, ...fields, mainImage: mainImagePath ?? "" };
}

/** The product as a refusal (409) tells it: all of it, or its stock alone; undefined where it tells neither. */
export function productNow(body: unknown, base: Product): Product | undefined {
  const { product, stock } = (body ?? {}) as { product?: Product; stock?: number };
  if (product) return product;
  return typeof stock === "number" ? { ...base, stock } : undefined;
}

function yoursOf({ fields, mainImage }: Payload, field: ConflictField): string | undefined {
  if (field === "listing") return undefined;
  return field === "mainImage" ? (mainImage?.name ?? fields.mainImagePath) : fields[field];
}

/** Every field in which the product is another now than the form was opened with. */
export function clashesOf(values: ProductValues, before: Product, now: Product): Clash[] {
  const mine = changesOf(values, before);
  const old = fieldsOf(before);
  const fresh = fieldsOf(now);
  return (Object.keys(fresh) as ConflictField[])
    .filter((field) => old[field] !== fresh[field])
    .map((field) => ({
      field,
      before: old[field] ?? "",
      now: fresh[field] ?? "",
      yours: yoursOf(mine, field),
    }));
}

/**
 * The form over the product as it is now: what its author changed stays, everything else follows the product, so that
 * saving overwrites nothing that its author left alone.
 */
export function rebase(values: ProductValues, before: Product, now: Product): ProductValues {
  const { fields, mainImage = fields.mainImagePath } = changesOf(values, before);
  const changed = new Set(Object.keys(fields));
  const next = valuesOf(now);
  const kept = Object.entries(values).filter(([name]) => changed.has(name));
  return {
    ...next,
    ...Object.fromEntries(kept),
    ...(changed.has("specifications") ? { fixed: values.fixed } : {}),
    ...(mainImage ? { mainImage } : {}),
  };
}
