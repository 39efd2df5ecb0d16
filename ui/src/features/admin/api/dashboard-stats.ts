import { queryOptions } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";

/** GET /dashboard-stats: the four numbers of the overview (contract 7). */
export const dashboardStatsQuery = () =>
  queryOptions({
    queryKey: ["admin", "dashboard-stats"],
    queryFn: ({ signal }) => unwrap(client.GET("/dashboard-stats", { signal })),
  });
