import { queryOptions } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";

/** One order (GET /orders/{id}). */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ["admin", "orders", "one", id] as const,
    queryFn: ({ signal }) =>
      unwrap(client.GET("/orders/{id}", { params: { path: { id } }, signal })),
  });

/** Several orders, each by its own call, as the list takes no ids: those that came, in their order, and why the others did not. */
export const ordersQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ["admin", "orders", "some", ids] as const,
    queryFn: async ({ signal }) => {
      const calls = ids.map((id) =>
        unwrap(client.GET("/orders/{id}", { params: { path: { id } }, signal })),
      );
      const ends = await Promise.allSettled(calls);
      return {
        found: ends.flatMap((end) => (end.status === "fulfilled" ? [end.value] : [])),
        faults: ends.flatMap((end) => (end.status === "rejected" ? [end.reason as unknown] : [])),
      };
    },
  });
