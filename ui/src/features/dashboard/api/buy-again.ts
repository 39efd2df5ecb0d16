import { useMutation } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";
import { useKeepCustomer } from "@/api/customer/use-keep-customer";
import type { CartLine, OrderLine } from "@/api/types";

interface Bought {
  /** Whether something of the order can be bought now. */
  some: boolean;
  /** What could not be put into the cart, or stands in it but cannot be had. */
  missing: OrderLine[];
}

const isSame = (line: OrderLine, other: CartLine) =>
  line.productId === other.productId &&
  line.color === other.color &&
  line.ramStorage === other.ramStorage;

/** POST /api/cart/join with what an order had: a line that is there already keeps the larger number (contract 11). */
export function useBuyAgain() {
  const keepCustomer = useKeepCustomer();
  return useMutation({
    mutationFn: async (ordered: readonly OrderLine[]): Promise<Bought> => {
      const lines = ordered.flatMap(({ productId, color, ramStorage, quantity, productGone }) =>
        productId && !productGone ? [{ productId, color, ramStorage, quantity }] : [],
      );
      if (lines.length === 0) return { some: false, missing: [...ordered] };
      const reply = await unwrap(client.POST("/api/cart/join", { body: { lines } }));
      keepCustomer(reply);
      const { cart } = reply.user;
      const missing = ordered.filter(
        (line) => !cart.some((other) => other.available && isSame(line, other)),
      );
      return { some: missing.length < ordered.length, missing };
    },
  });
}
