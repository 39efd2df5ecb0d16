import type { Product } from "@/api/types";

/** What a product costs: its offer price, or its price while there is no offer (contract 4). */
export function effectivePrice(product: Pick<Product, "price" | "offerPrice">): number {
  return product.offerPrice > 0 ? product.offerPrice : product.price;
}

/** What is saved on the price that was asked before, in taka; 0 where nobody may be told of one (contract 4). */
export function savedOn(product: Pick<Product, "price" | "offerPrice" | "offerOnly">): number {
  return product.offerOnly ? 0 : Math.max(0, product.price - effectivePrice(product));
}
