import { useLocation } from "react-router-dom";
import { paths } from "@/config/paths";
import { useKeptList } from "@/lib/kept-list";
import { optional } from "@/lib/optional";
import { compareList } from "@/shopping/compare-list";
import { loadParts } from "./load-parts";

const CompareTray = optional(async () => (await loadParts()).CompareTray);

/** The place of the tray with the products to compare, on every page but the one that compares them. */
export function CompareSlot() {
  const ids = useKeptList(compareList);
  const { pathname } = useLocation();
  return ids.length > 0 && pathname !== paths.compare ? <CompareTray ids={ids} /> : null;
}
