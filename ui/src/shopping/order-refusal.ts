import { ApiError, errorText } from "@/api/client";
import type { useShoppingTexts } from "@/texts/shopping";

/** Why an order was refused, and what a 409 told besides (contract 5). */
export interface Refusal {
  error: unknown;
  /** The price that was asked about, and the one by now. */
  price?: { before: number; now: number };
  /** How many pieces there are. */
  left?: number;
}

/** What the failure of an order tells; `asked` is the price that was shown. */
export function refusalOf(error: unknown, asked: number): Refusal {
  if (!(error instanceof ApiError) || error.status !== 409) return { error };
  const { price, stock } = (error.body ?? {}) as { price?: unknown; stock?: unknown };
  if (typeof price === "number") return { error, price: { before: asked, now: price } };
  return typeof stock === "number" ? { error, left: stock } : { error };
}

/** A refusal in words. */
export function refusalText(
  { error, price, left }: Refusal,
  texts: ReturnType<typeof useShoppingTexts>["order"],
): string {
  const unanswered = error instanceof ApiError && error.status === 0;
  return [
    unanswered ? texts.wrong : errorText(error, texts.failed),
    price && texts.priceWas(price.before, price.now),
    left !== undefined && texts.left(left),
  ]
    .filter(Boolean)
    .join(" ");
}
