import { CartChanged } from "@/components/cart/cart-changed";
import { CartRow } from "@/components/cart/cart-row";
import { CartSum } from "@/components/cart/cart-sum";
import { EmptyCart } from "@/components/cart/empty-cart";
import { ErrorState } from "@/components/ui/error-state";
import { useRested } from "@/lib/use-rested";
import { lineKey } from "@/shopping/basket-line";
import { useCartChanges } from "@/shopping/use-cart-changes";
import { useVisitorCart } from "@/shopping/visitor-cart";
import { useCheckoutTexts } from "@/texts/checkout";
import { useQuote } from "../api/quote";
import { questionText, REST_MS } from "../lib/question";
import { shownLine } from "../lib/quoted-line";
import { LinesSkeleton } from "./lines-skeleton";

/** The lines of this browser's cart with what the shop says of them today. */
export function VisitorCart() {
  const texts = useCheckoutTexts().cart;
  const lines = useVisitorCart();
  const asked = useRested(questionText({ lines }), REST_MS);
  const { quote, error, retry } = useQuote(asked, "", lines.length > 0);
  const { setQuantity, remove } = useCartChanges();
  if (lines.length === 0) return <EmptyCart />;
  if (!quote) {
    return error ? (
      <ErrorState error={error} onRetry={retry} />
    ) : (
      <LinesSkeleton count={lines.length} />
    );
  }
  const shown = lines.map((line) =>
    shownLine(line, quote.lines, texts, { title: line.title, before: line.addedPrice }),
  );
  const total = shown.reduce(
    (sum, { price, quantity, available }) => sum + (available ? price * quantity : 0),
    0,
  );
  return (
    <>
      {shown.some(({ note }) => note !== undefined) && <CartChanged />}
      <ul aria-label={texts.list} className="flex flex-col gap-3">
        {shown.map((line) => (
          <li key={lineKey(line)}>
            <CartRow
              line={line}
              onQuantity={(quantity) => setQuantity(line, quantity)}
              onRemove={() => remove(line)}
            />
          </li>
        ))}
      </ul>
      {error && <ErrorState error={error} onRetry={retry} />}
      <CartSum total={total} possible={shown.some(({ available }) => available)} />
    </>
  );
}
