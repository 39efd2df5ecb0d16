import { SelectField } from "@/components/ui/field";
import { useFacetTexts } from "@/texts/facets";
import { SORTS } from "./listing-state";
import type { ListFilters } from "./use-list-filters";
import { useSorts } from "./use-sorts";

/** The orders of a list in one line, of which one holds. */
export function SortSelect({ filters }: { filters: ListFilters }) {
  const texts = useFacetTexts();
  return (
    <SelectField
      label={texts.sort}
      value={filters.sort ?? ""}
      onChange={({ target }) => filters.chooseSort(SORTS.find((sort) => sort === target.value))}
    >
      {useSorts().map(({ sort, name }) => (
        <option key={name} value={sort ?? ""}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
