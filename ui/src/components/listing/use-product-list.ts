import { useQuery } from "@tanstack/react-query";
import { productListQuery } from "@/api/queries/product-list";
import type { Understood } from "@/api/types";
import { PRODUCTS_PER_PAGE } from "@/config/generated";
import type { ListSource } from "./list-source";
import { listCalls, type ListingState } from "./listing-state";

const NOTHING: readonly Understood[] = [];

/** The shown page of the list, and how many items its default lower bound hides. */
export function useProductList(source: ListSource, state: ListingState) {
  const calls = listCalls(source.fixed, source, state);
  const shown = useQuery(productListQuery(source.path, calls.shown));
  const hidden = useQuery({
    ...productListQuery(source.path, calls.hidden ?? {}),
    // The list itself comes first on a slow connection.
    enabled: calls.hidden !== undefined && shown.isSuccess,
  });
  const total = shown.data?.total;
  return {
    items: shown.data?.items ?? [],
    total,
    fits: shown.data?.fits ?? total ?? 0,
    understood: shown.data?.understood ?? NOTHING,
    pageCount: Math.ceil((total ?? 0) / PRODUCTS_PER_PAGE),
    hidden: calls.hidden ? (hidden.data?.total ?? 0) : 0,
    loading: shown.isPending,
    /** The answer is about just these choices. */
    complete: shown.isSuccess && !shown.isPlaceholderData,
    stale: shown.isPlaceholderData,
    error: shown.data === undefined ? shown.error : null,
    retry: () => void shown.refetch(),
  };
}
