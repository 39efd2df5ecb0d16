import type { Product } from "@/api/types";

/** What a product costs: its offer price, or its price while there is no offer (contract 4). */
export function effectivePrice(product: Pick<Product, "price" | "offerPrice">): number {
  return product.offerPrice > 0 ? product.offerPrice : product.price;
}
