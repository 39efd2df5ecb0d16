import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { OrderChanged } from "@/api/types";
import { useSession } from "@/session/use-session";
import { keepOrder, refreshAfterRefusal } from "./keep-order";

/** Whoever changes an order says so. */
interface Signed {
  adminEmail?: string | null;
}

/** A call that changes one order: what it answers is shown wherever the order is listed; after a refusal, what it is now. */
export function useOrderChange<Body extends Signed>(send: (body: Body) => Promise<OrderChanged>) {
  const queryClient = useQueryClient();
  const adminEmail = useSession().user?.email;
  return useMutation({
    mutationFn: (change: Omit<Body, "adminEmail">) => send({ ...change, adminEmail } as Body),
    onSuccess: ({ order }) => keepOrder(queryClient, order),
    onError: (error) => refreshAfterRefusal(queryClient, error),
  });
}
