import { describe, expect, it } from "vitest";
import { emiPlan, emiPlans, hasEmi } from "./emi";

describe("instalments at a flat rate", () => {
  it("take the rate of the whole price for each year", () => {
    // 45,000 and 12 % of it for one year: 50,400 in twelve parts.
    expect(emiPlan(45_000, 12, 12)).toEqual({
      months: 12,
      monthly: 4200,
      total: 50_400,
      extra: 5400,
    });
    expect(emiPlan(45_000, 12, 36)).toEqual({
      months: 36,
      monthly: 1700,
      total: 61_200,
      extra: 16_200,
    });
    expect(emiPlan(45_000, 12, 3)).toEqual({
      months: 3,
      monthly: 15_450,
      total: 46_350,
      extra: 1350,
    });
  });

  it("are rounded up to a whole taka, and add up to the total", () => {
    // 10,000 and 6 % for half a year are 10,600 / 6 = 1,766.67.
    expect(emiPlan(10_000, 12, 6)).toEqual({ months: 6, monthly: 1767, total: 10_602, extra: 602 });
    expect(emiPlan(1, 1, 36)).toEqual({ months: 36, monthly: 1, total: 36, extra: 35 });
  });

  it("are not rounded up where they are whole", () => {
    // 100 * 1.1 / 1.1 in floating point would be a taka too much.
    expect(emiPlan(11_000, 10, 12).monthly).toBe(Math.ceil(12_100 / 12));
    expect(emiPlan(12_000, 10, 12).monthly).toBe(1100);
    for (const months of [3, 6, 9, 12, 18, 24, 36]) {
      const price = 1200 * months * 1000;
      expect(emiPlan(price, 7, months).monthly).toBe(1000 * (1200 + 7 * months));
    }
  });

  it("stay exact for the highest prices", () => {
    expect(emiPlan(99_999_999, 100, 36).monthly).toBe(11_111_111);
  });

  it("come for every number of months, the shortest first", () => {
    expect(emiPlans(45_000, 12).map(({ months, monthly }) => [months, monthly])).toEqual([
      [3, 15_450],
      [6, 7950],
      [9, 5450],
      [12, 4200],
      [18, 2950],
      [24, 2325],
      [36, 1700],
    ]);
  });
});

it("are shown only where the product, its price and the shop's rate allow it", () => {
  expect(hasEmi({ emiAvailable: true }, 45_000, 12)).toBe(true);
  expect(hasEmi({ emiAvailable: false }, 45_000, 12)).toBe(false);
  expect(hasEmi({ emiAvailable: true }, 0, 12)).toBe(false);
  expect(hasEmi({ emiAvailable: true }, 45_000, 0)).toBe(false);
  expect(hasEmi({ emiAvailable: true }, 45_000, undefined)).toBe(false);
});
