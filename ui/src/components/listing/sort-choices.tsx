import { useId } from "react";
import { useFacetTexts } from "@/texts/facets";
import { useListingTexts } from "@/texts/listing";
import { Choice } from "./choice";
import { SORTS } from "./listing-state";
import type { ListFilters } from "./use-list-filters";

/** The orders of a list, of which one holds. */
export function SortChoices({ filters: { sort, chooseSort } }: { filters: ListFilters }) {
  const texts = useFacetTexts();
  const { lowToHigh, highToLow } = useListingTexts();
  const group = useId();
  const names = { ...texts.sorts, lowToHigh, highToLow };
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{texts.sort}</legend>
      {([undefined, ...SORTS] as const).map((one) => (
        <Choice
          key={one ?? ""}
          type="radio"
          name={group}
          label={one === undefined ? texts.newest : names[one]}
          checked={sort === one}
          onChange={() => chooseSort(one)}
        />
      ))}
    </fieldset>
  );
}
