import { Check, Undo2, X } from "lucide-react";
import { Written } from "@/components/ui/written";
import { cx } from "@/lib/cx";
import { useOrderViewTexts } from "@/texts/order-view";
import { useFormat } from "@/texts/use-format";
import { orderSteps, type OrderStep, type OrderWay } from "./order-steps";
import { ShippedWith, type Shipment } from "./shipped-with";

interface OrderTimelineProps {
  order: OrderWay & Shipment & { reason: string };
}

/** An order's way, step by step, each with its time; who brings it, and why it ended (contract 11). */
export function OrderTimeline({ order }: OrderTimelineProps) {
  const texts = useOrderViewTexts();
  const format = useFormat();
  const steps = orderSteps(order);
  return (
    <ol aria-label={texts.way}>
      {steps.map((step, index) => (
        <li
          key={step.stage}
          aria-current={step.now ? "step" : undefined}
          className="relative flex gap-3 pb-4 last:pb-0"
        >
          {index < steps.length - 1 && (
            <span
              aria-hidden="true"
              className={cx(
                "absolute top-6 bottom-0 left-3 w-0.5 -translate-x-1/2",
                steps[index + 1]!.done ? "bg-accent" : "bg-line",
              )}
            />
          )}
          <Mark step={step} />
          <div className="min-w-0 text-sm">
            <p className={cx("leading-6", step.done ? "font-semibold" : "text-muted")}>
              <span>{texts.steps[step.stage]}</span>
              {step.done && <span className="sr-only">{`, ${texts.done}`}</span>}
            </p>
            {step.at && (
              <time dateTime={step.at} className="block text-xs text-muted">
                {format.moment(step.at)}
              </time>
            )}
            {step.stage === "shipped" && step.done && <ShippedWith order={order} />}
            {step.now && order.reason !== "" && ENDS.has(step.stage) && (
              <p className="mt-1 wrap-anywhere">
                <Written words={order.reason} within={texts.reason} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

const ENDS: ReadonlySet<string> = new Set(["cancelled", "returned"]);

function Mark({ step: { stage, done } }: { step: OrderStep }) {
  const Icon = stage === "cancelled" ? X : stage === "returned" ? Undo2 : Check;
  return (
    <span
      className={cx(
        "inline-flex size-6 shrink-0 items-center justify-center rounded-full border-2",
        !done
          ? "border-field bg-ground"
          : ENDS.has(stage)
            ? "border-offer bg-ground text-offer"
            : "border-accent bg-accent text-white",
      )}
    >
      {done && <Icon size={14} strokeWidth={3} aria-hidden="true" />}
    </span>
  );
}
