import { Suspense, useState, type ReactNode } from "react";
import { Link } from "react-router-dom";
import type { CustomerOrder } from "@/api/types";
import { lazyPart } from "@/components/lazy-part";
import { Button } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import { categoryLabel } from "@/texts/category-names";
import { productPath } from "@/config/listings";
import { cx } from "@/lib/cx";
import { useFormat } from "@/texts/use-format";
import { languageOf } from "@/lib/language-of";
import { variantText } from "@/shopping/order-item";
import { OrderTimeline } from "@/components/ordering/order-timeline";
import type { OrderChange } from "../api/change-order";
import { useDashboardTexts } from "@/texts/dashboard";
import { useShoppingTexts } from "@/texts/shopping";
import { useTexts } from "@/texts/use-texts";

const OrderQuestion = lazyPart(() => import("./order-question"));

/** One order: what, how much, how it is paid, how far it is. It can be cancelled until it is approved, and taken off the list from then on (contract 5). */
export function OrderCard({ order }: { order: CustomerOrder }) {
  const common = useTexts();
  const { payments, statuses } = useShoppingTexts();
  const texts = useDashboardTexts().orders;
  const format = useFormat();
  const [asking, setAsking] = useState<OrderChange>();
  const variant = variantText(order);
  const category = order.category && categoryLabel(order.category, common);
  const approved = order.paymentStatus === "approved";
  const cancelled = Boolean(order.cancelledAt);
  const change: OrderChange = approved || cancelled ? "remove" : "cancel";
  return (
    <article className="rounded-lg border border-line p-4 md:p-5">
      <div className="flex gap-4">
        <Picture
          path={order.mainImage}
          alt=""
          sizes="88px"
          className="size-20 shrink-0 rounded-md bg-soft object-contain p-1 md:size-22"
        />
        <div className="min-w-0 flex-1">
          <p className="text-xs tracking-wide wrap-anywhere text-muted uppercase">
            {[order.brand, category].filter(Boolean).join(" · ")}
          </p>
          <h2 lang={languageOf(order.name)} className="leading-snug font-semibold break-words">
            {order.productId === "" || order.productGone ? (
              order.name
            ) : (
              <Link
                to={productPath(order.listing, order.productId)}
                className="hover:text-accent hover:underline"
              >
                {order.name}
              </Link>
            )}
          </h2>
          {order.productGone && <p className="text-sm text-muted">{texts.productGone}</p>}
          {variant !== "" && (
            <p lang={languageOf(variant)} className="text-sm wrap-anywhere text-muted">
              {variant}
            </p>
          )}
          <p className="mt-1 text-sm text-muted">
            <span>{texts.number}</span>{" "}
            <span className="font-semibold whitespace-nowrap text-ink">{order.orderNumber}</span>
          </p>
        </div>
      </div>
      <p className="mt-4 font-semibold">{statuses[order.OrderStatus]}</p>
      {!cancelled && (
        <div className="mt-3">
          <OrderTimeline order={order} />
        </div>
      )}
      <dl className="mt-5 grid grid-cols-2 gap-x-4 gap-y-3 text-sm md:grid-cols-4">
        <Fact name={texts.quantity}>
          <span className="tabular-nums">
            {`${format.number(order.quantity)} × ${format.taka(order.price)}`}
          </span>
        </Fact>
        <Fact name={texts.total}>
          <span className="font-semibold tabular-nums">{format.taka(order.total)}</span>
        </Fact>
        <Fact name={texts.payment}>
          <span>{payments[order.paymentMethod]}</span>
          {!cancelled && (
            <span
              className={cx(
                "flex items-center gap-1.5 font-semibold",
                approved ? "text-accent" : "text-warning",
              )}
            >
              <span aria-hidden="true" className="size-2 rounded-full bg-current" />
              <span>{texts.paymentStatus[order.paymentStatus]}</span>
            </span>
          )}
        </Fact>
        {!cancelled && (
          <Fact name={texts.delivery}>
            <span lang={languageOf(order.delivery)}>{order.delivery || "–"}</span>
          </Fact>
        )}
      </dl>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3 text-sm text-muted">
        <span>
          <span>{texts.orderedOn}</span>{" "}
          <time dateTime={order.orderedAt}>{format.day(order.orderedAt)}</time>
          {order.points > 0 && !order.deliveredAt && !cancelled && (
            <span>{` · ${texts.points(order.points)}`}</span>
          )}
        </span>
        <Button
          key={change}
          variant={change === "cancel" ? "danger" : "secondary"}
          size="sm"
          aria-label={`${texts[change].button} ${order.orderNumber}`}
          onClick={() => setAsking(change)}
        >
          {texts[change].button}
        </Button>
      </div>
      {asking && (
        <Suspense fallback={null}>
          <OrderQuestion order={order} change={asking} onClose={() => setAsking(undefined)} />
        </Suspense>
      )}
    </article>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted">{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}
