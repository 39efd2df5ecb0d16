import { useQuery } from "@tanstack/react-query";
import { productListQuery } from "@/api/queries/product-list";
import { PRODUCTS_PER_PAGE } from "@/config/generated";
import type { ListSource } from "./list-source";
import { hasDefaultBound, namesText, priceBounds, type ListingState } from "./listing-state";

/** The shown page of the list, and how many items its default lower bound hides. */
export function useProductList(source: ListSource, state: ListingState) {
  const q = state.q === "" ? undefined : state.q;
  const brands = state.brands.length === 0 ? undefined : namesText(state.brands);
  const shown = useQuery(
    productListQuery(source.path, {
      ...source.fixed,
      ...priceBounds(state, source),
      limit: PRODUCTS_PER_PAGE,
      page: state.page,
      brands,
      q,
      sort: state.sort,
    }),
  );
  const bound = hasDefaultBound(state, source);
  const hidden = useQuery({
    ...productListQuery(source.path, {
      ...source.fixed,
      limit: 1,
      max: source.defaultMin - 1,
      brands,
      q,
    }),
    // The list itself comes first on a slow connection.
    enabled: bound && shown.isSuccess,
  });
  const total = shown.data?.total;
  return {
    items: shown.data?.items ?? [],
    total,
    pageCount: Math.ceil((total ?? 0) / PRODUCTS_PER_PAGE),
    hidden: bound ? (hidden.data?.total ?? 0) : 0,
    loading: shown.isPending,
    /** The answer is about just these choices. */
    complete: shown.isSuccess && !shown.isPlaceholderData,
    stale: shown.isPlaceholderData,
    error: shown.data === undefined ? shown.error : null,
    retry: () => void shown.refetch(),
  };
}
