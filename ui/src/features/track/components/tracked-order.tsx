import type { TrackedOrder as Order } from "@/api/types";
import { OrderView } from "@/components/ordering/order-view";
import { useTrackTexts } from "@/texts/track";

/** What an order is and how far; nothing personal. */
export function TrackedOrder({ order }: { order: Order }) {
  const texts = useTrackTexts();
  return (
    <section
      aria-label={texts.result}
      role="status"
      className="rounded-lg border border-line p-4 md:p-6"
    >
      <h2 className="mb-4 text-lg font-semibold">{order.orderNumber}</h2>
      <OrderView order={order} />
    </section>
  );
}
