import { queryOptions } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";

/** One order (GET /orders/{id}). */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ["admin", "orders", "one", id] as const,
    queryFn: ({ signal }) =>
      unwrap(client.GET("/orders/{id}", { params: { path: { id } }, signal })),
  });
