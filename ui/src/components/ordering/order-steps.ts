import type { OrderStage } from "@/api/types";

/** What the way of an order is told from (contract 11). */
export interface OrderWay {
  stage: OrderStage;
  orderedAt: string;
  approvedAt?: string | null;
  shippedAt?: string | null;
  deliveredAt?: string | null;
  cancelledAt?: string | null;
  returnedAt?: string | null;
  deliveryMethod: "delivery" | "pickup";
}

/** A step of an order's way: when it was reached, and whether the order stands there now. */
export interface OrderStep {
  stage: OrderStage;
  at?: string | null;
  done: boolean;
  now: boolean;
}

/** An order's way. What ended early goes no further than it came; a step that is left out is not shown. */
export function orderSteps(order: OrderWay): OrderStep[] {
  const way: [OrderStage, string | null | undefined][] = [
    ["pending", order.orderedAt],
    ["approved", order.approvedAt],
    ["shipped", order.shippedAt],
    ["delivered", order.deliveredAt],
  ];
  const end = { cancelled: order.cancelledAt, returned: order.returnedAt };
  if (order.stage === "cancelled" || order.stage === "returned") {
    return [...way.filter(([, at]) => at), [order.stage, end[order.stage]] as const].map(
      ([stage, at]) => ({ stage, at, done: true, now: stage === order.stage }),
    );
  }
  const reached = way.findIndex(([stage]) => stage === order.stage);
  return way
    .map(([stage, at], index) => ({ stage, at, done: index <= reached, now: index === reached }))
    .filter(({ stage, at, done }) => {
      const skipped = done || order.deliveryMethod === "pickup";
      return stage !== "shipped" || Boolean(at) || !skipped || order.stage === "shipped";
    });
}
