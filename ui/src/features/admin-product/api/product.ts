import { queryOptions } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";

/**
 * GET /allproducts/{id}, which finds a product of any listing (contract 4). Asked for once a visit, and anew at the next:
 * an open form follows no later answer.
 */
export const editedProductQuery = (id: string) =>
  queryOptions({
    queryKey: ["admin", "product", id],
    queryFn: ({ signal }) =>
      unwrap(client.GET("/allproducts/{id}", { params: { path: { id } }, signal })),
    staleTime: Infinity,
    gcTime: 0,
  });
