import { useQuery } from "@tanstack/react-query";
import { facetsQuery } from "@/api/queries/facets";
import type { Facets } from "@/api/types";
import { MAX_BRANDS } from "@/config/generated";
import type { ListSource } from "./list-source";
import { isAmong, namesText, priceBounds, type ListingState } from "./listing-state";

/** A range of prices in taka; `max` undefined: no upper end. */
export interface PriceRange {
  min: number;
  max: number | undefined;
}

/** What a list is narrowed down by, what it could be, and how to change it. */
export interface ListFilters {
  /** Undefined until the counts are there. */
  facets: Facets | undefined;
  /** The counts could not be loaded. */
  failed: boolean;
  brands: readonly string[];
  /** Undefined: no range was chosen. */
  range: PriceRange | undefined;
  /** False where the list is about one brand already. */
  withBrands: boolean;
  /** As many brands are chosen as can be at once. */
  brandsFull: boolean;
  toggleBrand: (brand: string) => void;
  chooseRange: (range: PriceRange | undefined) => void;
}

/** @param listed the list itself is there: it comes first on a slow connection */
export function useListFilters(
  source: ListSource,
  state: ListingState,
  update: (patch: Partial<ListingState>) => void,
  listed: boolean,
): ListFilters {
  const { data, isError } = useQuery({
    ...facetsQuery(source.scope, {
      ...priceBounds(state, source),
      q: state.q === "" ? undefined : state.q,
      brands: state.brands.length === 0 ? undefined : namesText(state.brands),
    }),
    enabled: listed,
  });
  const { brands, min, max } = state;

  return {
    facets: data,
    failed: isError && data === undefined,
    brands,
    range: min === undefined ? undefined : { min, max },
    withBrands: source.fixed.brand === undefined,
    brandsFull: brands.length >= MAX_BRANDS,
    toggleBrand: (brand) =>
      update({
        brands: isAmong(brand, brands)
          ? brands.filter((other) => !isAmong(other, [brand]))
          : [...brands, brand],
      }),
    chooseRange: (range) => update({ min: range?.min, max: range?.max, all: false }),
  };
}
