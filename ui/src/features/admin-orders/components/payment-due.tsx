import type { AdminOrder } from "@/api/types";
import { useOrderListTexts } from "@/texts/admin-order-list";
import { useFormat } from "@/texts/use-format";
import { amountDue, isUnconfirmed } from "../lib/payment-due";

/** What is collected when an order is handed over, in words. */
export function PaymentDue({ order }: { order: AdminOrder }) {
  const format = useFormat();
  const texts = useOrderListTexts().print;
  const due = amountDue(order);
  if (due === 0) return <span>{isUnconfirmed(order) ? texts.unconfirmed : texts.nothingDue}</span>;
  return (
    <span className="text-base font-semibold tabular-nums">
      {`${texts.due}: ${due === undefined ? texts.toAgree : format.taka(due)}`}
    </span>
  );
}
