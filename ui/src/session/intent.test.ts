import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepIntent, takeIntent } from "./intent";

const wish = { action: "buy", productId: "p1", path: "/product/p1" } as const;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("is taken once", () => {
  keepIntent(wish);
  expect(takeIntent()).toEqual(wish);
  expect(takeIntent()).toBeUndefined();
});

it("is forgotten after 30 minutes", () => {
  keepIntent(wish);
  vi.advanceTimersByTime(30 * 60_000);
  expect(takeIntent()).toEqual(wish);
  keepIntent(wish);
  vi.advanceTimersByTime(30 * 60_000 + 1);
  expect(takeIntent()).toBeUndefined();
});

it.each(["not JSON", "null", "{}", JSON.stringify({ ...wish, path: "//evil.example", at: 1e15 })])(
  "makes nothing of %s",
  (stored) => {
    sessionStorage.setItem("haat-intent", stored);
    expect(takeIntent()).toBeUndefined();
  },
);
