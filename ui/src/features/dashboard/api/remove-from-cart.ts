import { useMutation } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";
import { useKeepCustomer } from "@/api/customer/use-keep-customer";

/** POST /api/cart/remove, one line: its variant is always sent, an empty one too (contract 5). */
export function useRemoveFromCart() {
  const keepCustomer = useKeepCustomer();
  return useMutation({
    mutationFn: (body: { userId: string; productId: string; color: string; ramStorage: string }) =>
      unwrap(client.POST("/api/cart/remove", { body })),
    onSuccess: keepCustomer,
  });
}
