import { english } from "./format";
import { defineTexts } from "./language";
import type { TextsByWord } from "./words";

/** Texts of an order as the person who ordered sees it, in the dashboard and when it is followed (contract 11). */
const en = {
  /** How far it is, by the server's words. */
  statuses: {
    "We have received your order": "We have received your order",
    "Your order is confirmed": "Your order is confirmed",
    "Your order is on its way": "Your order is on its way",
    "We have delivered your product": "We have delivered your product",
    "Your order was cancelled": "Your order was cancelled",
    "Your order was returned": "Your order was returned",
  } satisfies TextsByWord<"OrderStatus">,
  way: "Order status",
  steps: {
    pending: "Received",
    approved: "Confirmed",
    shipped: "On its way",
    delivered: "Delivered",
    cancelled: "Cancelled",
    returned: "Returned",
  } satisfies TextsByWord<"OrderStage">,
  done: "done",
  courier: (name: string) => `By ${name}`,
  trackingNumber: "Tracking number",
  trackingLink: "Follow the parcel",
  reason: (text: string) => `Reason: ${text}`,
  lines: "What was ordered",
  gone: "No longer in the shop",
  pieces: (n: number, price: string) => `${english.number(n)} × ${price}`,
  piecesOnly: (n: number) => (n === 1 ? "1 piece" : `${english.number(n)} pieces`),
  noPrice: "Price to be agreed",
  returned: (n: number) =>
    n === 1 ? "1 piece was returned" : `${english.number(n)} pieces were returned`,
  subtotal: "Subtotal",
  discount: "Discount",
  discountOf: (coupon: string) => `Discount (${coupon})`,
  deliveryCharge: "Delivery charge",
  free: "Free",
  total: "Total",
  delivery: "Delivery",
  method: {
    delivery: (zone: string) => (zone === "" ? "To your address" : `To your address, ${zone}`),
    pickup: (branch: string) => (branch === "" ? "Pickup at the store" : `Pickup: ${branch}`),
  },
  payment: "Payment",
  paymentStatus: {
    pending: "Pending",
    approved: "Approved",
  } satisfies TextsByWord<"PaymentStatus">,
  paid: "Paid",
  transaction: (id: string) => `Transaction ${id}`,
};

export const useOrderViewTexts: () => typeof en = defineTexts("orderView", en);
