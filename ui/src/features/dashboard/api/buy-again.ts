import { useMutation } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";
import { useKeepCustomer } from "@/api/customer/use-keep-customer";
import type { OrderLine, QuotedLine } from "@/api/types";
import { lineKey, type BasketLine } from "@/shopping/basket-line";

/** What could not be put into the cart as it was ordered, and why: what the shop says of it today, or no room. */
export interface Missing {
  line: OrderLine;
  why: QuotedLine | "gone" | "full";
}

interface Bought {
  /** Whether something of the order is in the cart now. */
  some: boolean;
  missing: Missing[];
}

const basketLine = ({ productId, color, ramStorage, quantity }: OrderLine): BasketLine => ({
  productId: productId ?? "",
  color,
  ramStorage,
  quantity,
});

const isSold = ({ productId, productGone }: OrderLine) => Boolean(productId) && !productGone;

/** What the shop says today of the lines that it still sells (POST /api/checkout/quote). */
async function askAbout(ordered: readonly OrderLine[]) {
  const lines = ordered.filter(isSold).map(basketLine);
  if (lines.length === 0) return new Map<string, QuotedLine>();
  const quote = await unwrap(client.POST("/api/checkout/quote", { body: { lines } }));
  return new Map(quote.lines.map((line) => [lineKey(line), line]));
}

/**
 * Asks what can be had today of an order, and brings that into the cart, of what is short as many as there are
 * (POST /api/cart/join): a line that is there already keeps the larger number (contract 11).
 */
export function useBuyAgain() {
  const keepCustomer = useKeepCustomer();
  return useMutation({
    mutationFn: async (ordered: readonly OrderLine[]): Promise<Bought> => {
      const today = await askAbout(ordered);
      const missing: Missing[] = [];
      const sent: [OrderLine, BasketLine][] = [];
      for (const line of ordered) {
        const wanted = basketLine(line);
        const quoted = isSold(line) ? today.get(lineKey(wanted)) : undefined;
        if (!quoted?.available) missing.push({ line, why: quoted?.title ? quoted : "gone" });
        const quantity = quoted?.available ? wanted.quantity : (quoted?.stock ?? 0);
        if (quantity > 0) sent.push([line, { ...wanted, quantity }]);
      }
      if (sent.length === 0) return { some: false, missing };
      const body = { lines: sent.map(([, wanted]) => wanted) };
      const reply = await unwrap(client.POST("/api/cart/join", { body }));
      keepCustomer(reply);
      const cart = new Set(reply.user.cart.map(lineKey));
      const left = sent.filter(([, wanted]) => !cart.has(lineKey(wanted)));
      const full = left.map(([line]): Missing => ({ line, why: "full" }));
      return {
        some: left.length < sent.length,
        missing: [...missing.filter(({ line }) => !left.some(([one]) => one === line)), ...full],
      };
    },
  });
}
