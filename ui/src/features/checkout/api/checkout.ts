import type { PaymentMethod } from "@/api/types";
import { client, unwrap } from "@/api/client";
import type { Question } from "./quote";

/** An order of a basket, without what it costs and whose it is. */
export interface NewCheckout extends Question {
  paymentMethod: PaymentMethod;
  transaction?: string;
  name: string;
  phone: string;
  email?: string;
  address?: string;
  message?: string;
}

export interface CheckoutBody extends NewCheckout {
  /** What the person saw; another one is refused (contract 11). */
  total: number;
  /** The `_id` of whom the page believes to be signed in, empty for nobody; another one is refused. */
  customer: string;
}

export type CheckoutReply = Awaited<ReturnType<typeof sendCheckout>>;

/** POST /api/checkout: all lines or none. `asNobody`: whoever is signed in by now, it was sent by nobody. */
export function sendCheckout(body: CheckoutBody, key: string, asNobody: boolean) {
  return unwrap(
    client.POST("/api/checkout", {
      body,
      headers: { "Idempotency-Key": key },
      ...(asNobody ? { credentials: "omit" } : {}),
    }),
  );
}
