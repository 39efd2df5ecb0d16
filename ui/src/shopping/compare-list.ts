import { keptList, useKeptList } from "@/lib/kept-list";
import { toast } from "@/lib/toast";
import { useChooseTexts } from "@/texts/choose";
import { isProductId } from "./product-id";

/** How many products stand side by side at most (issue 5). */
export const COMPARED_AT_MOST = 4;

/** The ids of the products that a person wants to compare, in the order of choosing. */
export const compareList = keptList("haat-compare", COMPARED_AT_MOST, isProductId);

/** Whether a product is to be compared, and how to change that. One too many is refused in words. */
export function useCompared(id: string): { compared: boolean; toggle: () => void } {
  const texts = useChooseTexts();
  const ids = useKeptList(compareList);
  const compared = ids.includes(id);
  function toggle() {
    if (compared) compareList.set(ids.filter((other) => other !== id));
    else if (ids.length >= COMPARED_AT_MOST) toast.warning(texts.compareFull(COMPARED_AT_MOST));
    else compareList.set([...ids, id]);
  }
  return { compared, toggle };
}
