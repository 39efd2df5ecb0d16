import { useFacetTexts } from "@/texts/facets";
import { BrandChoices, PriceChoices } from "./facet-choices";
import { FilterMenu } from "./filter-menu";
import { SortChoices } from "./sort-choices";
import { SpecChoices } from "./spec-choices";
import type { ListFilters } from "./use-list-filters";

/** Order, facts, brands and price ranges of a list, each in a menu; not on phones. */
export function FilterMenus({ filters }: { filters: ListFilters }) {
  const texts = useFacetTexts();
  return (
    <div className="flex flex-auto gap-2 max-md:hidden xl:flex-none">
      <FilterMenu label={texts.sort} active={filters.sort === undefined ? 0 : 1} className="w-64">
        <SortChoices filters={filters} />
      </FilterMenu>
      <FilterMenu label={texts.specs} active={filters.specs.length} className="w-104">
        <SpecChoices filters={filters} wide />
      </FilterMenu>
      {filters.withBrands && (
        <FilterMenu label={texts.brand} active={filters.brands.length} className="w-104">
          <BrandChoices filters={filters} wide />
        </FilterMenu>
      )}
      <FilterMenu label={texts.price} active={filters.range === undefined ? 0 : 1} className="w-72">
        <PriceChoices filters={filters} />
      </FilterMenu>
    </div>
  );
}
