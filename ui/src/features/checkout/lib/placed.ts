import type { PaymentMethod } from "@/api/types";
import { keepInTab, readInTab } from "@/lib/tab-store";
import type { CheckoutReply } from "../api/checkout";
import type { Delivery } from "../api/quote";
import type { Attempt } from "./attempt";
import { isMobile } from "./checkout-values";

/** An order that was placed, as the page after it tells of it; what an older page kept has but the first three. */
export interface Placed {
  orderNumber: string;
  phone: string;
  total: number;
  method?: Delivery["method"];
  /** The zone or the store. */
  place?: string;
  /** The service by which it was paid, where that was before. */
  paidBy?: PaymentMethod | "";
  /** Whether the form was changed after it was sent. */
  changed?: boolean;
}

/** What is told of an order; `changed`: it is not as the form says by now. */
export function placedOf(
  { orderNumber, total }: CheckoutReply,
  { body }: Attempt,
  changed: boolean,
) {
  const { phone, delivery, paymentMethod } = body;
  return {
    orderNumber,
    phone,
    total,
    method: delivery?.method ?? "delivery",
    place: (delivery?.method === "pickup" ? delivery.branch : delivery?.zone) ?? "",
    paidBy: isMobile(paymentMethod) && total > 0 ? paymentMethod : "",
    changed,
  } satisfies Placed;
}

function isPlaced(value: unknown): value is Placed {
  if (typeof value !== "object" || value === null) return false;
  const { orderNumber, phone, total } = value as Partial<Record<keyof Placed, unknown>>;
  return typeof orderNumber === "string" && typeof phone === "string" && typeof total === "number";
}

/** Keeps it in this tab, for a reload. */
export function keepPlaced(placed: Placed): void {
  keepInTab("placed", placed);
}

/** The last order of this tab; `state` is what the page was told. */
export function readPlaced(state: unknown): Placed | undefined {
  const known = isPlaced(state) ? state : readInTab("placed");
  return isPlaced(known) ? known : undefined;
}
