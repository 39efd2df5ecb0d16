import { queryOptions } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";

/** GET /api/products/{id}/prices: until when the price stands crossed out (contract 4); anew after each edit. */
export const struckQuery = (id: string, updatedAt: string) =>
  queryOptions({
    queryKey: ["admin", "product", id, "struck", updatedAt],
    queryFn: ({ signal }) =>
      unwrap(client.GET("/api/products/{id}/prices", { params: { path: { id } }, signal })),
  });
