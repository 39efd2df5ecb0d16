import { useState } from "react";
import { Link } from "react-router-dom";
import { Button } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import { cx } from "@/lib/cx";
import { languageOf } from "@/lib/language-of";
import type { Parts } from "@/lib/parts";
import type { BasketLine } from "@/shopping/basket-line";
import { variantText } from "@/shopping/order-item";
import { useCheckoutTexts } from "@/texts/checkout";
import { useFormat } from "@/texts/use-format";
import { useTexts } from "@/texts/use-texts";
import { LineQuantity } from "./line-quantity";

/** What a line of a cart shows, wherever the cart is kept. */
export interface ShownLine extends BasketLine {
  name: string;
  /** The product's page; undefined where there is none any more. */
  to: string | undefined;
  mainImage: string;
  /** One piece's, in taka. */
  price: number;
  /** What it cost before it became cheaper. */
  before?: number | undefined;
  points: number;
  available: boolean;
  /** What a person must look at first. */
  note?: string | undefined;
}

interface CartRowProps {
  line: ShownLine;
  /** The level of its heading. */
  heading?: "h2" | "h3";
  onQuantity: (quantity: number) => unknown;
  /** Settles when it is gone, or could not be taken out. */
  onRemove: () => unknown;
  /** More to do about it. */
  children?: Parts;
}

/** One line of a cart at today's price: how many, what they cost, and the way out. */
export function CartRow({
  line,
  heading: Heading = "h2",
  onQuantity,
  onRemove,
  children,
}: CartRowProps) {
  const { processing } = useTexts().common;
  const texts = useCheckoutTexts().cart;
  const format = useFormat();
  const [removing, setRemoving] = useState(false);
  const { price, before, quantity, points, available, note } = line;
  const name = line.name === "" ? texts.noTitle : line.name;
  const variant = variantText(line);

  async function remove() {
    setRemoving(true);
    await onRemove();
    setRemoving(false);
  }

  return (
    <article className="flex flex-col gap-3 rounded-lg border border-line p-3 sm:p-4">
      <div className="flex min-w-0 gap-3 sm:gap-4">
        <Picture
          path={line.mainImage}
          alt=""
          sizes="80px"
          className="size-16 shrink-0 rounded-md bg-soft object-contain p-1 sm:size-20"
        />
        <div className="min-w-0 flex-1">
          <Heading lang={languageOf(name)} className="leading-snug font-semibold wrap-anywhere">
            {line.to === undefined ? (
              name
            ) : (
              <Link to={line.to} className="hover:text-accent hover:underline">
                {name}
              </Link>
            )}
          </Heading>
          {variant !== "" && (
            <p lang={languageOf(variant)} className="text-sm text-muted">
              {variant}
            </p>
          )}
          <p className="mt-1 flex flex-wrap items-baseline gap-x-2 text-sm tabular-nums">
            {price > 0 && <span className="text-muted">{texts.each(format.taka(price))}</span>}
            {before !== undefined && <s className="text-muted">{format.taka(before)}</s>}
            {points > 0 && <span className="text-muted">{texts.points(points)}</span>}
          </p>
          {note !== undefined && (
            <p lang={languageOf(note)} className="mt-1 text-sm text-warning">
              {note}
            </p>
          )}
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <LineQuantity name={name} quantity={quantity} onQuantity={onQuantity} />
        <span
          className={cx(
            "ml-auto tabular-nums",
            available ? "text-lg font-semibold" : "text-muted line-through",
          )}
        >
          {price > 0 && format.taka(price * quantity)}
        </span>
        <div className="flex justify-end gap-2 max-sm:w-full">
          <Button
            variant="quiet"
            className={children ? undefined : "max-sm:-mr-3"}
            busy={removing}
            busyText={processing}
            aria-label={texts.removeOf(name)}
            onClick={() => void remove()}
          >
            {texts.remove}
          </Button>
          {children}
        </div>
      </div>
    </article>
  );
}
