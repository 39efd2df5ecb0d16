import { MAX_QUANTITY } from "@/config/generated-forms";
import { lineKey, type BasketLine } from "./basket-line";
import { visitorCart, type VisitorLine } from "./visitor-cart";

/** Puts pieces into the browser's cart; the same variant stays one line. False where there is no room. */
export function addForVisitor(line: VisitorLine): boolean {
  const lines = visitorCart.get();
  const key = lineKey(line);
  const known = lines.find((one) => lineKey(one) === key);
  if (!known && visitorCart.isFull()) return false;
  const quantity = Math.min((known?.quantity ?? 0) + line.quantity, MAX_QUANTITY);
  const next = { ...line, quantity };
  visitorCart.set(known ? lines.map((one) => (one === known ? next : one)) : [next, ...lines]);
  return true;
}

/** Sets how many pieces a line of the browser's cart has. */
export function setForVisitor(line: BasketLine): void {
  const key = lineKey(line);
  visitorCart.set(
    visitorCart
      .get()
      .map((one) => (lineKey(one) === key ? { ...one, quantity: line.quantity } : one)),
  );
}

/** Takes lines out of the browser's cart. */
export function removeForVisitor(lines: readonly Omit<BasketLine, "quantity">[]): void {
  const keys = new Set(lines.map(lineKey));
  visitorCart.set(visitorCart.get().filter((one) => !keys.has(lineKey(one))));
}
