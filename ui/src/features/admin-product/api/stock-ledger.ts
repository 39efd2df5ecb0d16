import { queryOptions } from "@tanstack/react-query";
import { client, unwrapList } from "@/api/client";

/** Every cached history of a stock, for invalidation after a change. */
export const LEDGER = ["admin", "stock-ledger"] as const;

/** GET /api/admin/stock-ledger: every change of a product's stock, the newest first (contract 4). */
export const stockLedgerQuery = (product: string) =>
  queryOptions({
    queryKey: [...LEDGER, product],
    queryFn: ({ signal }) =>
      unwrapList(client.GET("/api/admin/stock-ledger", { params: { query: { product } }, signal })),
    staleTime: 0,
  });
