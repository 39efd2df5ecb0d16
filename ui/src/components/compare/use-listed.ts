import { useProductsById } from "@/api/queries/products-by-id";
import { compareList } from "@/shopping/compare-list";

/** The products of the list as the shop has them. */
export function useListed(ids: readonly string[]) {
  const { products, complete, error } = useProductsById(ids);
  return {
    products,
    /** Their kind as the shop says, else as this browser remembers it. */
    kind: (complete ? products[0]?.category : undefined) ?? compareList.kind(),
    /** The ids, joined by commas, that were asked for and that the shop does not have. */
    gone: complete
      ? ids.filter((id) => products.every(({ _id }) => _id !== id)).join(",")
      : undefined,
    failed: error !== null,
  };
}

/** The remembered ids without those that are gone. What another tab has just stored was not asked for, and stays. */
export function listedWithout(gone = ""): string[] {
  const lost = gone.split(",");
  return compareList.get().filter((id) => !lost.includes(id));
}
