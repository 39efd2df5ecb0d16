import { queryOptions } from "@tanstack/react-query";
import { ApiError, client, unwrap } from "@/api/client";
import { MY_ORDERS } from "@/api/queries/my-orders";
import type { OwnOrder } from "@/api/types";

/** GET /api/my/orders/{id}: one of the customer's orders; null where it is none of theirs (contract 11). */
export const myOrderQuery = (id: string) =>
  queryOptions({
    queryKey: [...MY_ORDERS, "one", id],
    queryFn: async ({ signal }): Promise<OwnOrder | null> => {
      try {
        return await unwrap(
          client.GET("/api/my/orders/{id}", { params: { path: { id } }, signal }),
        );
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
