import { queryOptions } from "@tanstack/react-query";
import { client, unwrap } from "../client";

/** GET /api/admin/statistics: the figures of the last `days`, 7 to 365, today included (contract 7). */
export const statisticsQuery = (days: number) =>
  queryOptions({
    queryKey: ["admin", "statistics", days],
    queryFn: ({ signal }) =>
      unwrap(client.GET("/api/admin/statistics", { params: { query: { days } }, signal })),
  });
