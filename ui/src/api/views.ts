import { LISTINGS } from "@/config/generated";
import { client, unwrap } from "./client";
import type { Product } from "./types";

/**
 * Counts that a person opens the product (specification 7). Sent before the page changes and never waited for;
 * a failure is only logged (contract 10).
 */
export function sendView({ listing, _id }: Pick<Product, "listing" | "_id">): void {
  unwrap(
    client.PATCH(LISTINGS[listing].viewPath, {
      params: { path: { id: _id } },
      // Survives a page that unloads, as when the link opens outside the app.
      keepalive: true,
    }),
  ).catch((error: unknown) => console.error("Error counting the view:", error));
}
