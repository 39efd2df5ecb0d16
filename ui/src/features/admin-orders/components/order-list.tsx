import type { AdminOrder, TroubledMail } from "@/api/types";
import { CheckBox } from "@/components/admin/check-box";
import { useOrderListTexts } from "@/texts/admin-order-list";
import type { OrderStep } from "../lib/order-status";
import type { Selection } from "../lib/use-selection";
import { OrderCard } from "./order-card";

interface OrderListProps {
  orders: readonly AdminOrder[];
  /** Mails about them that did not go. */
  mails: readonly TroubledMail[];
  selection: Selection;
  onStep: (order: AdminOrder, step: OrderStep) => void;
}

/** The cards of a page, which can be ticked one by one or all. */
export function OrderList({ orders, mails, selection, onStep }: OrderListProps) {
  const texts = useOrderListTexts();
  const chosen = orders.filter(({ _id }) => selection.has(_id)).length;
  return (
    <>
      <div className="mb-2 flex min-h-11 items-center gap-4 px-4 text-sm">
        <CheckBox
          checked={chosen === orders.length}
          mixed={chosen > 0 && chosen < orders.length}
          label={texts.selectPage}
          onChange={(wanted) => selection.set(orders, wanted)}
        />
        <span aria-hidden="true">{texts.selectPage}</span>
      </div>
      <ul className="flex flex-col gap-4">
        {orders.map((order) => (
          <li key={order._id}>
            <OrderCard
              order={order}
              mails={mails.filter(({ orderNumber }) => orderNumber === order.orderNumber)}
              selected={selection.has(order._id)}
              onSelect={(wanted) => selection.set([order], wanted)}
              onStep={(step) => onStep(order, step)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
