import type { AdminOrder } from "@/api/types";
import { useOrderListTexts } from "@/texts/admin-order-list";
import { useFormat } from "@/texts/use-format";
import { isCollected } from "../lib/payment-due";

/** What is collected when an order is handed over, in words. */
export function PaymentDue({ order }: { order: AdminOrder }) {
  const format = useFormat();
  const texts = useOrderListTexts().print;
  if (isCollected(order)) {
    return (
      <span className="text-base font-semibold tabular-nums">
        {`${texts.due}: ${typeof order.total === "number" ? format.taka(order.total) : texts.toAgree}`}
      </span>
    );
  }
  return <span>{order.paymentReceived ? texts.nothingDue : texts.unconfirmed}</span>;
}
