import { useShoppingTexts } from "@/texts/shopping";
import { useFormat } from "@/texts/use-format";

/** What things cost with their delivery. */
export function DeliveryTotal({ subtotal, delivery }: { subtotal: number; delivery: number }) {
  const texts = useShoppingTexts().order;
  const format = useFormat();
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 tabular-nums">
      <span>{texts.total}</span>
      <span className="text-lg font-semibold">{format.taka(subtotal + delivery)}</span>
      <span className="w-full text-right text-sm text-muted">{texts.withDelivery(delivery)}</span>
    </p>
  );
}
