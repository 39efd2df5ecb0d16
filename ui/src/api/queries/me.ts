import { queryOptions } from "@tanstack/react-query";
import { client, unwrap } from "../client";
import type { CustomerUser, Me } from "../types";

/** Who the server says is signed in (contract 3, GET /api/me). Never embedded in pages: pages are the same for all. */
export const meQuery = () =>
  queryOptions({
    queryKey: ["me"],
    queryFn: async ({ signal }): Promise<Me> => {
      const { user, customer } = await unwrap(client.GET("/api/me", { signal }));
      return { user: user ?? null, customer: (customer ?? null) as CustomerUser | null };
    },
    staleTime: 60_000,
  });
