import type { ORDER_STAGES } from "@/config/generated-admin";
import { english } from "./format";
import { defineTexts } from "./language";
import type { TextsByWord } from "./words";

/** Texts of orders and invoices in the back office (specification 2, 4, 5 and 8; contract 7). */
const en = {
  title: "All Orders",
  list: "List of orders",
  searchLabel: "Search orders",
  searchPlaceholder: "Number, name, phone or product",
  filter: "Show orders that are",
  filters: {
    all: "All",
    pending: "Pending",
    approved: "Approved",
    shipped: "Shipped",
    delivered: "Delivered",
    cancelled: "Cancelled",
    returned: "Returned",
  } satisfies Record<"all" | (typeof ORDER_STAGES)[number], string>,
  count: (n: number) => (n === 1 ? "1 order" : `${english.number(n)} orders`),
  news: (n: string, one: boolean) => (one ? `${n} new order.` : `${n} new orders.`),
  show: "Show",
  empty: "No orders yet",
  emptyHint: "What is ordered in the shop appears here by itself.",
  emptyFiltered: "No orders found",
  emptyFilteredHint: "Nothing fits this search or filter.",
  showAll: "Show all orders",
  quick: "Quick order",
  noAccount: "No account",
  preorder: "Pre-order",
  paymentStatus: {
    pending: "Not confirmed",
    approved: "Confirmed",
  } satisfies TextsByWord<"PaymentStatus">,
  orderStatus: {
    "We have received your order": "We have received your order",
    "Your order is confirmed": "Your order is confirmed",
    "Your order is on its way": "Your order is on its way",
    "We have delivered your product": "We have delivered your product",
    "Your order was cancelled": "Your order was cancelled",
    "Your order was returned": "Your order was returned",
  } satisfies TextsByWord<"OrderStatus">,
  product: "Product",
  customer: "Customer",
  progress: "Payment and delivery",
  quantity: "Quantity",
  price: "Price",
  total: "Total",
  noPrice: "Not in the catalogue: agree on the price with the customer.",
  phone: "Phone",
  email: "E-mail",
  address: "Address",
  message: "Message",
  payment: "Payment method",
  delivery: "Delivery",
  deliveryTime: "Delivery time",
  deliveryExample: "Such as tomorrow, 5 pm",
  approve: "Approve",
  approved: "Approved",
  confirmDelivery: "Confirm Delivery",
  delivered: "Delivered",
  needApproveTime: "Please enter a delivery time.",
  needDeliverTime: "Please enter the delivery time.",
  approveDone: "Order approved successfully!",
  approveFailed: "Failed to approve order. Try again.",
  deliverDone: "Order marked as delivered successfully.",
  deliverFailed: "Failed to update order. Try again.",
  /** Behind the refusal: of which line there is too little. */
  left: (name: string, n: number) =>
    n > 0 ? `${name}: ${english.number(n)} left` : `${name}: none left`,
  history: (n: number) => `History (${n})`,
  happened: {
    placed: "Placed",
    approved: "Approved",
    shipped: "Shipped",
    delivered: "Delivered",
    returned: "Returned",
    cancelled: "Cancelled",
    paid: "Payment received",
    unpaid: "Payment not received",
    deleted: "Deleted",
    restored: "Restored",
  } satisfies TextsByWord<"HistoryAction">,
  by: (who: string) => `by ${who}`,
  promised: (time: string) => `Delivery: ${time}`,
  invoiceLink: "Invoice",
  delete: "Delete",
  deleteTitle: "Delete order",
  deleteConfirm: "Are you sure you want to mark this order as completed and remove it?",
  /** What deleting does to an order that is not delivered, */
  cancelsIt: "The order is cancelled.",
  cancelsAndTells: "The order is cancelled, and the customer is told by e-mail.",
  /** and to one that is. */
  putsAway:
    "It is only put away from this list: it stays with its customer, in the statistics and in the CSV.",
  givesBack: (n: number) =>
    n === 1
      ? "It is not delivered: 1 piece goes back to stock."
      : `It is not delivered: ${english.number(n)} pieces go back to stock.`,
  deleted: "Order Deleted",
  deleteFailed: "Failed to delete Order",
  invoice: {
    back: "All Orders",
    pieces: (n: number, price: string) => `${english.number(n)} × ${price}`,
  },
};

export type AdminOrderTexts = typeof en;

export const useAdminOrderTexts = defineTexts<AdminOrderTexts>("adminOrders", en);
