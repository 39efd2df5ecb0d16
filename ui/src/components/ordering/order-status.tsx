import type { CustomerOrder, OrderStage } from "@/api/types";
import { cx } from "@/lib/cx";
import { useOrderViewTexts } from "@/texts/order-view";

const DOTS: Record<OrderStage, string> = {
  pending: "bg-ink",
  approved: "bg-accent",
  shipped: "bg-accent",
  delivered: "bg-accent",
  cancelled: "bg-offer",
  returned: "bg-field",
};

/** How far an order is, in words, with a dot that repeats it. */
export function OrderStatus({ order }: { order: Pick<CustomerOrder, "OrderStatus" | "stage"> }) {
  const { statuses } = useOrderViewTexts();
  return (
    <p className="flex items-center gap-2 font-semibold">
      <span aria-hidden="true" className={cx("size-2 shrink-0 rounded-full", DOTS[order.stage])} />
      <span>{statuses[order.OrderStatus]}</span>
    </p>
  );
}
