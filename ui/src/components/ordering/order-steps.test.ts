import { expect, it } from "vitest";
import { orderSteps, type OrderWay } from "./order-steps";

const DAY = (n: number) => `2026-01-0${n}T03:04:05Z`;
const way = (change: Partial<OrderWay>): OrderWay => ({
  stage: "pending",
  orderedAt: DAY(1),
  deliveryMethod: "delivery",
  ...change,
});
const told = (change: Partial<OrderWay>) =>
  orderSteps(way(change)).map(
    ({ stage, at, done, now }) =>
      `${stage}${now ? " now" : done ? " done" : ""}${at ? ` ${at.slice(8, 10)}` : ""}`,
  );

const SENT = { approvedAt: DAY(2), shippedAt: DAY(3) };

it.each<[string, Partial<OrderWay>, string[]]>([
  ["a new order", {}, ["pending now 01", "approved", "shipped", "delivered"]],
  [
    "an order on its way",
    { ...SENT, stage: "shipped" },
    ["pending done 01", "approved done 02", "shipped now 03", "delivered"],
  ],
  [
    "an order delivered without being sent",
    { stage: "delivered", approvedAt: DAY(2), deliveredAt: DAY(4) },
    ["pending done 01", "approved done 02", "delivered now 04"],
  ],
  [
    "an order that is fetched",
    { stage: "approved", approvedAt: DAY(2), deliveryMethod: "pickup" },
    ["pending done 01", "approved now 02", "delivered"],
  ],
  [
    "a cancelled order",
    { stage: "cancelled", approvedAt: DAY(2), cancelledAt: DAY(5) },
    ["pending done 01", "approved done 02", "cancelled now 05"],
  ],
  [
    "a returned order",
    { ...SENT, stage: "returned", deliveredAt: DAY(4), returnedAt: DAY(6) },
    [
      "pending done 01",
      "approved done 02",
      "shipped done 03",
      "delivered done 04",
      "returned now 06",
    ],
  ],
])("tells the way of %s", (_, change, steps) => {
  expect(told(change)).toEqual(steps);
});
