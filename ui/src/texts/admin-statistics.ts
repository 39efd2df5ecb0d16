import { MAX_DAYS, type ORDER_STAGES } from "@/config/generated-admin";
import { english } from "./format";
import { defineTexts } from "./language";
import type { TextsByWord } from "./words";

const counted = (one: string, many: string) => (n: number) =>
  `${english.number(n)} ${n === 1 ? one : many}`;

const compact = new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 1 });

/** Texts of the back office's statistics (contract 7). */
const en = {
  title: "Statistics",
  range: "Range",
  days: (n: number) => `${n} days`,
  /** Both written out; the days are those of Asia/Dhaka. */
  span: (from: string, to: string) => `${from} to ${to}, by the shop's clock in Dhaka`,
  table: "Table",
  tableOf: (title: string) => `Table: ${title}`,
  day: "Day",
  dayOf: (title: string) => `${title}: day`,
  readout: (day: string, value: string) => `${day}: ${value}`,
  peak: (day: string, value: string) => `Most: ${day}, ${value}`,
  orders: counted("order", "orders"),
  pieces: counted("piece", "pieces"),
  views: counted("view", "views"),
  taka: english.taka,
  /** At the axis of a chart, as short as it goes. */
  tick: (value: number) => compact.format(value),
  takaTick: (taka: number) => (taka > 0 ? `TK ${compact.format(taka)}` : compact.format(taka)),
  /** From 0 to 100; what is there is never nothing. */
  share: (percent: number) => (percent > 0 && percent < 0.5 ? "<1%" : `${Math.round(percent)}%`),
  ordersADay: "Orders a day",
  ordersHeading: "Orders",
  ordersHint: "On the day they were placed, without cancelled orders",
  revenueADay: "Revenue a day",
  revenueHeading: "Revenue",
  revenueHint: "Of orders delivered that day with delivery charges, less what came back",
  nothingOrdered: "No order was placed in these days.",
  nothingDelivered: "Nothing was delivered in these days.",
  byStatus: "Orders by status",
  byStatusHint: "Placed in these days, with cancelled orders",
  status: "Status",
  shareHeading: "Share",
  stages: {
    pending: "Pending",
    approved: "Approved",
    shipped: "Shipped",
    delivered: "Delivered",
    cancelled: "Cancelled",
    returned: "Returned",
  } satisfies Record<(typeof ORDER_STAGES)[number], string>,
  byCategory: "Revenue by category",
  byCategoryHint: "Without delivery charges",
  category: "Category",
  noCategory: "Not in the catalogue",
  otherCategories: counted("other category", "other categories"),
  mostSold: "Most sold",
  mostSoldHint: "Confirmed and delivered orders, less what came back; money before discounts",
  nothingSold: "No order of these days is confirmed yet.",
  mostViewed: "Most viewed",
  mostViewedHint: "Since the shop opened",
  nothingViewed: "Nobody has opened a product yet.",
  mostRefused: "Wanted and not got",
  mostRefusedHint: "Orders that the shop refused in these days",
  noneRefused: "No order was refused in these days.",
  reason: "Why",
  /** By the server's word. */
  refusals: {
    stock: "not enough stock",
    price: "the price had changed",
    unannounced: "no price yet",
    variant: "no such option",
    limit: "too many orders",
    gone: "not sold any more",
    other: "other reasons",
  } satisfies TextsByWord<"RefusalReason">,
  product: "Product",
  piecesHeading: "Pieces",
  viewsHeading: "Views",
  lowStock: "Low stock",
  lowStockHint: "5 pieces or fewer",
  lowStockCount: counted("product", "products"),
  noLowStock: "Every product has more than 5 pieces.",
  soldOut: "Not In Stock",
  left: (n: number) => `${n} left`,
  lowStockRest: (n: number) =>
    `The ${english.number(n)} with the fewest pieces are shown. The products' CSV has them all.`,
  showFirst: (n: number) => `Show the first ${english.number(n)}`,
  showAll: (n: number) => `Show all ${english.number(n)}`,
  noOrders: (days: number) => `No orders in the last ${days} days`,
  noOrdersHint: "The charts fill by themselves with the first order.",
  longerRange: `Look at ${english.number(MAX_DAYS)} days`,
  newShop: "No figures yet",
  newShopHint: "Add products, and what shoppers look at and order is counted here.",
  addProduct: "Add New Product",
};

export const useStatisticsTexts: () => typeof en = defineTexts("adminStatistics", en);
