import { expect, it } from "vitest";
import { isOrderNumber, normalizeOrderNumber } from "./order-number";

it.each(["H-1A2B-3C4D", " h-1a2b-3c4d ", "h1a2b3c4d", "H 1A2B 3C4D", "#H-১A২B-৩C৪D"])(
  "reads %s",
  (typed) => {
    expect(normalizeOrderNumber(typed)).toBe("H-1A2B-3C4D");
    expect(isOrderNumber(typed)).toBe(true);
  },
);

it.each(["", "H-1A2B", "X-1A2B-3C4D", "H-1A2B-3C4D-5"])("refuses %s", (typed) => {
  expect(isOrderNumber(typed)).toBe(false);
});
