import { useMutation } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";
import { withIntentKey } from "@/api/with-intent-key";

/** A quick order (specification 3). `website` is seen by machines alone (contract 6). */
export interface QuickOrder {
  ProductName: string;
  CustomerName: string;
  DeliveryLocation: string;
  /** `null`: none. */
  Email: string | null;
  Phone: string;
  Quantity: number;
  Message: string | null;
  productId?: string | undefined;
  color?: string | undefined;
  ramStorage?: string | undefined;
  /** One piece's, as the page shows it (contract 11). */
  Price?: number | undefined;
  /** The delivery zone, where the shop has some. */
  zone?: string | undefined;
  website: string;
}

/** POST /order. A repeated try orders once (contract 5). */
export function useQuickOrder() {
  return useMutation({
    mutationFn: (body: QuickOrder) =>
      withIntentKey("quick", body, (key) =>
        unwrap(client.POST("/order", { body, headers: { "Idempotency-Key": key } })),
      ),
  });
}
