import { useId } from "react";
import type { AdminOrder } from "@/api/types";
import { useFailureToast } from "@/components/admin/use-failure-toast";
import { toast } from "@/lib/toast";
import { useOrderStepTexts } from "@/texts/admin-order-steps";
import { useAdminOrderTexts } from "@/texts/admin-orders";
import { said } from "@/texts/language";
import { useShoppingTexts } from "@/texts/shopping";
import { useReceivePayment } from "../api/receive-payment";
import { OrderFact } from "./order-fact";

/** How an order is paid, and whether the shop has the money (contract 11). */
export function OrderPayment({ order, labelId }: { order: AdminOrder; labelId: string }) {
  const orderTexts = useAdminOrderTexts();
  const texts = useOrderStepTexts();
  const { payments } = useShoppingTexts();
  const failed = useFailureToast();
  const { mutateAsync, isPending, variables } = useReceivePayment();
  const id = useId();
  const received = isPending ? variables.received : order.paymentReceived;

  async function change(next: boolean) {
    if (isPending) return;
    try {
      toast.success(said(await mutateAsync({ orderId: order._id, received: next })));
    } catch (error) {
      failed(error, texts.paymentFailed);
    }
  }

  return (
    <>
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        <OrderFact name={orderTexts.payment}>
          <span>{payments[order.paymentMethod]}</span>
        </OrderFact>
        {order.transaction !== "" && (
          <OrderFact name={texts.transaction}>
            <span className="tabular-nums select-all">{order.transaction}</span>
          </OrderFact>
        )}
      </dl>
      <label
        htmlFor={id}
        className="inline-flex min-h-11 cursor-pointer items-center gap-3 font-semibold"
      >
        <input
          id={id}
          type="checkbox"
          role="switch"
          checked={received}
          aria-busy={isPending || undefined}
          aria-describedby={labelId}
          onChange={(event) => void change(event.target.checked)}
          className="size-5 shrink-0 cursor-pointer accent-accent"
        />
        <span>{texts.received}</span>
      </label>
    </>
  );
}
