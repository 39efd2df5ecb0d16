import type { ReactNode } from "react";
import type { CustomerOrder } from "@/api/types";
import { Written } from "@/components/ui/written";
import { cx } from "@/lib/cx";
import { languageOf } from "@/lib/language-of";
import { useOrderViewTexts } from "@/texts/order-view";
import { useShoppingTexts } from "@/texts/shopping";

type Facts = Pick<
  CustomerOrder,
  | "stage"
  | "deliveryMethod"
  | "zone"
  | "branch"
  | "delivery"
  | "paymentMethod"
  | "paymentStatus"
  | "paymentReceived"
  | "transaction"
>;

interface OrderFactsProps {
  order: Facts;
  /** Shows the transaction of a mobile payment: to who paid alone. */
  own?: boolean;
}

/** How an order comes to the person and how it is paid; when, and whether, while it goes on. */
export function OrderFacts({ order, own = false }: OrderFactsProps) {
  const texts = useOrderViewTexts();
  const { payments } = useShoppingTexts();
  const { stage, deliveryMethod, delivery, paymentReceived, paymentStatus, transaction } = order;
  const ended = stage === "cancelled" || stage === "returned";
  const place = deliveryMethod === "pickup" ? order.branch : order.zone;
  const settled = paymentReceived || paymentStatus === "approved";
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 text-sm">
      <Fact name={texts.delivery}>
        <span className="block">
          <Written words={place} within={texts.method[deliveryMethod]} />
        </span>
        {!ended && delivery !== "" && (
          <span lang={languageOf(delivery)} className="block">
            {delivery}
          </span>
        )}
      </Fact>
      <Fact name={texts.payment}>
        <span className="block">{payments[order.paymentMethod]}</span>
        {own && transaction !== "" && (
          <span className="block">{texts.transaction(transaction)}</span>
        )}
        {!ended && (
          <span
            className={cx(
              "flex items-center gap-1.5 font-semibold",
              settled ? "text-accent" : "text-ink",
            )}
          >
            <span aria-hidden="true" className="size-2 rounded-full bg-current" />
            <span>{paymentReceived ? texts.paid : texts.paymentStatus[paymentStatus]}</span>
          </span>
        )}
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
