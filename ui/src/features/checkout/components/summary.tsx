import type { Quote } from "@/api/types";
import { cx } from "@/lib/cx";
import type { Parts } from "@/lib/parts";
import { useCheckoutTexts } from "@/texts/checkout";
import { useFormat } from "@/texts/use-format";
import { Section } from "./section";

interface SummaryProps {
  quote: Quote;
  /** Whether the person collects points. */
  points: boolean;
  coupon: Parts;
  /** The button, and what stands above it. */
  children: Parts;
}

/** What it costs, part by part. */
export function Summary({ quote, points, coupon, children }: SummaryProps) {
  const texts = useCheckoutTexts();
  const format = useFormat();
  const { subtotal, discount, deliveryCharge, total } = quote;
  const rows = [
    { label: texts.subtotal, value: format.taka(subtotal) },
    ...(discount > 0
      ? [{ label: texts.discount, value: `−${format.taka(discount)}`, look: "text-offer" }]
      : []),
    {
      label: texts.deliveryCharge,
      value: deliveryCharge > 0 ? format.taka(deliveryCharge) : texts.free,
    },
  ];
  return (
    <div className="rounded-lg bg-soft p-4 md:p-6 lg:sticky lg:top-24">
      <Section title={texts.sum}>
        {coupon}
        <dl className="flex flex-col gap-1.5 tabular-nums">
          {rows.map(({ label, value, look = "" }) => (
            <div key={label} className={cx("flex justify-between gap-4", look)}>
              <dt className={look === "" ? "text-muted" : ""}>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div className="flex items-baseline justify-between gap-4 border-t border-line pt-2">
            <dt className="font-semibold">{texts.total}</dt>
            <dd className="text-xl font-semibold">{format.taka(total)}</dd>
          </div>
        </dl>
        {points && quote.points > 0 && (
          <p className="text-sm text-muted">{texts.points(quote.points)}</p>
        )}
        {children}
      </Section>
    </div>
  );
}
