import { useMutation } from "@tanstack/react-query";
import type { PaymentMethod } from "@/api/types";
import { client, unwrap } from "@/api/client";
import type { Question } from "./quote";

/** An order of a basket, without what it costs. */
export interface NewCheckout extends Question {
  paymentMethod: PaymentMethod;
  transaction?: string;
  name: string;
  phone: string;
  email?: string;
  address?: string;
  message?: string;
}

interface Sent {
  order: NewCheckout;
  /** What the person saw; another one is refused (contract 11). */
  total: number;
  key: string;
}

/** POST /api/checkout: all lines or none. */
export function useCheckout() {
  return useMutation({
    mutationFn: ({ order, total, key }: Sent) =>
      unwrap(
        client.POST("/api/checkout", {
          body: { ...order, total },
          headers: { "Idempotency-Key": key },
        }),
      ),
  });
}
