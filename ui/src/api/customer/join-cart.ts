import { client, unwrap } from "../client";

interface JoinedLine {
  productId: string;
  color: string;
  ramStorage: string;
  quantity: number;
}

/** POST /api/cart/join: a visitor's lines come into the account's cart; the larger number wins (contract 11). */
export function joinCart(userId: string, lines: readonly JoinedLine[]) {
  const sent = lines.map(({ productId, color, ramStorage, quantity }) => ({
    productId,
    color,
    ramStorage,
    quantity,
  }));
  return unwrap(client.POST("/api/cart/join", { body: { userId, lines: sent } }));
}
