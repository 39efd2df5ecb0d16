import { queryOptions } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";

/** GET /api/admin/trash: what was deleted in the last 30 days, the last first (contract 4). */
export const trashQuery = () =>
  queryOptions({
    queryKey: ["admin", "trash"],
    queryFn: ({ signal }) => unwrap(client.GET("/api/admin/trash", { signal })),
    // Deletes of other pages lead here at once.
    refetchOnMount: "always",
  });
