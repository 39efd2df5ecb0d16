import { useMutation } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";

/** A quick order (specification 3). `website` is seen by machines alone (contract 6). */
export interface QuickOrder {
  ProductName: string;
  CustomerName: string;
  DeliveryLocation: string;
  Email: string;
  Phone: string;
  Quantity: number;
  Message: string;
  productId?: string | undefined;
  color?: string | undefined;
  ramStorage?: string | undefined;
  /** One piece's, as the page shows it (contract 11). */
  Price?: number | undefined;
  website: string;
}

/** POST /order. `key` is one per opened form, so that a repeated try orders once (contract 5). */
export function useQuickOrder(key: string) {
  return useMutation({
    mutationFn: (body: QuickOrder) =>
      unwrap(client.POST("/order", { body, headers: { "Idempotency-Key": key } })),
  });
}
