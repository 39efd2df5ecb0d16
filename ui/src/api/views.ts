import { PRODUCT_KINDS } from "@/config/product-kinds";
import { client, unwrap } from "./client";
import type { Product } from "./types";

/**
 * Counts that a person opens the product (specification 7). Sent before the page changes and never waited for;
 * a failure is only logged (contract 10).
 */
export function sendView({ listing, _id }: Pick<Product, "listing" | "_id">): void {
  unwrap(
    client.PATCH(PRODUCT_KINDS[listing].viewPath, {
      params: { path: { id: _id } },
      // Survives a page that unloads, as when the link opens outside the app.
      keepalive: true,
    }),
  ).catch((error: unknown) => console.error("Error counting the view:", error));
}
