import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { client, unwrapList } from "@/api/client";

/** Which page of which orders; `status` and `q` empty for all. */
export interface OrderListParams {
  page: number;
  limit: number;
  q: string;
  status: string;
}

/** All cached pages of orders. */
export const ORDER_LISTS = ["admin", "orders", "list"] as const;

/** One page of the orders, the newest first (contract 7, GET /orders). The page before stays while the next one loads. */
export const ordersQuery = ({ page, limit, q, status }: OrderListParams) =>
  queryOptions({
    queryKey: [...ORDER_LISTS, { page, limit, q, status }] as const,
    queryFn: ({ signal }) =>
      unwrapList(
        client.GET("/orders", {
          params: {
            query: { page, limit, ...(q !== "" && { q }), ...(status !== "" && { status }) },
          },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
