import { useMutation } from "@tanstack/react-query";
import { client, unwrap } from "../client";
import { useKeepCustomer } from "./use-keep-customer";

/** A product with a variant; the price and the rest come from the catalogue (contract 5). */
export interface CartVariant {
  productId: string;
  color?: string | undefined;
  ramStorage?: string | undefined;
  /** One, where it is left out. */
  quantity?: number | undefined;
}

/** POST /api/cart/add. */
export function useAddToCart() {
  const keepCustomer = useKeepCustomer();
  return useMutation({
    mutationFn: ({ productId, color, ramStorage, quantity }: CartVariant) =>
      unwrap(client.POST("/api/cart/add", { body: { productId, color, ramStorage, quantity } })),
    onSuccess: keepCustomer,
  });
}
