import { useRef, type ComponentProps } from "react";
import { Link } from "react-router-dom";
import type { AdminOrder, TroubledMail } from "@/api/types";
import { CheckBox } from "@/components/admin/check-box";
import { StatusText } from "@/components/admin/status-text";
import { Button, buttonClass } from "@/components/ui/button";
import { paths } from "@/config/paths";
import { useFormat } from "@/texts/use-format";
import { useOrderListTexts } from "@/texts/admin-order-list";
import { useOrderStepTexts } from "@/texts/admin-order-steps";
import { useAdminOrderTexts } from "@/texts/admin-orders";
import { isQuick } from "../lib/is-quick";
import {
  isCancelled,
  isPending,
  stepsOf,
  type OrderStage,
  type OrderStep,
} from "../lib/order-status";
import { headingOf } from "../lib/heading";
import { printAddress } from "../lib/print-address";
import { DeleteOrderButton } from "./delete-order-button";
import { OrderActions } from "./order-actions";
import { OrderCustomer } from "./order-customer";
import { OrderHistory } from "./order-history";
import { OrderLines } from "./order-lines";
import { OrderMails } from "./order-mails";
import { OrderNote } from "./order-note";

const DOTS: Record<OrderStage, ComponentProps<typeof StatusText>["kind"]> = {
  pending: "waiting",
  approved: "quiet",
  shipped: "quiet",
  delivered: "good",
  cancelled: "bad",
  returned: "bad",
};

interface OrderCardProps {
  order: AdminOrder;
  /** Mails about it that did not go. */
  mails: readonly TroubledMail[];
  /** Whether it is ticked. */
  selected: boolean;
  onSelect: (selected: boolean) => void;
  onStep: (step: OrderStep) => void;
}

/** One order with everything that the owner does with it (specification 2, All Orders). */
export function OrderCard({ order, mails, selected, onSelect, onStep }: OrderCardProps) {
  const format = useFormat();
  const texts = useAdminOrderTexts();
  const listTexts = useOrderListTexts();
  const stepTexts = useOrderStepTexts();
  const title = headingOf(order);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <article aria-labelledby={title} className="rounded-lg border border-line">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4 py-2.5 text-sm">
        <CheckBox
          checked={selected}
          label={listTexts.select(order.orderNumber)}
          onChange={onSelect}
        />
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
            {isQuick(order) ? texts.quick : texts.noAccount}
          </span>
        )}
        <div className="flex flex-wrap gap-x-4 gap-y-1 md:ml-auto">
          {!isCancelled(order) && (
            <StatusText kind={isPending(order) ? "waiting" : "good"}>
              {texts.paymentStatus[order.paymentStatus]}
            </StatusText>
          )}
          <StatusText kind={DOTS[order.stage]}>{texts.orderStatus[order.OrderStatus]}</StatusText>
        </div>
      </div>
      <div className="grid gap-x-6 gap-y-5 p-4 md:grid-cols-2 xl:grid-cols-[minmax(0,6fr)_minmax(0,4fr)_minmax(0,9fr)]">
        <OrderLines order={order} />
        <OrderCustomer order={order} />
        <OrderActions
          order={order}
          labelId={title}
          onStep={onStep}
          onDone={() => heading.current?.focus({ preventScroll: true })}
        />
      </div>
      <OrderMails mails={mails} />
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2 border-t border-line px-4 py-1.5">
        <OrderNote order={order} labelId={title} />
        <OrderHistory history={order.history} />
        <div className="ml-auto flex flex-wrap justify-end gap-2">
          <Link
            to={paths.adminInvoice(order._id)}
            aria-describedby={title}
            className={buttonClass("quiet", "sm")}
          >
            {texts.invoiceLink}
          </Link>
          <Link
            to={printAddress("slips", [order._id])}
            aria-describedby={title}
            className={buttonClass("quiet", "sm")}
          >
            {listTexts.print.slip}
          </Link>
          {stepsOf(order).includes("cancel") && (
            <Button
              variant="danger"
              size="sm"
              aria-describedby={title}
              onClick={() => onStep("cancel")}
            >
              {stepTexts.steps.cancel}
            </Button>
          )}
          <DeleteOrderButton order={order} labelId={title} />
        </div>
      </div>
    </article>
  );
}
