import type { Product } from "@/api/types";
import { keptList, useKeptList } from "@/lib/kept-list";
import { isProductId } from "./product-id";

/** How many products stand side by side at most (issue 5). */
export const COMPARED_AT_MOST = 4;

/** The ids of the products that a person wants to compare, in the order of choosing. */
export const compareList = keptList("haat-compare", COMPARED_AT_MOST, isProductId);

/** The category of those products: one kind of device at a time. Nothing where it is not known yet. */
export const compareKind = keptList("haat-compare-kind", 1);

export type Wished = Pick<Product, "_id" | "title" | "category">;

let wished: Wished | undefined;
const followers = new Set<() => void>();

/** What a person wants to compare as well, though the list is full or of another kind; the tray answers. */
export const compareWish = {
  get: () => wished,
  set: (next: Wished | undefined) => {
    wished = next;
    followers.forEach((notify) => notify());
  },
  subscribe: (notify: () => void) => {
    followers.add(notify);
    return () => void followers.delete(notify);
  },
};

/** Puts one product on the list, after those that stay. */
export function compareWith(others: readonly string[], { _id, category }: Wished): void {
  compareKind.set([category]);
  compareList.set([...others, _id]);
}

/** Whether a product is to be compared, and how to change that. */
export function useCompared(product: Wished): { compared: boolean; toggle: () => void } {
  const ids = useKeptList(compareList);
  const compared = ids.includes(product._id);
  function toggle() {
    const [kind = product.category] = compareKind.get();
    if (compared) compareList.set(ids.filter((other) => other !== product._id));
    else if (ids.length === 0 || (kind === product.category && ids.length < COMPARED_AT_MOST)) {
      compareWith(ids, product);
    } else compareWish.set(product);
  }
  return { compared, toggle };
}
