import { said } from "@/texts/language";
import type { QuotedLine } from "@/api/types";
import type { ShownLine } from "@/components/cart/cart-row";
import { paths } from "@/config/paths";
import type { BasketLine } from "@/shopping/basket-line";
import { lineKey } from "@/shopping/basket-line";
import type { useCheckoutTexts } from "@/texts/checkout";

type Texts = ReturnType<typeof useCheckoutTexts>["cart"];

/** Why a line cannot be had as it stands, in words. */
function faultOf({ fault, message, stock }: QuotedLine, texts: Texts): string {
  if (stock === 0) return texts.gone;
  const why = fault ? said(fault) : (message ?? texts.gone);
  return typeof stock === "number" && stock > 0 ? `${why} ${texts.left(stock)}` : why;
}

interface Known {
  /** The price that the person saw before, first or when it was put in. */
  before?: number | undefined;
  /** The title as it was, for as long as the shop has not answered. */
  title?: string | undefined;
  /** Whether the person collects points. */
  points?: boolean;
}

/** A line of a basket with what the shop says of it today. */
export function shownLine(
  line: BasketLine,
  quoted: readonly QuotedLine[],
  texts: Texts,
  { before, title = "", points = false }: Known = {},
): ShownLine {
  const key = lineKey(line);
  const found = quoted.find((one) => lineKey(one) === key);
  const gone = found?.title === "";
  const price = found?.price ?? 0;
  const changed = before !== undefined && before !== price && found?.available;
  return {
    ...line,
    name: found && !gone ? found.title : title,
    to: gone ? undefined : paths.categoryDetails(line.productId),
    mainImage: found?.mainImage ?? "",
    price,
    before: changed && price < before ? before : undefined,
    points: points && found?.available ? found.points : 0,
    available: found?.available ?? true,
    note:
      found && !found.available
        ? faultOf(found, texts)
        : changed
          ? (price < before ? texts.cheaper : texts.dearer)(before, price)
          : undefined,
  };
}
