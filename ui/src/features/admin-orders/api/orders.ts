import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { client, unwrapList } from "@/api/client";
import { ORDER_FILTERS, type OrderFilters } from "../lib/order-filters";

/** Which page of which orders; `q` and filters empty for all. */
export interface OrderListParams {
  page: number;
  limit: number;
  q: string;
  filters: Partial<OrderFilters>;
}

/** All cached pages of orders. */
export const ORDER_LISTS = ["admin", "orders", "list"] as const;

/** One page of the orders, the newest first (contract 7, GET /orders). The page before stays while the next one loads. */
export const ordersQuery = ({ page, limit, q, filters }: OrderListParams) =>
  queryOptions({
    queryKey: [...ORDER_LISTS, { page, limit, q, filters }] as const,
    queryFn: ({ signal }) =>
      unwrapList(
        client.GET("/orders", {
          params: { query: { page, limit, ...(q !== "" && { q }), ...queryOf(filters) } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

function queryOf({ received = "", ...words }: Partial<OrderFilters>) {
  const chosen = ORDER_FILTERS.flatMap((name) =>
    name !== "received" && words[name] ? [[name, words[name]] as const] : [],
  );
  return {
    ...Object.fromEntries(chosen),
    ...(received !== "" && { received: received === "true" }),
  };
}
