import { TrendingDown, TrendingUp, X } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { Picture } from "@/components/ui/picture";
import { cx } from "@/lib/cx";
import { languageOf } from "@/lib/language-of";
import type { Parts } from "@/lib/parts";
import type { BasketLine } from "@/shopping/basket-line";
import { variantText } from "@/shopping/order-item";
import { useCheckoutTexts } from "@/texts/checkout";
import { useFormat } from "@/texts/use-format";
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
  const texts = useCheckoutTexts().cart;
  const format = useFormat();
  const [removing, setRemoving] = useState(false);
  const { price, before, quantity, points, available, note } = line;
  const name = line.name === "" ? texts.noTitle : line.name;
  const variant = variantText(line);

  async function remove() {
    if (removing) return;
    setRemoving(true);
    await onRemove();
    setRemoving(false);
  }

  return (
    <div className="@container">
      <article className="relative grid grid-cols-[3.25rem_minmax(0,1fr)] gap-x-3 gap-y-1 rounded-lg border border-line p-2.5 @2xl:flex @2xl:items-center @2xl:gap-4 @2xl:p-4">
        <Picture
          path={line.mainImage}
          alt=""
          sizes="80px"
          className="size-13 rounded-md bg-soft object-contain p-1 @2xl:size-20 @2xl:shrink-0"
        />
        <div className="min-w-0 pr-8 @2xl:flex-1 @2xl:pr-0">
          <Heading
            lang={languageOf(name)}
            // All of it, where two lines do not hold it.
            title={name}
            className="line-clamp-2 leading-snug font-semibold wrap-anywhere"
          >
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
          <p className="flex flex-wrap items-baseline gap-x-2 text-sm tabular-nums">
            {price > 0 && <span className="text-muted">{texts.each(format.taka(price))}</span>}
            {before !== undefined && <s className="text-muted">{format.taka(before)}</s>}
            {points > 0 && <span className="text-muted">{texts.points(points)}</span>}
          </p>
          {note !== undefined && (
            <Note text={note} stock={!available} down={before !== undefined} />
          )}
        </div>
        <div className="col-span-2 flex flex-wrap items-center justify-between gap-2 @2xl:contents @max-2xl:[&_.gap-2]:gap-1 @max-2xl:[&_input]:w-11">
          <LineQuantity name={name} quantity={quantity} onQuantity={onQuantity} />
          <span
            className={cx(
              "ml-auto text-right tabular-nums @2xl:order-last @2xl:min-w-32",
              available ? "font-semibold @2xl:text-lg" : "text-muted line-through",
            )}
          >
            {price > 0 && format.taka(price * quantity)}
          </span>
        </div>
        {children && <div className="col-span-2 flex justify-end">{children}</div>}
        <button
          type="button"
          aria-label={texts.removeOf(name)}
          aria-busy={removing || undefined}
          onClick={() => void remove()}
          className="absolute top-0.5 right-0.5 inline-flex size-11 items-center justify-center rounded-md text-muted hover:bg-soft hover:text-ink aria-busy:cursor-wait aria-busy:opacity-55 @2xl:static"
        >
          <X size={20} aria-hidden="true" />
        </button>
      </article>
    </div>
  );
}

/** What a person must look at first: that it cannot be had so, or that it costs something else. */
function Note({ text, stock, down }: { text: string; stock: boolean; down: boolean }) {
  const Icon = down ? TrendingDown : TrendingUp;
  return (
    <p
      lang={languageOf(text)}
      className={cx("mt-1 flex gap-1.5 text-sm", stock ? "text-warning" : "font-semibold")}
    >
      {!stock && <Icon size={18} aria-hidden="true" className="mt-px shrink-0" />}
      <span>{text}</span>
    </p>
  );
}
