import { queryOptions } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";

/** GET /api/admin/account: who the admin is, and how the second factor stands. */
export const accountQuery = () =>
  queryOptions({
    queryKey: ["admin", "account"],
    queryFn: ({ signal }) => unwrap(client.GET("/api/admin/account", { signal })),
  });
