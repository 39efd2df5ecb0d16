import type { FacetScope } from "@/api/queries/facets";
import type { ProductListParams, ProductListPath } from "@/api/queries/product-list";
import {
  CATEGORY_DEFAULT_MIN,
  CATEGORY_SLIDER_MAX,
  LISTINGS,
  SLIDER_MAX,
} from "@/config/generated";
import type { Listing } from "@/config/listings";
import type { PriceRules } from "./listing-state";

/** Where a list comes from, and the rules of its price filter. */
export interface ListSource extends PriceRules {
  path: ProductListPath;
  fixed: Pick<ProductListParams, "brand" | "category" | "text">;
  /** What its brands and price ranges are counted in. */
  scope: FacetScope;
}

/** One of the five listings. */
export function listingSource(listing: Listing): ListSource {
  const { listPath, defaultMin } = LISTINGS[listing];
  return { path: listPath, fixed: {}, scope: { listing }, defaultMin, sliderMax: SLIDER_MAX };
}

/** A category across all listings. */
export function categorySource(category: string): ListSource {
  return {
    path: "/categorysearch",
    fixed: { category },
    scope: { category },
    defaultMin: CATEGORY_DEFAULT_MIN,
    sliderMax: CATEGORY_SLIDER_MAX,
  };
}

/** A brand within a category across all listings. */
export function brandSource(category: string, brand: string): ListSource {
  return {
    ...categorySource(category),
    path: "/category-brand-search",
    fixed: { category, brand },
    scope: { category, brand },
  };
}

/** Search results across all listings; the default lower bound does not hold there (contract 10). */
export function searchSource(text: string): ListSource {
  return {
    path: "/api/search",
    fixed: { text },
    scope: { search: text },
    defaultMin: 0,
    sliderMax: SLIDER_MAX,
  };
}
