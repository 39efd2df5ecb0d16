import type { Product } from "@/api/types";

/** The fields of the edit modal (specification 2), in its order. */
export const EDIT_FIELDS = [
  "title",
  "price",
  "offerPrice",
  "stock",
  "warranty",
  "description",
] as const;

export type EditField = (typeof EDIT_FIELDS)[number];

/** The modal's fields as they are typed. */
export type EditValues = Record<EditField, string>;

/** The fields that an edit may change, as the server takes them. */
export type ProductChanges = Partial<Pick<Product, EditField>>;

const NUMBERS: ReadonlySet<EditField> = new Set(["price", "offerPrice", "stock"]);

/** A field in the one spelling that is compared: browsers give every line break as `\n`. */
function plain(field: EditField, text: string): string {
  const trimmed = text.trim().replace(/\r\n?/g, "\n");
  return NUMBERS.has(field) && trimmed !== "" ? String(Number(trimmed)) : trimmed;
}

/** A product as the modal shows it. */
export function valuesOf(product: Pick<Product, EditField>): EditValues {
  return Object.fromEntries(
    EDIT_FIELDS.map((field) => [field, plain(field, String(product[field]))]),
  ) as EditValues;
}

/** The fields that hold another value than the product does. */
export function touchedFields(values: EditValues, base: EditValues): EditField[] {
  return EDIT_FIELDS.filter((field) => plain(field, values[field]) !== base[field]);
}

/** Only what a person changed (contract 4). The values are checked ones. */
export function changesOf(values: EditValues, base: Pick<Product, EditField>): ProductChanges {
  return Object.fromEntries(
    touchedFields(values, valuesOf(base)).map((field) => {
      const text = plain(field, values[field]);
      return [field, NUMBERS.has(field) ? Number(text) : text];
    }),
  );
}

/** A field that is another in the shop than it was when the modal opened. */
export interface Clash {
  field: EditField;
  /** What the shop has now. */
  now: string;
  /** What was typed over it; undefined where nobody had touched the field. */
  typed: string | undefined;
}

/**
 * What becomes of typed values when the product turns out to be another: touched fields keep what was typed, untouched
 * ones follow the product, so that the next try overwrites nothing that its author never saw.
 */
export function rebase(
  values: EditValues,
  before: EditValues,
  now: EditValues,
): { values: EditValues; clashes: Clash[] } {
  const touched = touchedFields(values, before);
  const next = { ...now };
  for (const field of touched) next[field] = values[field];
  const clashes = EDIT_FIELDS.filter(
    (field) => now[field] !== before[field] && now[field] !== plain(field, values[field]),
  ).map((field) => ({
    field,
    now: now[field],
    typed: touched.includes(field) ? values[field] : undefined,
  }));
  return { values: next, clashes };
}

/** The product as a refusal (409) tells it: all of it, or its stock alone; undefined where it tells neither. */
export function productNow(body: unknown, base: Product): Product | undefined {
  const { product, stock } = (body ?? {}) as { product?: Product; stock?: number };
  if (product) return product;
  return typeof stock === "number" ? { ...base, stock } : undefined;
}
