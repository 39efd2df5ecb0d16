import type { AdminOrder } from "@/api/types";
import { useFailureToast } from "@/components/admin/use-failure-toast";
import { Button } from "@/components/ui/button";
import { toast } from "@/lib/toast";
import { useAdminTexts } from "@/texts/admin";
import { useOrderStepTexts } from "@/texts/admin-order-steps";
import { useAdminOrderTexts } from "@/texts/admin-orders";
import { said } from "@/texts/language";
import { useShoppingTexts } from "@/texts/shopping";
import { useTexts } from "@/texts/use-texts";
import { useReceivePayment } from "../api/receive-payment";
import { isCancelled } from "../lib/order-status";
import { OrderFact } from "./order-fact";

/** How an order is paid, and whether the shop has the money; a button changes that, and its toast takes it back (contract 11). */
export function OrderPayment({ order, labelId }: { order: AdminOrder; labelId: string }) {
  const { common } = useTexts();
  const { undo } = useAdminTexts();
  const orderTexts = useAdminOrderTexts();
  const texts = useOrderStepTexts();
  const { payments } = useShoppingTexts();
  const failed = useFailureToast();
  const { mutateAsync, isPending } = useReceivePayment();
  const { paymentReceived: received } = order;
  const unpaid = isCancelled(order) ? texts.neverPaid : texts.unpaid;

  async function change(next: boolean, back?: { label: string; onClick: () => void }) {
    try {
      toast.success(said(await mutateAsync({ orderId: order._id, received: next })), back);
    } catch (error) {
      failed(error, texts.paymentFailed);
    }
  }

  return (
    <>
      <OrderFact name={orderTexts.payment}>
        <span className="block">{payments[order.paymentMethod]}</span>
        {order.transaction !== "" && (
          <span className="block">
            <span className="text-muted">{`${texts.transaction} `}</span>
            <span className="tabular-nums select-all">{order.transaction}</span>
          </span>
        )}
      </OrderFact>
      <OrderFact name={texts.money}>
        <span className="block font-semibold">{received ? texts.paid : unpaid}</span>
        <Button
          variant={received ? "quiet" : "secondary"}
          size="sm"
          busy={isPending}
          busyText={common.processing}
          aria-describedby={labelId}
          className={received ? "-ml-2 !px-2" : "mt-1 !px-2 whitespace-nowrap"}
          onClick={() =>
            void change(!received, { label: undo, onClick: () => void change(received) })
          }
        >
          {received ? texts.markUnpaid : texts.markPaid}
        </Button>
      </OrderFact>
    </>
  );
}
