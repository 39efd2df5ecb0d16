import type { AdminOrder } from "@/api/types";

/** The stages of an order as the filter of the list names them (contract 7). */
export const ORDER_STATUSES = ["pending", "approved", "delivered", "cancelled"] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

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

function statusOf(order: AdminOrder): OrderStatus {
  if (isCancelled(order)) return "cancelled";
  if (isDelivered(order)) return "delivered";
  return isPending(order) ? "pending" : "approved";
}

/** Whether the list of a status has this order. */
export function isOfStatus(order: AdminOrder, status: string): boolean {
  return statusOf(order) === status;
}

/** A status that an address names; empty where it names none. */
export function readStatus(text: string): OrderStatus | "" {
  return ORDER_STATUSES.find((status) => status === text) ?? "";
}
