import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { MAX_IDS } from "@/config/generated";
import { client, unwrap } from "../client";

const productsByIdQuery = (ids: readonly string[]) => {
  const asked = ids.slice(0, MAX_IDS).join(",");
  return queryOptions({
    queryKey: ["products", "ids", asked],
    queryFn: ({ signal }) =>
      unwrap(client.GET("/api/products", { params: { query: { ids: asked } }, signal })),
    enabled: asked !== "",
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
};

/**
 * Products of any listing by their ids, in that order; those that are gone are left out. They are asked for
 * anew wherever they are shown, so that no price is an old one. While other ids load, those that are known stay.
 */
export function useProductsById(ids: readonly string[]) {
  const { data, isPlaceholderData, error, refetch } = useQuery(productsByIdQuery(ids));
  const products = ids.flatMap((id) => data?.find(({ _id }) => _id === id) ?? []);
  return {
    products,
    /** Nothing is known yet. */
    loading: data === undefined && error === null && ids.length > 0,
    /** The answer is about just these ids. */
    complete: data !== undefined && !isPlaceholderData,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
  };
}
