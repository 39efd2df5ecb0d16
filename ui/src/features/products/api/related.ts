import { queryOptions } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";

/** Products of the same category and about the same price, of every listing. */
export const relatedQuery = (id: string) =>
  queryOptions({
    queryKey: ["products", "related", id],
    queryFn: ({ signal }) =>
      unwrap(client.GET("/api/related/{id}", { params: { path: { id } }, signal })),
  });
