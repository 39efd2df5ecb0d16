import { queryOptions } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";

/** GET /api/admin/health: how the shop is doing, and what is to be done about it. */
export const healthQuery = () =>
  queryOptions({
    queryKey: ["admin", "health"],
    queryFn: ({ signal }) => unwrap(client.GET("/api/admin/health", { signal })),
  });
