import type { Product } from "@/api/types";
import { keptList, useKeptList } from "@/lib/kept-list";
import { isProductId } from "./product-id";

/** How many products stand side by side at most. */
export const COMPARED_AT_MOST = 4;

const list = keptList("haat-compare", COMPARED_AT_MOST, isProductId);
const kinds = keptList("haat-compare-kind", 1);

/** The ids of the products that a person wants to compare, in the order of choosing, all of one kind of device. */
export const compareList = {
  ...list,
  /** The category of those products. Nothing where it is not known yet. */
  kind: () => kinds.get()[0],
  /** Both at once: they have to agree. The kind stays unless told. */
  set: (next: readonly string[], kind = kinds.get()[0]) => {
    kinds.set(next.length > 0 && kind ? [kind] : []);
    list.set(next);
  },
};

export type Wished = Pick<Product, "_id" | "title" | "category">;

/** Whether a product is to be compared, and how to change that. */
export function useCompared({ _id, category }: Wished): {
  compared: boolean;
  /** Says whether it could: what a full list or one of another kind means has to be told or asked. */
  toggle: () => boolean;
} {
  const ids = useKeptList(compareList);
  const compared = ids.includes(_id);
  function toggle() {
    if (compared) compareList.set(ids.filter((other) => other !== _id));
    else if (
      ids.length === 0 ||
      (ids.length < COMPARED_AT_MOST && (compareList.kind() ?? category) === category)
    )
      compareList.set([...ids, _id], category);
    else return false;
    return true;
  }
  return { compared, toggle };
}
