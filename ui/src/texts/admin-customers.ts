import { english } from "./format";
import { defineTexts } from "./language";

const counted = (one: string, many: string) => (n: number) =>
  `${english.number(n)} ${n === 1 ? one : many}`;

/** Texts of the back office's customers (contract 11). */
const en = {
  title: "Customers",
  list: "List of customers",
  searchLabel: "Search customers",
  searchPlaceholder: "Name, e-mail, phone or address",
  count: counted("customer", "customers"),
  empty: "No customers yet",
  emptyHint: "Whoever registers in the shop appears here.",
  emptyFiltered: "No customers found",
  emptyFilteredHint: "Nobody fits this search.",
  showAll: "Show all customers",
  phone: "Phone",
  email: "E-mail",
  address: "Address",
  orders: "Orders",
  spent: "Spent",
  points: "Points",
  lastOrder: "Last order",
  never: "None yet",
  since: (day: string) => `Customer since ${day}`,
  seeOrders: "See orders",
  seeOrdersOf: (name: string) => `See orders of ${name}`,
};

export const useCustomerTexts: () => typeof en = defineTexts("adminCustomers", en);
