import { ApiError, errorText } from "@/api/client";
import type { CustomerOrder } from "@/api/types";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { languageOf } from "@/lib/language-of";
import { toast } from "@/lib/toast";
import { useSessionCheck } from "@/session/use-session-check";
import { useDashboardTexts } from "@/texts/dashboard";
import { useTexts } from "@/texts/use-texts";
import { useDeleteOrder } from "../api/delete-order";
import { useCustomer } from "../lib/use-customer";

/** The question before an order leaves the customer's list (specification 5, Delete confirmations). */
export default function DeleteOrderDialog({
  order,
  onClose,
}: {
  order: CustomerOrder;
  onClose: () => void;
}) {
  const common = useTexts().common;
  const texts = useDashboardTexts().orders;
  const customer = useCustomer();
  const sessionEnded = useSessionCheck();
  const { mutateAsync, isPending } = useDeleteOrder();

  async function remove() {
    if (!customer) return;
    try {
      await mutateAsync({ userId: customer._id, orderId: order.orderId });
      toast.success(texts.deleted);
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      if (sessionEnded(error)) return;
      if (status === 0) toast.error(texts.deleteError);
      else if (status >= 500) toast.error(texts.deleteRetry);
      else toast.error(errorText(error, texts.deleteFailed));
    }
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !isPending) onClose();
      }}
      title={texts.delete}
      description={texts.deleteConfirm}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isPending}>
            {common.cancel}
          </Button>
          <Button
            variant="danger"
            busy={isPending}
            busyText={common.processing}
            onClick={() => void remove()}
          >
            {texts.delete}
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
