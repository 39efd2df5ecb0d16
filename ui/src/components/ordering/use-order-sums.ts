import { useOrderViewTexts } from "@/texts/order-view";
import { useFormat } from "@/texts/use-format";

/** What an order adds up to (contract 11). */
export interface Sums {
  subtotal?: number | null;
  discount: number;
  coupon: string;
  deliveryCharge: number;
  zone: string;
  total?: number | null;
}

/** A row of the sum; `undefined` for an amount that nobody knows yet. */
interface SumRow {
  is: "subtotal" | "discount" | "charge" | "total";
  name: string;
  amount: string | undefined;
}

/** From what the lines cost to what is paid; where nothing is taken off or put on, that alone. */
export function useOrderSums({ discount, coupon, deliveryCharge, ...order }: Sums): SumRow[] {
  const format = useFormat();
  const texts = useOrderViewTexts();
  const taka = (amount: number | null | undefined) =>
    typeof amount === "number" ? format.taka(amount) : undefined;
  const rows: SumRow[] = [];
  if (discount > 0) {
    const name = coupon === "" ? texts.discount : texts.discountOf(coupon);
    rows.push({ is: "discount", name, amount: `−${format.taka(discount)}` });
  }
  if (deliveryCharge > 0 || order.zone !== "") {
    const amount = deliveryCharge > 0 ? format.taka(deliveryCharge) : texts.free;
    rows.push({ is: "charge", name: texts.deliveryCharge, amount });
  }
  const subtotal = taka(order.subtotal);
  if (rows.length > 0 && subtotal !== undefined)
    rows.unshift({ is: "subtotal", name: texts.subtotal, amount: subtotal });
  return [...rows, { is: "total", name: texts.total, amount: taka(order.total) }];
}
