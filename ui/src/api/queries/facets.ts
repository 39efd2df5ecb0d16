import { queryOptions } from "@tanstack/react-query";
import { urlOf } from "../boot";
import { client, unwrap } from "../client";
import type { Facets } from "../types";
import type { Listing } from "@/config/listings";

/** Which list is counted: a listing, a category, a brand in a category, or a search. */
export interface FacetScope {
  listing?: Listing;
  category?: string;
  brand?: string;
  search?: string;
}

/** The filters of the list, as the list's own call takes them. */
export interface FacetFilters {
  q?: string | undefined;
  min?: number | undefined;
  max?: number | undefined;
  brands?: string | undefined;
  specs?: string | undefined;
}

type FacetKey = readonly ["products", "facets", FacetScope, FacetFilters];

const listOf = (scope: FacetScope | undefined) => urlOf("", { ...scope });

/** What a list can be narrowed down by, with counts. Those of the same list stay while the next ones load. */
export const facetsQuery = (scope: FacetScope, filters: FacetFilters) =>
  queryOptions<Facets, Error, Facets, FacetKey>({
    queryKey: ["products", "facets", scope, filters],
    queryFn: ({ signal }) =>
      unwrap(client.GET("/api/facets", { params: { query: { ...scope, ...filters } }, signal })),
    placeholderData: (previous, from) =>
      listOf(from?.queryKey[2]) === listOf(scope) ? previous : undefined,
  });
