import type { Product } from "@/api/types";

/** The colour and the memory that were chosen, as far as they were. */
interface Chosen {
  color?: unknown;
  ram?: unknown;
}

/** What has yet to be chosen before the product can be ordered, in the order in which its page asks for it. */
export function missingVariants(
  product: Pick<Product, "availableColors" | "ramStorage">,
  { color, ram }: Chosen = {},
): ("color" | "ram")[] {
  const missing: ("color" | "ram")[] = [];
  if (product.availableColors.length > 0 && color === undefined) missing.push("color");
  if (product.ramStorage.length > 0 && ram === undefined) missing.push("ram");
  return missing;
}
