import { english } from "./format";
import { defineTexts } from "./language";

/** Texts under the four numbers of the overview. */
const en = {
  takings: "How business goes",
  periods: { today: "Today", yesterday: "Yesterday", month: "This month" },
  orders: (n: number) => (n === 1 ? "1 order" : `${english.number(n)} orders`),
  revenueHint:
    "Orders are counted without cancelled ones. Revenue counts on the day of delivery, with delivery charges, less what came back.",
  week: (taka: number, orders: number) =>
    `${english.taka(taka)} from deliveries and ${english.number(orders)} new ${orders === 1 ? "order" : "orders"} in the last 7 days`,
  statistics: "Statistics",
  /** What nobody answered or looked at yet. */
  questions: (n: number) =>
    n === 1 ? "1 question to answer" : `${english.number(n)} questions to answer`,
  reviews: (n: number) => (n === 1 ? "1 new review" : `${english.number(n)} new reviews`),
  pending: "Pending orders",
  allPending: (n: number) => `See all ${english.number(n)} pending orders`,
  nonePending: "No order waits for your approval.",
  lowStock: "Low stock",
  allLow: (n: number) => `See all ${english.number(n)} products of low stock`,
  noneLow: "Every product has more than 5 pieces.",
  noProducts: "There are no products yet.",
  addProduct: "Add New Product",
  seeAll: (n: number) => `See all ${english.number(n)}`,
  soldOut: "Not In Stock",
  left: (n: number) => `${n} left`,
  notLoaded: "This part could not be loaded.",
};

export const useOverviewTexts: () => typeof en = defineTexts("adminOverview", en);
