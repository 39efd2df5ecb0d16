/** The numbers of months in which a product can be paid. */
export const EMI_MONTHS = [3, 6, 9, 12, 18, 24, 36] as const;

/** Paying a price in equal instalments, in whole taka. */
export interface EmiPlan {
  months: number;
  /** What is paid each month. */
  monthly: number;
  /** What is paid in all: so many times the monthly amount. */
  total: number;
  /** What the instalments cost more than the price. */
  extra: number;
}

/**
 * The instalments of a price at a flat rate, as shops in Bangladesh quote it: the yearly rate is taken of the whole
 * price for each year, however much is paid back already. Each instalment is rounded up to a whole taka, and the total
 * is what those instalments add up to.
 *
 * @param price in whole taka
 * @param rate percent a year, a whole number
 */
export function emiPlan(price: number, rate: number, months: number): EmiPlan {
  // In whole numbers throughout: price * (1 + rate/100 * months/12) / months.
  const monthly = Math.ceil((price * (1200 + rate * months)) / (1200 * months));
  const total = monthly * months;
  return { months, monthly, total, extra: total - price };
}

/** All plans for a price, the shortest first. */
export function emiPlans(price: number, rate: number): EmiPlan[] {
  return EMI_MONTHS.map((months) => emiPlan(price, rate, months));
}

/**
 * Whether instalments can be worked out. A rate of 0 is what a shop has that never set one, so it promises nothing:
 * instalments without extra cost are not claimed (contract 6: unset values are empty, and pages hide them).
 */
export function hasEmi(
  product: { emiAvailable: boolean },
  price: number,
  rate: number | undefined,
): rate is number {
  return product.emiAvailable && price > 0 && rate !== undefined && rate > 0;
}
