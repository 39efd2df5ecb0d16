import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { PAYMENT_METHODS } from "@/config/generated-forms";
import { client, unwrap } from "../client";
import { withIntentKey } from "../with-intent-key";
import { useKeepCustomer } from "./use-keep-customer";
import { MY_ORDERS } from "../queries/my-orders";

/** What a customer orders. `price` is one piece's as the person saw it; another one is refused (contract 5). */
export interface NewOrder {
  userId: string;
  productId: string;
  color?: string | undefined;
  ramStorage?: string | undefined;
  price: number;
  quantity: number;
  paymentMethod: (typeof PAYMENT_METHODS)[number];
  phone?: string | undefined;
  address?: string | undefined;
  /** The delivery zone, where the shop has some. */
  zone?: string | undefined;
}

/** POST /api/order/place. A repeated try orders once (contract 5). */
export function usePlaceOrder() {
  const queryClient = useQueryClient();
  const keepCustomer = useKeepCustomer();
  return useMutation({
    mutationFn: (body: NewOrder) =>
      withIntentKey("order", body, (key) =>
        unwrap(client.POST("/api/order/place", { body, headers: { "Idempotency-Key": key } })),
      ),
    onSuccess: (reply) => {
      keepCustomer(reply);
      void queryClient.invalidateQueries({ queryKey: ["products"] });
      void queryClient.invalidateQueries({ queryKey: MY_ORDERS });
    },
  });
}
