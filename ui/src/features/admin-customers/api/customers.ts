import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { client, unwrapList } from "@/api/client";

interface CustomerListParams {
  page: number;
  limit: number;
  /** Empty for all. */
  q: string;
}

/** One page of the customers, the newest first (GET /api/admin/customers; contract 11). */
export const customersQuery = ({ page, limit, q }: CustomerListParams) =>
  queryOptions({
    queryKey: ["admin", "customers", { page, limit, q }] as const,
    queryFn: ({ signal }) =>
      unwrapList(
        client.GET("/api/admin/customers", {
          params: { query: { page, limit, ...(q !== "" && { q }) } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
