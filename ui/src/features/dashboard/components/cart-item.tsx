import type { CartLine } from "@/api/types";
import { CartRow } from "@/components/cart/cart-row";
import { Button } from "@/components/ui/button";
import { productPath } from "@/config/listings";
import { useCartChanges } from "@/shopping/use-cart-changes";
import { useCheckoutTexts } from "@/texts/checkout";

/** One line of the account's cart at today's price, with what changed since it was put in. */
export function CartItem({ line, onOrder }: { line: CartLine; onOrder: () => void }) {
  const texts = useCheckoutTexts().cart;
  const { setQuantity, remove } = useCartChanges();
  const { name, price, addedPrice, available, points, quantity } = line;
  return (
    <CartRow
      line={{
        ...line,
        to: productPath(line.listing, line.productId),
        before: available && price < addedPrice ? addedPrice : undefined,
        points: points * quantity,
        note: noteOf(line, texts),
      }}
      onQuantity={(quantity) => setQuantity(line, quantity)}
      onRemove={() => remove(line)}
    >
      <Button
        variant="secondary"
        disabled={!available}
        aria-label={texts.orderOf(name)}
        onClick={onOrder}
      >
        {texts.order}
      </Button>
    </CartRow>
  );
}

function noteOf(
  { available, price, addedPrice }: CartLine,
  texts: ReturnType<typeof useCheckoutTexts>["cart"],
): string | undefined {
  if (!available) return texts.gone;
  if (price === addedPrice) return undefined;
  return (price < addedPrice ? texts.cheaper : texts.dearer)(addedPrice, price);
}
