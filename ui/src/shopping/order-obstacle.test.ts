import { describe, expect, it } from "vitest";
import { makeProduct } from "@/test/fixtures";
import { orderObstacle } from "./order-obstacle";

describe("what keeps a product from being ordered", () => {
  it.each([
    [{ stock: 1 }, false, undefined],
    [{ stock: 0 }, false, "soldOut"],
    [{ stock: 0 }, true, undefined],
    [{ price: 0, offerPrice: 0 }, true, "noPrice"],
    [{ price: 0, offerPrice: 0, stock: 0 }, false, "noPrice"],
  ] as const)("%o, pre-order %s: %s", (change, preorder, obstacle) => {
    expect(orderObstacle(makeProduct(change), preorder)).toBe(obstacle);
  });
});
