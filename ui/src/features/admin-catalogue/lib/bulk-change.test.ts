import { expect, it } from "vitest";
import { makeProduct } from "@/test/fixtures";
import { bodyOf, readValue, resultOf, type BulkChange } from "./bulk-change";

const change = (field: BulkChange["field"], mode: BulkChange["mode"], value: number) => ({
  field,
  mode,
  value,
});

it.each([
  [change("stock", "set", 0), 0, undefined],
  [change("stock", "increase", 3), 15, undefined],
  [change("stock", "reduce", 12), 0, undefined],
  [change("stock", "reduce", 13), -1, "range"],
  [change("stock", "increase", 999_989), 1_000_001, "range"],
  [change("price", "set", 44_999), 44_999, "offer"],
  [change("price", "increase", 500), 48_500, undefined],
  [change("price", "increasePercent", 12.5), 54_000, undefined],
  [change("offerPrice", "set", 0), 0, undefined],
  [change("offerPrice", "increase", 3_001), 48_001, "offer"],
  [change("offerPrice", "reduce", 45_000), 0, "range"],
  [change("offerPrice", "reducePercent", 10), 40_500, undefined],
] as const)("previews %o as %i", (wanted, after, fault) => {
  const product = makeProduct({ price: 48_000, offerPrice: 45_000, stock: 12 });
  expect(resultOf(product, wanted)).toMatchObject({ after, fault });
});

it("rounds half a taka up", () => {
  const product = makeProduct({ price: 1_005, offerPrice: 0 });
  expect(resultOf(product, change("price", "reducePercent", 10)).after).toBe(905);
  expect(resultOf({ ...product, price: 1_004 }, change("price", "reducePercent", 10)).after).toBe(
    904,
  );
  expect(resultOf({ ...product, price: 100 }, change("price", "increasePercent", 0.33)).after).toBe(
    100,
  );
});

it("leaves a product without an offer as it is, unless one is set", () => {
  const product = makeProduct({ price: 900, offerPrice: 0 });
  expect(resultOf(product, change("offerPrice", "increase", 100))).toMatchObject({
    after: 0,
    fault: undefined,
  });
  expect(resultOf(product, change("offerPrice", "set", 800)).after).toBe(800);
});

it.each([
  ["12", "stock", "set", 12],
  ["১২", "stock", "increase", 12],
  ["", "stock", "set", undefined],
  ["12.5", "price", "set", undefined],
  ["1000001", "stock", "set", undefined],
  ["12,5", "price", "reducePercent", 12.5],
  ["12.555", "price", "reducePercent", undefined],
  ["101", "price", "reducePercent", undefined],
  ["1000", "price", "increasePercent", 1000],
  ["1000.01", "price", "increasePercent", undefined],
  ["-5", "stock", "set", undefined],
] as const)("reads %s for %s, %s, as %s", (typed, field, mode, value) => {
  expect(readValue(typed, field, mode)).toBe(value);
});

it("is sent as set, add or percent, with a sign", () => {
  expect(bodyOf(change("stock", "reduce", 3), ["a"])).toEqual({
    ids: ["a"],
    stock: { mode: "add", value: -3 },
  });
  expect(bodyOf(change("offerPrice", "reducePercent", 12.5), ["a", "b"])).toEqual({
    ids: ["a", "b"],
    price: { field: "offerPrice", mode: "percent", value: -12.5 },
  });
  expect(bodyOf(change("price", "set", 100), ["a"])).toEqual({
    ids: ["a"],
    price: { field: "price", mode: "set", value: 100 },
  });
});
