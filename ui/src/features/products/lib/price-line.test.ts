import { expect, it } from "vitest";
import { isKnownThroughout, priceLine } from "./price-line";

const frame = { width: 90, height: 10, days: 90, now: Date.parse("2026-04-01T00:00:00Z") };

it("goes in steps from the oldest price to today", () => {
  const prices = [
    { at: "2026-01-01T00:00:00Z", price: 1000 },
    { at: "2026-03-02T00:00:00Z", price: 500 },
    { at: "2026-03-22T00:00:00Z", price: 750 },
  ];
  expect(priceLine(prices, frame)).toBe("M0 0H60V10H80V5H90");
});

it("is flat where the price never changed, and begins where it is first known", () => {
  expect(priceLine([{ at: "2026-03-02T00:00:00Z", price: 500 }], frame)).toBe("M60 10H90");
  expect(priceLine([{ at: "2025-01-01T00:00:00Z", price: 500 }], frame)).toBe("M0 10H90");
});

it("knows whether the whole time is told", () => {
  const since = (at: string) => isKnownThroughout([{ at, price: 1 }], frame.days, frame.now);
  expect(since("2026-01-01T00:00:00Z")).toBe(true);
  expect(since("2026-03-31T00:00:00Z")).toBe(false);
  expect(isKnownThroughout([], frame.days, frame.now)).toBe(false);
});
