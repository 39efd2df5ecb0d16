import type { AdminOrder } from "@/api/types";
import { ORDER_PAYMENTS } from "@/config/generated-admin";
import { readStatus } from "./order-status";

/** What the list of orders can be narrowed down by, as GET /orders and the page's address name it (contract 7). */
export const ORDER_FILTERS = [
  "status",
  "payment",
  "received",
  "method",
  "zone",
  "branch",
  "from",
  "to",
] as const;

/** The chosen filters; empty where not chosen. */
export type OrderFilters = Record<(typeof ORDER_FILTERS)[number], string>;

/** No filter at all. */
export const NO_FILTERS = Object.fromEntries(
  ORDER_FILTERS.map((name) => [name, ""]),
) as OrderFilters;

const oneOf = (words: readonly string[], text: string) => (words.includes(text) ? text : "");

/** A day as the calendar has it. */
const day = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : "";

/** The filters of an address; what names none is as if it was not there. */
export function readFilters(address: OrderFilters): OrderFilters {
  return {
    status: readStatus(address.status),
    payment: oneOf(ORDER_PAYMENTS, address.payment),
    received: oneOf(["true", "false"], address.received),
    method: oneOf(["delivery", "pickup"], address.method),
    zone: address.zone.trim(),
    branch: address.branch.trim(),
    from: day(address.from),
    to: day(address.to),
  };
}

/** How many are chosen. */
export const countFilters = (filters: OrderFilters) =>
  ORDER_FILTERS.filter((name) => filters[name] !== "").length;

/** Whether an order that was changed is still in the list with these filters; the others never change. */
export function stillFits(order: AdminOrder, filters: Partial<OrderFilters>): boolean {
  const { status = "", received = "" } = filters;
  return (
    (status === "" || order.stage === status) &&
    (received === "" || String(order.paymentReceived) === received)
  );
}
