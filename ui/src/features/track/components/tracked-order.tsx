import { Picture } from "@/components/ui/picture";
import { useFormat } from "@/texts/use-format";
import { languageOf } from "@/lib/language-of";
import { variantText } from "@/shopping/order-item";
import { OrderTimeline } from "@/components/ordering/order-timeline";
import { useShoppingTexts } from "@/texts/shopping";
import { useTrackTexts } from "@/texts/track";
import type { TrackedOrder as Order } from "@/api/types";

/** How far an order is; nothing personal. */
export function TrackedOrder({ order }: { order: Order }) {
  const texts = useTrackTexts();
  const { statuses } = useShoppingTexts();
  const format = useFormat();
  const variant = variantText(order);
  const facts: [name: string, value: string][] = [
    [texts.quantity, format.number(order.quantity)],
    [texts.variant, variant],
    [texts.payment, texts.paymentStatus[order.paymentStatus]],
    [texts.delivery, order.delivery],
  ];
  return (
    <section
      aria-label={texts.result}
      role="status"
      className="rounded-lg border border-line p-4 md:p-6"
    >
      <div className="flex gap-4">
        <Picture
          path={order.mainImage}
          alt=""
          sizes="80px"
          className="size-20 shrink-0 rounded-md bg-soft object-contain p-1"
        />
        <div className="min-w-0">
          <p className="text-sm text-muted">{order.orderNumber}</p>
          <h2 lang={languageOf(order.name)} className="text-lg font-semibold break-words">
            {order.name}
          </h2>
        </div>
      </div>
      <p className="mt-5 font-semibold">{statuses[order.OrderStatus]}</p>
      {!order.cancelledAt && (
        <div className="mt-3">
          <OrderTimeline order={order} />
        </div>
      )}
      <dl className="mt-6 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        {facts
          .filter(([, value]) => value !== "")
          .map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd lang={languageOf(value)} className="break-words">
                {value}
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
