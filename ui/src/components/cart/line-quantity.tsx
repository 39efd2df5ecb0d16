import { useState } from "react";
import { QuantityField } from "@/components/ordering/quantity-field";
import { quantityTyped } from "@/lib/whole-number";
import { useCheckoutTexts } from "@/texts/checkout";

interface LineQuantityProps {
  name: string;
  quantity: number;
  /** Settles when it is done, or could not be. */
  onQuantity: (quantity: number) => unknown;
}

/** How many pieces a line has; a whole number counts at once, anything else waits for one. */
export function LineQuantity({ name, quantity, onQuantity }: LineQuantityProps) {
  const texts = useCheckoutTexts();
  // What stands in the field as long as the line does not say so.
  const [typed, setTyped] = useState<string>();
  const pieces = quantityTyped(typed ?? "");

  async function change(next: string) {
    setTyped(next);
    const number = quantityTyped(next);
    if (number === undefined) return;
    await onQuantity(number);
    // Whatever was typed meanwhile is about a later number.
    setTyped((now) => (now === next ? undefined : now));
  }

  return (
    <QuantityField
      value={typed ?? String(quantity)}
      onChange={(next) => void change(next)}
      error={
        typed !== undefined && typed !== "" && pieces === undefined ? texts.badQuantity : undefined
      }
      names={{
        quantity: texts.cart.quantityOf(name),
        fewer: texts.cart.fewerOf(name),
        more: texts.cart.moreOf(name),
      }}
    />
  );
}
