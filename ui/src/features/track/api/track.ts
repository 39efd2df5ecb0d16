import { queryOptions } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";

/** What is asked for: an order's number and the phone that it was placed with. */
export interface OrderKey {
  order: string;
  phone: string;
}

/** GET /api/track: how far an order is, for whoever knows both (contract 6). */
export const trackQuery = (key: OrderKey | undefined) =>
  queryOptions({
    queryKey: ["track", key],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET("/api/track", {
          params: { query: { order: key?.order ?? "", phone: key?.phone ?? "" } },
          signal,
        }),
      ),
    enabled: key !== undefined,
    staleTime: 0,
  });
