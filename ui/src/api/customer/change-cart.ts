import { useMutation } from "@tanstack/react-query";
import { client, unwrap } from "../client";
import { useKeepCustomer } from "./use-keep-customer";

/** One line: its variant is always sent, an empty one too (contract 5). */
interface Line {
  userId: string;
  productId: string;
  color: string;
  ramStorage: string;
}

/** The changes of a cart's lines; the cart knows by it whether one runs. They run one after another. */
export const CART_CHANGE = { mutationKey: ["cart"], scope: { id: "cart" } };

/** POST /api/cart/remove. */
export function useRemoveFromCart() {
  const keepCustomer = useKeepCustomer();
  return useMutation({
    ...CART_CHANGE,
    mutationFn: (body: Line) => unwrap(client.POST("/api/cart/remove", { body })),
    onSuccess: keepCustomer,
  });
}

/** POST /api/cart/update: how many pieces a line has. */
export function useUpdateCart() {
  const keepCustomer = useKeepCustomer();
  return useMutation({
    ...CART_CHANGE,
    mutationFn: (body: Line & { quantity: number }) =>
      unwrap(client.POST("/api/cart/update", { body })),
    onSuccess: keepCustomer,
  });
}
