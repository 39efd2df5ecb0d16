import type { AdminOrder } from "@/api/types";

/**
 * Whether a visitor's order came by the form of one product and not by the checkout. Orders do not say it themselves: that
 * form asks for e-mail and message, and is paid in cash at the door for one thing, without a coupon (specification 5).
 */
export const isQuick = (order: AdminOrder) =>
  !order.userId &&
  order.lines.length === 1 &&
  order.paymentMethod === "Cash on Delivery" &&
  order.deliveryMethod === "delivery" &&
  order.coupon === "" &&
  order.userEmail !== "" &&
  order.Message !== "";
