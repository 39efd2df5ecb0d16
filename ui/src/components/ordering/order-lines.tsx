import { Link } from "react-router-dom";
import type { OrderLine } from "@/api/types";
import { Picture } from "@/components/ui/picture";
import { productPath } from "@/config/listings";
import { languageOf } from "@/lib/language-of";
import type { Parts } from "@/lib/parts";
import { variantText } from "@/shopping/order-item";
import { useOrderViewTexts } from "@/texts/order-view";
import { useFormat } from "@/texts/use-format";

interface OrderLinesProps {
  lines: readonly OrderLine[];
  /** What can be done about a line. */
  action?: ((line: OrderLine) => Parts) | undefined;
}

/** What was ordered, line by line; a product that the shop still has is a link. */
export function OrderLines({ lines, action }: OrderLinesProps) {
  const texts = useOrderViewTexts();
  return (
    <ul aria-label={texts.lines} className="flex flex-col gap-4">
      {lines.map((line) => (
        <li key={line.line} className="flex gap-3 sm:gap-4">
          <Picture
            path={line.mainImage}
            alt=""
            sizes="72px"
            className="size-16 shrink-0 self-start rounded-md bg-soft object-contain p-1 sm:size-18"
          />
          <Line line={line}>{action?.(line)}</Line>
        </li>
      ))}
    </ul>
  );
}

function Line({ line, children }: { line: OrderLine; children: Parts }) {
  const texts = useOrderViewTexts();
  const format = useFormat();
  const { name, productId, listing, price, total, quantity, returned } = line;
  const variant = variantText(line);
  return (
    <div className="min-w-0 flex-1">
      <div className="sm:flex sm:justify-between sm:gap-4">
        <div className="min-w-0">
          <p
            lang={languageOf(name)}
            className="line-clamp-3 leading-snug font-semibold break-words"
          >
            {productId && listing && !line.productGone ? (
              <Link
                to={productPath(listing, productId)}
                className="hover:text-accent hover:underline"
              >
                {name}
              </Link>
            ) : (
              name
            )}
          </p>
          {line.productGone && <p className="text-sm text-muted">{texts.gone}</p>}
          {variant !== "" && (
            <p lang={languageOf(variant)} className="text-sm wrap-anywhere text-muted">
              {variant}
            </p>
          )}
          <p className="text-sm text-muted tabular-nums">
            {typeof price === "number"
              ? texts.pieces(quantity, format.taka(price))
              : texts.piecesOnly(quantity)}
          </p>
          {returned > 0 && <p className="text-sm">{texts.returned(returned)}</p>}
        </div>
        <p className="font-semibold whitespace-nowrap tabular-nums">
          {typeof total === "number" ? format.taka(total) : texts.noPrice}
        </p>
      </div>
      {children}
    </div>
  );
}
