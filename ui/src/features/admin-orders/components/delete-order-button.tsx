import type { AdminOrder } from "@/api/types";
import { DeleteButton } from "@/components/delete-button";
import { useAdminOrderTexts } from "@/texts/admin-orders";
import { useDeleteOrder } from "../api/delete-order";
import { isEnded } from "../lib/order-status";

/** Deletes an order; its question says what becomes of its stock (contract 7). */
export function DeleteOrderButton({ order, labelId }: { order: AdminOrder; labelId: string }) {
  const texts = useAdminOrderTexts();
  const { mutateAsync } = useDeleteOrder();
  return (
    <DeleteButton
      texts={texts}
      id={order._id}
      describedBy={labelId}
      remove={() => mutateAsync(order._id)}
    >
      {!isEnded(order) && <p className="mb-4">{texts.givesBack(order.stockTaken)}</p>}
      <p className="font-semibold break-words">{order.name}</p>
      <p className="text-sm break-words text-muted">{`${order.orderNumber} · ${order.username}`}</p>
    </DeleteButton>
  );
}
