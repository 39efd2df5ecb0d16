import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { client, unwrap } from "../client";
import type { Me } from "../types";

/** Who the server says is signed in (contract 3, GET /api/me). Never embedded in pages: pages are the same for all. */
export const meQuery = () =>
  queryOptions({
    queryKey: ["me"],
    queryFn: async ({ signal }): Promise<Me> => {
      const { user, customer } = await unwrap(client.GET("/api/me", { signal }));
      return { user: user ?? null, customer: customer ?? null };
    },
    staleTime: 60_000,
  });

/** Takes a part of the answer from another call's reply. An answer that is under way is older, and is dropped. */
export function changeMe(queryClient: QueryClient, change: Partial<Me>): void {
  const { queryKey } = meQuery();
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (known) => ({
    user: null,
    customer: null,
    ...known,
    ...change,
  }));
}
