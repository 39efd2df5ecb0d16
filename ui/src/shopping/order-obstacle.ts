import type { Product } from "@/api/types";
import { effectivePrice } from "./money";

/** Why the product cannot be ordered now, if so. Upcoming products are ordered ahead of their stock (contract 5). */
export function orderObstacle(
  product: Pick<Product, "price" | "offerPrice" | "stock">,
  preorder: boolean,
): "noPrice" | "soldOut" | undefined {
  if (effectivePrice(product) === 0) return "noPrice";
  return !preorder && product.stock <= 0 ? "soldOut" : undefined;
}
