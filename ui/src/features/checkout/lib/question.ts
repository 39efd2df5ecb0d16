import type { Question } from "../api/quote";

/** A basket rests this long before the shop is asked about it, in milliseconds. */
export const REST_MS = 250;

/** A question as JSON, the same for the same basket. */
export function questionText({ lines, delivery, coupon }: Question): string {
  return JSON.stringify({
    lines: lines.map(({ productId, color, ramStorage, quantity }) => ({
      productId,
      color,
      ramStorage,
      quantity,
    })),
    ...(delivery ? { delivery } : {}),
    ...(coupon ? { coupon } : {}),
  } satisfies Question);
}
