import type { Product } from "@/api/types";
import { clashesOf, rebase, type Clash } from "./conflict";
import { valuesOf, type ProductValues } from "./product-values";
import type { FoundDraft } from "./use-product-draft";

/** How an edit begins. */
export interface EditStart {
  /** What the form's changes are measured against. */
  base: Product;
  values: ProductValues;
  clashes: Clash[];
}

/** The clashes that a person has to know of: pieces sold while nobody typed a stock are none. */
export function worthTelling(clashes: Clash[]): Clash[] {
  const matters = clashes.some(({ field, yours }) => field !== "stock" || yours !== undefined);
  return matters ? clashes : [];
}

/** An edit over the product as it is, with what an earlier visit left over it. */
export function editStart(product: Product, found: FoundDraft | undefined): EditStart {
  if (!found?.base) return { base: product, values: valuesOf(product), clashes: [] };
  return {
    base: product,
    values: rebase(found.values, found.base, product),
    clashes: worthTelling(clashesOf(found.values, found.base, product)),
  };
}
