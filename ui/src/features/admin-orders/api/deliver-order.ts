import { useMutation, useQueryClient } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";
import { useSession } from "@/session/use-session";
import { keepOrder, refreshAfterRefusal } from "./keep-order";

/** POST /api/orders/deliver; an order that is not approved is approved by it, too (contract 6 and 7). */
export function useDeliverOrder() {
  const queryClient = useQueryClient();
  const adminEmail = useSession().user?.email;
  return useMutation({
    mutationFn: (delivery: { orderId: string; deliveryTime: string }) =>
      unwrap(client.POST("/api/orders/deliver", { body: { adminEmail, ...delivery } })),
    onSuccess: ({ order }) => keepOrder(queryClient, order),
    onError: (error) => refreshAfterRefusal(queryClient, error),
  });
}
