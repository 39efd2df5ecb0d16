import type { QueryClient } from "@tanstack/react-query";
import { ApiError, type Page } from "@/api/client";
import type { AdminOrder } from "@/api/types";
import { waitingQuery } from "@/api/admin/waiting";
import { stillFits } from "../lib/order-filters";
import { ORDER_LISTS, type OrderListParams } from "./orders";

/**
 * Shows an order as a reply tells it wherever it is listed. A list with filters that it fits no longer is asked for again;
 * the others stand as they are, so that nothing moves under a finger. What else is known is asked for when it is
 * next opened.
 */
export async function keepOrder(queryClient: QueryClient, order: AdminOrder): Promise<void> {
  queryClient.setQueriesData<Page<AdminOrder>>({ queryKey: ORDER_LISTS }, (page) =>
    page === undefined
      ? page
      : { ...page, items: page.items.map((old) => (old._id === order._id ? order : old)) },
  );
  await forgetOrders(queryClient);
  await queryClient.refetchQueries({
    queryKey: ORDER_LISTS,
    type: "active",
    predicate: ({ queryKey }) => {
      const { filters } = queryKey[ORDER_LISTS.length] as OrderListParams;
      return !stillFits(order, filters);
    },
  });
}

/** Everything that an order changes is asked for when it is next opened; the badges of the sidebar at once. */
export async function forgetOrders(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ["products"], refetchType: "none" });
  await queryClient.invalidateQueries({ queryKey: ["admin"], refetchType: "none" });
  void queryClient.refetchQueries({ queryKey: waitingQuery().queryKey, type: "active" });
}

/** After a refusal because an order is not what it was (409, 404), shows what it is now. */
export async function refreshAfterRefusal(queryClient: QueryClient, error: unknown): Promise<void> {
  if (!(error instanceof ApiError) || (error.status !== 409 && error.status !== 404)) return;
  await forgetOrders(queryClient);
  await queryClient.refetchQueries({ queryKey: ORDER_LISTS, type: "active" });
}
