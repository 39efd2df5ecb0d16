import { useKeptList } from "@/lib/kept-list";
import { optional } from "@/lib/optional";
import { compareList } from "@/shopping/compare-list";
import { loadParts } from "./load-parts";

const CompareTray = optional(async () => (await loadParts()).CompareTray);

/** The place of the tray with the products to compare, where products are chosen: in a list and on a product's page. */
export function CompareSlot() {
  const ids = useKeptList(compareList);
  return ids.length > 0 ? <CompareTray ids={ids} /> : null;
}
