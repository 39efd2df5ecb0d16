import { useFacetTexts } from "@/texts/facets";
import type { PriceRange } from "./use-list-filters";

/** A range of prices in words. */
export function useRangeLabel(): (range: PriceRange) => string {
  const texts = useFacetTexts();
  return ({ min, max }) => {
    // The lowest range begins with the lowest price there can be.
    if (min <= 1) return max === undefined ? texts.anyPrice : texts.under(max + 1);
    return max === undefined ? texts.from(min) : texts.between(min, max);
  };
}
