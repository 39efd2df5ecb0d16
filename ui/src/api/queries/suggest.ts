import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { client, unwrap } from "../client";

/**
 * What a search may be about; it forgives a typing error and knows the Bengali spelling of names. Those of
 * the text before stay while the next ones load, and a call that is no longer wanted ends.
 */
export const suggestQuery = (text: string) =>
  queryOptions({
    queryKey: ["products", "suggest", text],
    queryFn: ({ signal }) =>
      unwrap(client.GET("/api/suggest", { params: { query: { text } }, signal })),
    placeholderData: keepPreviousData,
  });
