import { useMemo } from "react";
import { keptList, useKeptList } from "@/lib/kept-list";
import type { BasketLine } from "./basket-line";
import { isProductId } from "./product-id";

/** How many lines a visitor's cart has: as many as one order (contract 11). */
const LINES_AT_MOST = 50;

/** A line of a cart that only this browser knows. */
export interface VisitorLine extends BasketLine {
  /** The product's title when it was put in. */
  title: string;
  /** What one piece cost then; an older version kept no price. */
  addedPrice?: number | undefined;
}

/** How a line is kept; nothing for what is none. */
function lineOf(text: string): VisitorLine | undefined {
  try {
    const [productId, color, ramStorage, quantity, title, price] = JSON.parse(text) as unknown[];
    const whole =
      typeof productId === "string" &&
      isProductId(productId) &&
      typeof color === "string" &&
      typeof ramStorage === "string" &&
      typeof title === "string";
    if (!whole || !Number.isInteger(quantity)) return undefined;
    const addedPrice = typeof price === "number" ? price : undefined;
    return { productId, color, ramStorage, quantity: quantity as number, title, addedPrice };
  } catch {
    return undefined;
  }
}

const textOf = ({ productId, color, ramStorage, quantity, title, addedPrice }: VisitorLine) =>
  JSON.stringify([productId, color, ramStorage, quantity, title, addedPrice]);

const list = keptList("haat-cart", LINES_AT_MOST, (text) => {
  const { quantity = 0 } = lineOf(text) ?? {};
  return quantity > 0 && quantity < 100;
});

/** The cart of somebody without an account, kept by this browser (contract 11); prices are asked of the shop. */
export const visitorCart = {
  get: () => list.get().flatMap((text) => lineOf(text) ?? []),
  set: (lines: readonly VisitorLine[]) => list.set(lines.map(textOf)),
  isFull: () => list.get().length >= LINES_AT_MOST,
};

/** The lines of this browser's cart, the newest first; follows every change. Nothing while a page is drawn. */
export function useVisitorCart(): VisitorLine[] {
  const kept = useKeptList(list);
  return useMemo(() => kept.flatMap((text) => lineOf(text) ?? []), [kept]);
}
