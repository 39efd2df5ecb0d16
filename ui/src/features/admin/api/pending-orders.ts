import { queryOptions } from "@tanstack/react-query";
import { client, unwrapList } from "@/api/client";

/** GET /orders: the newest orders that wait for approval, and how many there are (contract 7). */
export const pendingOrdersQuery = (limit: number) =>
  queryOptions({
    queryKey: ["admin", "orders", "newest-pending", limit],
    queryFn: ({ signal }) =>
      unwrapList(
        client.GET("/orders", { params: { query: { status: "pending", page: 1, limit } }, signal }),
      ),
  });
