import { queryOptions } from "@tanstack/react-query";
import { client, unwrapList } from "@/api/client";

/** Every coupon, the newest first (GET /api/admin/coupons; contract 11). */
export const couponsQuery = () =>
  queryOptions({
    queryKey: ["admin", "coupons"] as const,
    queryFn: ({ signal }) => unwrapList(client.GET("/api/admin/coupons", { signal })),
  });
