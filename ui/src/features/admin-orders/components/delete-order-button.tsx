import type { AdminOrder } from "@/api/types";
import { DeleteButton } from "@/components/delete-button";
import { useAdminOrderTexts } from "@/texts/admin-orders";
import { useDeleteOrder } from "../api/delete-order";
import { isCancelled, isEnded } from "../lib/order-status";

/** Deletes an order; its question says what becomes of it and of its stock (contract 7 and 11). */
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
      <Consequences order={order} />
      <p className="font-semibold break-words">{order.name}</p>
      <p className="text-sm break-words text-muted">{`${order.orderNumber} · ${order.username}`}</p>
    </DeleteButton>
  );
}

function Consequences({ order }: { order: AdminOrder }) {
  const texts = useAdminOrderTexts();
  // It was told of then, and its stock is back.
  if (isCancelled(order)) return null;
  if (isEnded(order)) return <p className="mb-4">{texts.putsAway}</p>;
  return (
    <div className="mb-4 flex flex-col gap-1">
      <p>{order.userEmail === "" ? texts.cancelsIt : texts.cancelsAndTells}</p>
      {order.stockTaken > 0 && <p>{texts.givesBack(order.stockTaken)}</p>}
    </div>
  );
}
