import type { AdminOrder } from "@/api/types";
import { useOrderSums } from "@/components/ordering/use-order-sums";
import { cx } from "@/lib/cx";
import { useAdminOrderTexts } from "@/texts/admin-orders";

const LOOKS = {
  subtotal: "text-muted",
  discount: "text-offer",
  charge: "text-muted",
  total: "text-base font-semibold",
};

/** What an order comes to: its total, and how that is made up where it is not the lines' alone. */
export function OrderMoney({ order }: { order: AdminOrder }) {
  const { noPrice } = useAdminOrderTexts();
  const sums = useOrderSums(order);
  if (typeof order.total !== "number") return <p className="mt-3 text-sm text-muted">{noPrice}</p>;
  return (
    <dl className="mt-3 border-t border-line pt-2 text-sm tabular-nums">
      {sums.map(({ is, name, amount }) => (
        <div key={is} className={cx("flex justify-between gap-4", LOOKS[is])}>
          <dt>{name}</dt>
          <dd className="whitespace-nowrap">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
