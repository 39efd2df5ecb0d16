import { useId, useState, type FormEvent } from "react";
import type { AdminOrder } from "@/api/types";
import { useFailureToast } from "@/components/admin/use-failure-toast";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { MAX_SHORT } from "@/config/generated-admin";
import { cx } from "@/lib/cx";
import { useFormat } from "@/texts/use-format";
import { toast } from "@/lib/toast";
import { useOrderStepTexts } from "@/texts/admin-order-steps";
import { useAdminOrderTexts } from "@/texts/admin-orders";
import { useTexts } from "@/texts/use-texts";
import { useApproveOrder } from "../api/approve-order";
import { useDeliverOrder } from "../api/deliver-order";
import { likelyTimes } from "../lib/likely-times";
import { isDelivered, isEnded, isPending, stepsOf, type OrderStep } from "../lib/order-status";
import { stockRefusal } from "../lib/stock-refusal";
import { OrderDelivery } from "./order-delivery";
import { OrderPayment } from "./order-payment";

interface OrderActionsProps {
  order: AdminOrder;
  /** Of what names the order. */
  labelId: string;
  /** Opens the dialog of a step. */
  onStep: (step: OrderStep) => void;
  /** The button that was pressed cannot keep the focus. */
  onDone: () => void;
}

/**
 * How it is paid and when it comes; Approve and Confirm Delivery with their delivery time (specification 4 and 5), and
 * what else can be done with it now, but give it up (contract 11).
 */
export function OrderActions({ order, labelId, onStep, onDone }: OrderActionsProps) {
  const common = useTexts().common;
  const format = useFormat();
  const texts = useAdminOrderTexts();
  const stepTexts = useOrderStepTexts();
  const failed = useFailureToast();
  const approval = useApproveOrder();
  const delivery = useDeliverOrder();
  const list = useId();
  const [time, setTime] = useState("");
  const [fault, setFault] = useState<string>();
  const [likely, setLikely] = useState<string[]>([]);
  const pending = isPending(order);
  const delivered = isDelivered(order);
  const ended = isEnded(order);
  const steps = stepsOf(order).filter((step) => step !== "cancel");
  const busy = approval.isPending || delivery.isPending;

  /** Runs a change with the delivery time; without one says so, and where. */
  async function run(
    change: (deliveryTime: string) => Promise<unknown>,
    said: { need: string; done: string; failed: string },
  ) {
    const deliveryTime = time.trim();
    setFault(deliveryTime === "" ? said.need : undefined);
    if (deliveryTime === "") {
      document.getElementById(`${list}-time`)?.focus();
      return;
    }
    try {
      await change(deliveryTime);
      setTime("");
      toast.success(said.done);
      onDone();
    } catch (error) {
      setFault(stockRefusal(error, texts.left));
      failed(error, said.failed);
    }
  }

  const approve = () =>
    run(
      (deliveryTime) =>
        approval.mutateAsync({ orderId: order._id, userId: order.userId ?? null, deliveryTime }),
      { need: texts.needApproveTime, done: texts.approveDone, failed: texts.approveFailed },
    );
  const deliver = () =>
    run((deliveryTime) => delivery.mutateAsync({ orderId: order._id, deliveryTime }), {
      need: texts.needDeliverTime,
      done: texts.deliverDone,
      failed: texts.deliverFailed,
    });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!busy && !ended) void (pending ? approve() : deliver());
  }

  return (
    <div
      role="group"
      aria-label={texts.progress}
      className="min-w-0 text-sm md:col-span-2 xl:col-span-1"
    >
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 md:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_minmax(0,1fr)]">
        <OrderPayment order={order} labelId={labelId} />
        <OrderDelivery order={order} />
      </dl>
      <form
        noValidate
        onSubmit={submit}
        className="mt-3 grid gap-3 md:grid-cols-[minmax(10rem,1fr)_auto]"
      >
        {!ended && (
          <div>
            <TextField
              id={`${list}-time`}
              label={texts.deliveryTime}
              required
              maxLength={MAX_SHORT}
              autoComplete="off"
              list={list}
              placeholder={texts.deliveryExample}
              value={time}
              error={fault}
              onFocus={() => setLikely(likelyTimes(order, format))}
              onChange={(event) => {
                setTime(event.target.value);
                setFault(undefined);
              }}
            />
            <datalist id={list}>
              {likely.map((text) => (
                <option key={text} value={text} />
              ))}
            </datalist>
          </div>
        )}
        <div
          className={cx(
            "flex flex-wrap content-start gap-2 *:!px-3 *:!text-sm max-md:*:flex-1",
            // Beside the field, under its label.
            !ended && "md:mt-7",
          )}
        >
          <Button
            variant={pending ? "primary" : "secondary"}
            disabled={!pending || busy}
            busy={approval.isPending}
            busyText={common.processing}
            aria-describedby={labelId}
            onClick={() => void approve()}
          >
            {order.paymentStatus === "pending" ? texts.approve : texts.approved}
          </Button>
          <Button
            variant={pending || ended ? "secondary" : "primary"}
            disabled={ended || busy}
            busy={delivery.isPending}
            busyText={common.processing}
            aria-describedby={labelId}
            onClick={() => void deliver()}
          >
            {delivered ? texts.delivered : texts.confirmDelivery}
          </Button>
          {steps.map((step) => (
            <Button
              key={step}
              variant="secondary"
              disabled={busy}
              aria-describedby={labelId}
              onClick={() => onStep(step)}
            >
              {stepTexts.steps[step]}
            </Button>
          ))}
        </div>
      </form>
    </div>
  );
}
