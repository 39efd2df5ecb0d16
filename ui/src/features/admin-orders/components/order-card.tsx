import { useId, useRef } from "react";
import { Link } from "react-router-dom";
import type { AdminOrder, TroubledMail } from "@/api/types";
import { StatusText } from "@/components/admin/status-text";
import { buttonClass } from "@/components/ui/button";
import { paths } from "@/config/paths";
import { useFormat } from "@/texts/use-format";
import { useAdminOrderTexts } from "@/texts/admin-orders";
import { isCancelled, isDelivered, isPending } from "../lib/order-status";
import { DeleteOrderButton } from "./delete-order-button";
import { OrderActions } from "./order-actions";
import { OrderCustomer } from "./order-customer";
import { OrderHistory } from "./order-history";
import { OrderMails } from "./order-mails";
import { OrderProduct } from "./order-product";

interface OrderCardProps {
  order: AdminOrder;
  /** Mails about it that did not go. */
  mails: readonly TroubledMail[];
}

/** One order with everything that the owner does with it (specification 2, All Orders). */
export function OrderCard({ order, mails }: OrderCardProps) {
  const format = useFormat();
  const texts = useAdminOrderTexts();
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <article aria-labelledby={title} className="rounded-lg border border-line">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4 py-3 text-sm">
        <h2
          id={title}
          ref={heading}
          tabIndex={-1}
          className="text-base font-semibold whitespace-nowrap tabular-nums outline-none"
        >
          {order.orderNumber}
        </h2>
        <time dateTime={order.orderedAt} className="whitespace-nowrap text-muted">
          {format.moment(order.orderedAt)}
        </time>
        {!order.userId && (
          <span className="rounded-sm border border-field px-1.5 text-xs font-semibold">
            {texts.quick}
          </span>
        )}
        <div className="flex flex-wrap gap-x-4 gap-y-1 md:ml-auto">
          {!isCancelled(order) && (
            <StatusText kind={isPending(order) ? "waiting" : "good"}>
              {texts.paymentStatus[order.paymentStatus]}
            </StatusText>
          )}
          <StatusText kind={isDelivered(order) ? "good" : isPending(order) ? "waiting" : "quiet"}>
            {texts.orderStatus[order.OrderStatus]}
          </StatusText>
        </div>
      </div>
      <div className="grid gap-x-6 gap-y-5 p-4 md:grid-cols-2 xl:grid-cols-[minmax(0,6fr)_minmax(0,5fr)_minmax(0,5fr)]">
        <OrderProduct order={order} />
        <OrderCustomer order={order} />
        <OrderActions
          order={order}
          labelId={title}
          onDone={() => heading.current?.focus({ preventScroll: true })}
        />
      </div>
      <OrderMails mails={mails} />
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-t border-line px-4 py-2">
        <OrderHistory history={order.history} />
        <div className="flex flex-wrap gap-2">
          <Link
            to={paths.adminInvoice(order._id)}
            aria-describedby={title}
            className={buttonClass("quiet", "sm")}
          >
            {texts.invoiceLink}
          </Link>
          <DeleteOrderButton order={order} labelId={title} />
        </div>
      </div>
    </article>
  );
}
