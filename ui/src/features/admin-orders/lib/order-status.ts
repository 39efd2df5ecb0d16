import type { AdminOrder } from "@/api/types";
import { ORDER_STAGES } from "@/config/generated-admin";

/** A stage of an order as the filter of the list names it (contract 7). */
export type OrderStage = (typeof ORDER_STAGES)[number];

type Status = Pick<AdminOrder, "paymentStatus" | "OrderStatus">;

export function isPending(order: Status): boolean {
  return order.paymentStatus === "pending" && !isCancelled(order);
}

export function isCancelled(order: Pick<AdminOrder, "OrderStatus">): boolean {
  return order.OrderStatus === "Your order was cancelled";
}

export function isDelivered(order: Pick<AdminOrder, "OrderStatus">): boolean {
  return order.OrderStatus === "We have delivered your product";
}

function statusOf(order: AdminOrder): OrderStage {
  if (isCancelled(order)) return "cancelled";
  if (isDelivered(order)) return "delivered";
  return isPending(order) ? "pending" : "approved";
}

/** Whether the list of a status has this order. */
export function isOfStatus(order: AdminOrder, status: string): boolean {
  return statusOf(order) === status;
}

/** A status that an address names; empty where it names none. */
export function readStatus(text: string): OrderStage | "" {
  return ORDER_STAGES.find((status) => status === text) ?? "";
}
