import { Check } from "lucide-react";
import { cx } from "@/lib/cx";
import { useFormat } from "@/texts/use-format";
import { useShoppingTexts } from "@/texts/shopping";

interface OrderTimelineProps {
  order: {
    orderedAt: string;
    approvedAt?: string | null;
    deliveredAt?: string | null;
  };
}

/** An order's way as three steps with their days (specification 4, Order payment and delivery). */
export function OrderTimeline({ order }: OrderTimelineProps) {
  const texts = useShoppingTexts().steps;
  const format = useFormat();
  const steps = [
    { name: texts.received, at: order.orderedAt },
    { name: texts.confirmed, at: order.approvedAt },
    { name: texts.delivered, at: order.deliveredAt },
  ];
  const reached = steps.findLastIndex(({ at }) => Boolean(at));
  return (
    <ol aria-label={texts.label} className="isolate flex">
      {steps.map(({ name, at }, index) => {
        const done = index <= reached;
        return (
          <li
            key={name}
            aria-current={index === reached ? "step" : undefined}
            className="relative flex flex-1 flex-col items-center gap-1 text-center"
          >
            {index > 0 && (
              <span
                aria-hidden="true"
                className={cx(
                  "absolute top-3 right-1/2 h-0.5 w-full -translate-y-1/2",
                  done ? "bg-accent" : "bg-line",
                )}
              />
            )}
            <span
              className={cx(
                "relative z-10 inline-flex size-6 items-center justify-center rounded-full border-2",
                done ? "border-accent bg-accent text-white" : "border-field bg-ground",
              )}
            >
              {done && <Check size={14} strokeWidth={3} aria-hidden="true" />}
            </span>
            <span className={cx("text-sm", done ? "font-semibold" : "text-muted")}>
              <span>{name}</span>
              {done && <span className="sr-only">{`, ${texts.done}`}</span>}
            </span>
            {at && (
              <time dateTime={at} className="text-xs text-muted">
                {format.day(at)}
              </time>
            )}
          </li>
        );
      })}
    </ol>
  );
}
