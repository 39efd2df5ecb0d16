import { useMutation, useQueryClient } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";
import { useKeepCustomer } from "@/api/customer/use-keep-customer";
import { MY_ORDERS } from "@/api/queries/my-orders";

/** Taking an order off the list, and cancelling one that nobody approved yet (contract 5 and 11). */
export type OrderChange = "remove" | "cancel";

const CALLS = {
  remove: "/api/user/order/delete",
  cancel: "/api/user/order/cancel",
} as const;

/** POST /api/user/order/delete or cancel. Refused, too, the orders are asked for again. */
export function useChangeOrder(change: OrderChange) {
  const queryClient = useQueryClient();
  const keepCustomer = useKeepCustomer();
  return useMutation({
    mutationFn: (body: { userId: string; orderId: string }) =>
      unwrap(client.POST(CALLS[change], { body })),
    onSuccess: keepCustomer,
    onSettled: () => queryClient.invalidateQueries({ queryKey: MY_ORDERS }),
  });
}
