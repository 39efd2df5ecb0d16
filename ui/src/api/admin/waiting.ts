import { queryOptions, useQuery } from "@tanstack/react-query";
import { ApiError, client, unwrap } from "@/api/client";

/** How often an open back office asks whether something new waits, in milliseconds. */
const POLL_MS = 15_000;

/** What waits for the owner: orders to approve, messages to read (GET /api/admin/waiting). */
export const waitingQuery = () =>
  queryOptions({
    queryKey: ["admin", "waiting"] as const,
    queryFn: ({ signal }) => unwrap(client.GET("/api/admin/waiting", { signal })),
  });

/** Keeps {@link waitingQuery} fresh while the tab is in sight. For one place that is always there. */
export function usePollWaiting(): void {
  useQuery({
    ...waitingQuery(),
    // Without a session every further try would be refused, too.
    refetchInterval: ({ state }) =>
      state.error instanceof ApiError && state.error.status === 401 ? false : POLL_MS,
  });
}
