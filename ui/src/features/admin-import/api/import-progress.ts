import { queryOptions } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";
import type { ImportProgress } from "./types";

/** An import that runs is asked about this often, in milliseconds. */
const POLL_MS = 1000;

/** GET /api/admin/imports/{id}, again and again while it runs. */
export const importQuery = (id: string) =>
  queryOptions({
    queryKey: ["admin", "import", id],
    queryFn: ({ signal }) =>
      unwrap<ImportProgress>(
        client.GET("/api/admin/imports/{id}", { params: { path: { id } }, signal }),
      ),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.state === "running" ? POLL_MS : false),
  });
