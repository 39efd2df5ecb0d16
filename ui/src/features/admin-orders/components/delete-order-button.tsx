import { useState } from "react";
import type { AdminOrder } from "@/api/types";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useUndoToast } from "@/components/use-undo-toast";
import { toast } from "@/lib/toast";
import { useAdminOrderTexts } from "@/texts/admin-orders";
import { useDeleteOrder } from "../api/delete-order";
import { isCancelled, isDelivered } from "../lib/order-status";

/** Deletes an order after a question that says what becomes of its stock (contract 7). */
export function DeleteOrderButton({ order, labelId }: { order: AdminOrder; labelId: string }) {
  const texts = useAdminOrderTexts();
  const [open, setOpen] = useState(false);
  const { mutateAsync } = useDeleteOrder();
  const undoToast = useUndoToast();

  // Awaited, since callbacks given to `mutate` are dropped where the list has already taken this card away.
  async function remove() {
    try {
      await mutateAsync(order._id);
      undoToast(texts.deleted, order._id);
    } catch {
      toast.error(texts.deleteFailed);
    }
  }

  return (
    <>
      <Button variant="danger" size="sm" aria-describedby={labelId} onClick={() => setOpen(true)}>
        {texts.delete}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={texts.deleteTitle}
        question={texts.deleteConfirm}
        confirm={texts.delete}
        onConfirm={remove}
      >
        {!isDelivered(order) && !isCancelled(order) && (
          <p className="mb-4">{texts.givesBack(order.stockTaken)}</p>
        )}
        <p className="font-semibold break-words">{order.name}</p>
        <p className="text-sm break-words text-muted">
          {`${order.orderNumber} · ${order.username}`}
        </p>
      </ConfirmDialog>
    </>
  );
}
