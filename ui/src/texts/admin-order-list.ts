import { english } from "./format";
import { defineTexts } from "./language";
import { MAX_NAME } from "@/config/generated-forms";

const orders = (n: number) => (n === 1 ? "1 order" : `${english.number(n)} orders`);

/** Texts of what narrows the list of orders down, of many orders at once, and of what is printed (contract 7 and 11). */
const en = {
  filters: "Filters",
  /** For who does not see the number beside it. */
  chosen: (n: number) => `${english.number(n)} chosen`,
  clearFilters: "Clear filters",
  any: "Any",
  payment: "Payment",
  money: "Money",
  received: "Paid",
  notReceived: "Not paid yet",
  method: "Delivery or pickup",
  delivery: "Delivery",
  pickup: "Store pickup",
  zone: "Delivery zone",
  branch: "Branch",
  from: "From day",
  to: "To day",
  select: (number: string) => `Select order ${number}`,
  selectPage: "Select all on this page",
  most: (n: number) => `At most ${english.number(n)} orders can be selected at once.`,
  bulk: {
    region: "Selected orders",
    selected: (n: number) => `${english.number(n)} selected`,
    clear: "Clear",
    approve: "Approve",
    ship: "Ship",
    invoices: "Print invoices",
    slips: "Print packing slips",
    newTab: "(opens a new tab)",
    approveTitle: (n: number) => `Approve ${orders(n)}`,
    shipTitle: (n: number) => `Ship ${orders(n)}`,
    leftOut: (n: number) =>
      n === 1
        ? "1 order is picked up at a store and is left out."
        : `${english.number(n)} orders are picked up at a store and are left out.`,
    time: "Delivery time",
    timeExample: "Such as tomorrow, 5 pm",
    needTime: "Please enter a delivery time.",
    courier: "Courier",
    courierExample: "Such as Pathao, Steadfast or RedX",
    needCourier: "Please enter the courier.",
    longCourier: `The courier can have at most ${MAX_NAME} characters.`,
    running: (tried: number, all: number) =>
      `${english.number(tried)} of ${english.number(all)} done`,
    stop: "Stop",
    approved: (n: number) => `${orders(n)} approved.`,
    shipped: (n: number) => `${orders(n)} shipped.`,
    failures: (n: number) =>
      n === 1 ? "1 order stayed as it was:" : `${english.number(n)} orders stayed as they were:`,
    untried: (n: number) => `${orders(n)} not tried.`,
  },
  print: {
    invoices: (n: number) => `Invoices (${english.number(n)})`,
    slips: (n: number) => `Packing slips (${english.number(n)})`,
    noneTitle: "Nothing to print",
    noneHint: "Select orders in the list first.",
    missing: (n: number) => `${orders(n)} could not be loaded.`,
    slip: "Packing slip",
    shipTo: "Ship to",
    pickUp: "To be picked up by",
    item: "Item",
    quantity: "Quantity",
    pieces: "Pieces in all",
    due: "Payment due",
    nothingDue: "Nothing to collect",
    unconfirmed: "not received yet",
    toAgree: "To be agreed",
    courier: "Courier",
    message: "Message",
  },
};

export const useOrderListTexts: () => typeof en = defineTexts("adminOrderList", en);
