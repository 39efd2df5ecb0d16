/** A product as it was chosen, and how many of it. */
export interface BasketLine {
  productId: string;
  /** Empty for none. */
  color: string;
  /** Empty for none. */
  ramStorage: string;
  quantity: number;
}

/** Tells the lines of a basket apart: a product stands there once a variant. */
export function lineKey({ productId, color, ramStorage }: Omit<BasketLine, "quantity">): string {
  return JSON.stringify([productId, color, ramStorage]);
}

/** All pieces of some lines. */
export function piecesOf(lines: readonly Pick<BasketLine, "quantity">[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
