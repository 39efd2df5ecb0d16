import { useId } from "react";
import { useFacetTexts } from "@/texts/facets";
import { Choice } from "./choice";
import type { ListFilters } from "./use-list-filters";
import { useSorts } from "./use-sorts";

/** The orders of a list, of which one holds. */
export function SortChoices({ filters }: { filters: ListFilters }) {
  const texts = useFacetTexts();
  const group = useId();
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{texts.sort}</legend>
      {useSorts().map(({ sort, name }) => (
        <Choice
          key={name}
          type="radio"
          name={group}
          label={name}
          checked={filters.sort === sort}
          onChange={() => filters.chooseSort(sort)}
        />
      ))}
    </fieldset>
  );
}
