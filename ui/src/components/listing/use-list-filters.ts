import { useQuery } from "@tanstack/react-query";
import { facetsQuery } from "@/api/queries/facets";
import type { Facets } from "@/api/types";
import { MAX_BRANDS, MAX_SPECS } from "@/config/generated";
import type { ListSource } from "./list-source";
import {
  isAmong,
  namesText,
  priceBounds,
  type ListingSort,
  type ListingState,
} from "./listing-state";

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
  specs: readonly string[];
  /** As many facts are chosen as can be at once. */
  specsFull: boolean;
  /** Undefined: the newest first. */
  sort: ListingSort | undefined;
  /** How many of the filters are chosen, without the order. */
  active: number;
  toggleBrand: (brand: string) => void;
  chooseRange: (range: PriceRange | undefined) => void;
  toggleSpec: (spec: string) => void;
  chooseSort: (sort: ListingSort | undefined) => void;
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
      specs: state.specs.length === 0 ? undefined : state.specs.join(","),
    }),
    enabled: listed,
  });
  const { brands, specs, min, max } = state;

  return {
    facets: data,
    failed: isError && data === undefined,
    brands,
    range: min === undefined ? undefined : { min, max },
    withBrands: source.fixed.brand === undefined,
    specs,
    specsFull: specs.length >= MAX_SPECS,
    sort: state.sort,
    active: brands.length + specs.length + (min === undefined ? 0 : 1),
    brandsFull: brands.length >= MAX_BRANDS,
    toggleBrand: (brand) =>
      update({
        brands: isAmong(brand, brands)
          ? brands.filter((other) => !isAmong(other, [brand]))
          : [...brands, brand],
      }),
    toggleSpec: (spec) =>
      update({
        specs: specs.includes(spec) ? specs.filter((other) => other !== spec) : [...specs, spec],
      }),
    chooseSort: (sort) => update({ sort }),
    chooseRange: (range) => update({ min: range?.min, max: range?.max, all: false }),
  };
}
