import { cx } from "@/lib/cx";
import { useOrderViewTexts } from "@/texts/order-view";
import { useOrderSums, type Sums } from "./use-order-sums";

const LOOKS = {
  subtotal: "",
  discount: "text-offer",
  charge: "",
  total: "text-base font-semibold",
};

/** What the lines cost, what is taken off and put on, and what is paid. */
export function OrderSums({ order }: { order: Sums }) {
  const { noPrice } = useOrderViewTexts();
  return (
    <dl className="flex flex-col gap-1 text-sm">
      {useOrderSums(order).map(({ is, name, amount = noPrice }) => (
        <div key={is} className={cx("flex justify-between gap-4", LOOKS[is])}>
          <dt className="min-w-0 wrap-anywhere">{name}</dt>
          <dd className="whitespace-nowrap tabular-nums">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
