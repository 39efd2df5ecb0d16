import { Info } from "lucide-react";
import { useCheckoutTexts } from "@/texts/checkout";

/** Above a cart in which something is not as it was put in. */
export function CartChanged() {
  const texts = useCheckoutTexts().cart;
  return (
    <p
      role="status"
      className="mb-4 flex gap-2 rounded-md bg-soft px-4 py-3 text-sm font-semibold text-ink"
    >
      <Info size={18} aria-hidden="true" className="mt-px shrink-0" />
      <span>{texts.changed}</span>
    </p>
  );
}
