import { queryOptions } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";

/** GET /api/admin/sessions: where the admin is signed in; this browser first, then the last used. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: ["admin", "sessions"],
    queryFn: ({ signal }) => unwrap(client.GET("/api/admin/sessions", { signal })),
    select: (sessions) => sessions.toSorted((a, b) => Number(b.current) - Number(a.current)),
    refetchOnMount: "always",
  });
