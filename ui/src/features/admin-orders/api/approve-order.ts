import { useMutation, useQueryClient } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";
import { useSession } from "@/session/use-session";
import { keepOrder, refreshAfterRefusal } from "./keep-order";

interface Approval {
  orderId: string;
  /** The order's own; null for a quick order. */
  userId: string | null;
  deliveryTime: string;
}

/** PATCH /api/orders/approve (contract 7). */
export function useApproveOrder() {
  const queryClient = useQueryClient();
  const adminEmail = useSession().user?.email;
  return useMutation({
    mutationFn: (approval: Approval) =>
      unwrap(client.PATCH("/api/orders/approve", { body: { adminEmail, ...approval } })),
    onSuccess: ({ order }) => keepOrder(queryClient, order),
    onError: (error) => refreshAfterRefusal(queryClient, error),
  });
}
