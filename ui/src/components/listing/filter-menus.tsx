import { useFacetTexts } from "@/texts/facets";
import { BrandChoices, PriceChoices } from "./facet-choices";
import { FilterMenu } from "./filter-menu";
import type { ListFilters } from "./use-list-filters";

/** Brands and price ranges of a list, each in a menu; not on phones. */
export function FilterMenus({ filters }: { filters: ListFilters }) {
  const texts = useFacetTexts();
  return (
    <div className="flex flex-2 gap-2 max-md:hidden">
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
