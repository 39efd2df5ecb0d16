import type { CustomerOrder, OrderLine, TrackedOrder } from "@/api/types";
import type { Parts } from "@/lib/parts";
import { OrderFacts } from "./order-facts";
import { OrderLines } from "./order-lines";
import { OrderStatus } from "./order-status";
import { OrderSums } from "./order-sums";
import { OrderTimeline } from "./order-timeline";

interface OrderViewProps {
  order: CustomerOrder | TrackedOrder;
  /** To who ordered, not to whoever follows it. */
  own?: boolean;
  /** What can be done about a line. */
  lineAction?: (line: OrderLine) => Parts;
}

/** What an order is and how far it is: its lines, what they add up to, its way, how it comes and is paid. */
export function OrderView({ order, own = false, lineAction }: OrderViewProps) {
  return (
    <>
      <OrderLines lines={order.lines} action={lineAction} />
      <div className="mt-5 grid gap-x-8 gap-y-5 border-t border-line pt-4 sm:grid-cols-2">
        <div className="flex flex-col gap-5">
          <OrderSums order={order} />
          <OrderFacts order={order} own={own} />
        </div>
        <div className="flex flex-col gap-3 max-sm:border-t max-sm:border-line max-sm:pt-4">
          <OrderStatus order={order} />
          <OrderTimeline order={order} />
        </div>
      </div>
    </>
  );
}
