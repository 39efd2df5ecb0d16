import { useCheckoutTexts } from "@/texts/checkout";

/** Above a cart in which something is not as it was put in. */
export function CartChanged() {
  const texts = useCheckoutTexts().cart;
  return (
    <p
      role="status"
      className="mb-4 rounded-md bg-warning-soft px-4 py-3 text-sm font-semibold text-warning"
    >
      {texts.changed}
    </p>
  );
}
