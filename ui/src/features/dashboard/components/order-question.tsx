import { ApiError, errorText } from "@/api/client";
import type { CustomerOrder } from "@/api/types";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { languageOf } from "@/lib/language-of";
import { toast } from "@/lib/toast";
import { useSessionCheck } from "@/session/use-session-check";
import { useDashboardTexts } from "@/texts/dashboard";
import { useTexts } from "@/texts/use-texts";
import { useChangeOrder, type OrderChange } from "../api/change-order";
import { useCustomer } from "../lib/use-customer";

const ENDED: ReadonlySet<string> = new Set(["cancelled", "returned", "delivered"]);

/** The question before an order leaves the customer's list, which does not stop it, or is cancelled (contract 5 and 11). */
export default function OrderQuestion({
  order,
  change,
  onClose,
}: {
  order: CustomerOrder;
  change: OrderChange;
  onClose: () => void;
}) {
  const common = useTexts().common;
  const { orders } = useDashboardTexts();
  const texts = orders[change];
  const customer = useCustomer();
  const sessionEnded = useSessionCheck();
  const { mutateAsync, isPending } = useChangeOrder(change);

  async function remove() {
    if (!customer) return;
    try {
      await mutateAsync({ userId: customer._id, orderId: order.orderId });
      toast.success(texts.done);
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      if (sessionEnded(error)) return;
      if (status === 0) toast.error(texts.error);
      else if (status >= 500) toast.error(texts.retry);
      else toast.error(errorText(error, texts.failed));
    }
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !isPending) onClose();
      }}
      title={texts.button}
      description={
        change === "remove" && ENDED.has(order.stage) ? orders.remove.ended : texts.question
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isPending}>
            {texts.back}
          </Button>
          <Button
            variant="danger"
            busy={isPending}
            busyText={common.processing}
            onClick={() => void remove()}
          >
            {texts.button}
          </Button>
        </>
      }
    >
      <p lang={languageOf(order.name)} className="font-semibold">
        {order.name}
      </p>
      <p className="text-sm text-muted">{order.orderNumber}</p>
    </Dialog>
  );
}
