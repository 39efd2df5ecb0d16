import { useEffect, useRef, useState, type RefObject } from "react";
import type { Quote } from "@/api/types";
import { CartRow } from "@/components/cart/cart-row";
import { Button } from "@/components/ui/button";
import { FormMessage } from "@/components/ui/form-message";
import { MAX_ORDER_LINES } from "@/config/generated-forms";
import { useMedia } from "@/lib/use-media";
import { lineKey, piecesOf } from "@/shopping/basket-line";
import { useCheckoutTexts } from "@/texts/checkout";
import { useFormat } from "@/texts/use-format";
import { shownLine } from "../lib/quoted-line";
import { hasGone } from "../lib/refusal";
import type { Basket } from "../lib/use-basket";
import { Section } from "./section";

/** So many lines stand on a phone without being asked for. */
const FEW = 2;

interface BasketSectionProps {
  basket: Basket;
  quote: Quote;
  /** Whether the person collects points. */
  points: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** What is bought, line by line, and what changed of it since the page was opened; on phones in one line as long as it is well. */
export function BasketSection({ basket, quote, points, heading }: BasketSectionProps) {
  const texts = useCheckoutTexts();
  const narrow = useMedia("(width < 48rem)") === true;
  const [opened, setOpened] = useState(false);
  const [seen, setSeen] = useState<Readonly<Record<string, number>>>({});
  const fresh = quote.lines.filter((line) => line.price > 0 && !(lineKey(line) in seen));
  if (fresh.length > 0) {
    setSeen({ ...seen, ...Object.fromEntries(fresh.map((line) => [lineKey(line), line.price])) });
  }
  const lines = basket.lines.map((line) =>
    shownLine(line, quote.lines, texts.cart, {
      before: seen[lineKey(line)],
      title: line.title,
      points,
    }),
  );
  if (!opened && lines.some(({ note }) => note !== undefined)) setOpened(true);
  const pressed = useRef(false);
  useEffect(() => {
    // The button that was pressed is gone.
    if (opened && pressed.current) heading.current?.focus();
  }, [opened, heading]);

  if (narrow && !opened && lines.length > FEW) {
    return (
      <Section title={texts.what} heading={heading}>
        <Folded
          pieces={piecesOf(lines)}
          subtotal={quote.subtotal}
          onChange={() => {
            pressed.current = true;
            setOpened(true);
          }}
        />
      </Section>
    );
  }
  return (
    <Section title={texts.what} heading={heading}>
      {hasGone(quote) && <FormMessage kind="error" text={texts.someGone} />}
      <ul aria-label={texts.what} className="flex flex-col gap-3">
        {lines.map((line) => (
          <li key={lineKey(line)}>
            <CartRow
              line={line}
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

/** How many pieces there are and what they cost, and the way to change that. */
function Folded({
  pieces,
  subtotal,
  onChange,
}: {
  pieces: number;
  subtotal: number;
  onChange: () => void;
}) {
  const texts = useCheckoutTexts();
  const format = useFormat();
  return (
    <div className="flex items-center justify-between gap-3 rounded-lg border border-line py-2 pr-2 pl-3">
      <p className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
        <span>{texts.pieces(pieces)}</span>
        <span className="ml-auto font-semibold tabular-nums">{format.taka(subtotal)}</span>
      </p>
      <Button variant="secondary" onClick={onChange}>
        {texts.change}
      </Button>
    </div>
  );
}
