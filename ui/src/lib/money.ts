import type { Product } from "@/api/types";

const western = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });

/** `45,000` (Western grouping, contract 10). */
export function formatNumber(value: number): string {
  return western.format(value);
}

/** `TK 45,000`, from whole taka. */
export function formatTaka(taka: number): string {
  return `TK ${western.format(taka)}`;
}

/** What a product costs: its offer price, or its price while there is no offer (contract 4). */
export function effectivePrice(product: Pick<Product, "price" | "offerPrice">): number {
  return product.offerPrice > 0 ? product.offerPrice : product.price;
}
