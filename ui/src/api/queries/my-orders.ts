import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { client, unwrapList } from "../client";

/** All cached pages of the customer's orders, for invalidation after a change. */
export const MY_ORDERS = ["customer", "orders"] as const;

/** One page of the customer's orders, the newest first (contract 3, GET /api/my/orders). */
export const myOrdersQuery = (page: number, limit: number) =>
  queryOptions({
    queryKey: [...MY_ORDERS, page, limit],
    queryFn: ({ signal }) =>
      unwrapList(client.GET("/api/my/orders", { params: { query: { page, limit } }, signal })),
    placeholderData: keepPreviousData,
  });
