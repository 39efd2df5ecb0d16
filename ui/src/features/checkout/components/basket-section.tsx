import { useState, type Ref } from "react";
import type { Quote } from "@/api/types";
import { CartRow } from "@/components/cart/cart-row";
import { FormMessage } from "@/components/ui/form-message";
import { MAX_ORDER_LINES } from "@/config/generated-forms";
import { lineKey } from "@/shopping/basket-line";
import { useCheckoutTexts } from "@/texts/checkout";
import { shownLine } from "../lib/quoted-line";
import type { Basket } from "../lib/use-basket";
import { Section } from "./section";

interface BasketSectionProps {
  basket: Basket;
  quote: Quote;
  /** Whether the person collects points. */
  points: boolean;
  /** Why it cannot be ordered as it stands. */
  refusal: string | undefined;
  heading: Ref<HTMLHeadingElement>;
}

/** What is bought, line by line, and what changed of it since the page was opened. */
export function BasketSection({ basket, quote, points, refusal, heading }: BasketSectionProps) {
  const texts = useCheckoutTexts();
  const [seen, setSeen] = useState<Readonly<Record<string, number>>>({});
  const fresh = quote.lines.filter((line) => line.price > 0 && !(lineKey(line) in seen));
  if (fresh.length > 0) {
    setSeen({ ...seen, ...Object.fromEntries(fresh.map((line) => [lineKey(line), line.price])) });
  }
  return (
    <Section title={texts.what} heading={heading}>
      {refusal !== undefined && <FormMessage kind="error" text={refusal} />}
      <ul aria-label={texts.what} className="flex flex-col gap-3">
        {basket.lines.map((line) => (
          <li key={lineKey(line)}>
            <CartRow
              line={shownLine(line, quote.lines, texts.cart, {
                before: seen[lineKey(line)],
                title: line.title,
                points,
              })}
              heading="h3"
              onQuantity={(quantity) => basket.setQuantity(line, quantity)}
              onRemove={() => basket.remove(line)}
            />
          </li>
        ))}
      </ul>
      {basket.tooMany && (
        <p className="text-sm text-muted">{texts.cart.tooMany(MAX_ORDER_LINES)}</p>
      )}
    </Section>
  );
}
