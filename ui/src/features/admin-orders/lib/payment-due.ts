import type { AdminOrder } from "@/api/types";
import { isCancelled } from "./order-status";

type Line = AdminOrder["lines"][number];

/** How many pieces of a line are the customer's: those that did not come back. */
export const piecesDue = ({ quantity, returned }: Line) => quantity - returned;

/** What the pieces that came back cost, less their share of the discount, as the shop counts it (contract 11). */
function moneyBack({ lines, subtotal, discount }: AdminOrder): number {
  const cost = lines.reduce((sum, { price, returned }) => sum + (price ?? 0) * returned, 0);
  if (!subtotal) return cost;
  // The product of two sums can be more than a number holds.
  return cost - Number((BigInt(discount) * BigInt(cost)) / BigInt(subtotal));
}

/**
 * What who hands the order over collects, in taka: nothing of one that has its money or hands out nothing; `undefined`
 * where the amount is still to be agreed. Money that was sent by phone is not collected again.
 */
export function amountDue(order: AdminOrder): number | undefined {
  const { lines, paymentMethod, paymentReceived, total } = order;
  const byHand = paymentMethod === "Cash on Delivery" || paymentMethod === "Store Payment";
  const handsOut = !isCancelled(order) && lines.some((line) => piecesDue(line) > 0);
  if (!byHand || paymentReceived || !handsOut) return 0;
  return typeof total === "number" ? total - moneyBack(order) : undefined;
}

/** Whether money was sent by phone that nobody has seen yet. */
export const isUnconfirmed = ({ paymentMethod, paymentReceived, stage }: AdminOrder) =>
  !paymentReceived &&
  stage !== "cancelled" &&
  paymentMethod !== "Cash on Delivery" &&
  paymentMethod !== "Store Payment";
