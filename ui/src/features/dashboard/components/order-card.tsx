import { Suspense, useId, useState } from "react";
import { Link } from "react-router-dom";
import type { CustomerOrder } from "@/api/types";
import { lazyPart } from "@/components/lazy-part";
import { OrderView } from "@/components/ordering/order-view";
import { Button, buttonClass } from "@/components/ui/button";
import { paths } from "@/config/paths";
import { useDashboardTexts } from "@/texts/dashboard";
import { useFormat } from "@/texts/use-format";
import type { OrderChange } from "../api/change-order";
import { BuyAgainButton } from "./buy-again-button";
import { LineReview } from "./line-review";

const OrderQuestion = lazyPart(() => import("./order-question"));

/** One order: what, how it is paid, how far it is. It can be cancelled until it is approved, and taken off the list from then on (contract 5). */
export function OrderCard({ order }: { order: CustomerOrder }) {
  const texts = useDashboardTexts().orders;
  const format = useFormat();
  const title = useId();
  const [asking, setAsking] = useState<OrderChange>();
  const { stage, orderNumber } = order;
  const change: OrderChange = stage === "pending" ? "cancel" : "remove";
  const bringsPoints = stage === "pending" || stage === "approved" || stage === "shipped";
  return (
    <article aria-labelledby={title} className="rounded-lg border border-line">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-3 md:px-5">
        <h2 id={title} className="font-semibold whitespace-nowrap">
          <span className="sr-only">{`${texts.number} `}</span>
          <span>{orderNumber}</span>
        </h2>
        <p className="text-sm text-muted">
          <span>{texts.orderedOn}</span>{" "}
          <time dateTime={order.orderedAt}>{format.day(order.orderedAt)}</time>
        </p>
      </div>
      <div className="p-4 md:p-5">
        <OrderView
          order={order}
          own
          lineAction={stage === "delivered" ? (line) => <LineReview line={line} /> : undefined}
        />
        {order.points > 0 && bringsPoints && (
          <p className="mt-4 text-sm text-muted">{texts.points(order.points)}</p>
        )}
        <div className="mt-5 flex flex-wrap gap-2">
          {order.lines.some(({ productId, productGone }) => productId && !productGone) && (
            <BuyAgainButton order={order} />
          )}
          {stage !== "cancelled" && (
            <Link
              to={paths.invoice(order.orderId)}
              aria-label={`${texts.invoice} ${orderNumber}`}
              className={buttonClass("secondary", "sm")}
            >
              {texts.invoice}
            </Link>
          )}
          <Button
            key={change}
            variant={change === "cancel" ? "danger" : "quiet"}
            size="sm"
            aria-label={`${texts[change].button} ${orderNumber}`}
            className="sm:ml-auto"
            onClick={() => setAsking(change)}
          >
            {texts[change].button}
          </Button>
        </div>
      </div>
      {asking && (
        <Suspense fallback={null}>
          <OrderQuestion order={order} change={asking} onClose={() => setAsking(undefined)} />
        </Suspense>
      )}
    </article>
  );
}
