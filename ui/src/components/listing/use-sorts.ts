import { useFacetTexts } from "@/texts/facets";
import { useListingTexts } from "@/texts/listing";
import { SORTS, type ListingSort } from "./listing-state";

/** The orders of a list with their names, the newest first. */
export function useSorts(): { sort: ListingSort | undefined; name: string }[] {
  const texts = useFacetTexts();
  const { lowToHigh, highToLow } = useListingTexts();
  const names = { ...texts.sorts, lowToHigh, highToLow };
  return [
    { sort: undefined, name: texts.newest },
    ...SORTS.map((sort) => ({ sort, name: names[sort] })),
  ];
}
