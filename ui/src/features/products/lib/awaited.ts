import type { Product } from "@/api/types";
import { LISTINGS } from "@/config/generated";
import { effectivePrice } from "@/shopping/money";

/** What there is to wait for: that it is back, that it costs less, or that its price is announced. */
export type Awaited = "back" | "cheaper" | "announced";

/** What a person who looks at a product may wait for. */
export function awaitedOf(product: Product): Awaited {
  if (effectivePrice(product) === 0) return "announced";
  const { preorder } = LISTINGS[product.listing];
  return !preorder && product.stock === 0 ? "back" : "cheaper";
}
