import { amountInWords } from "./amount-in-words";
import { english } from "./format";
import { defineTexts } from "./language";

/** Texts of an order's invoice, as the shop and the customer print it (specification 4; contract 11). */
const en = {
  title: (number: string) => `Invoice ${number}`,
  word: "Invoice",
  print: "Print",
  back: "Your Orders",
  unknown: "There is no such order among yours.",
  number: "Order number",
  date: "Date",
  billTo: "Customer",
  item: "Item",
  quantity: "Quantity",
  price: "Price",
  amount: "Amount",
  pieces: (n: number, price: string) => `${english.number(n)} × ${price}`,
  returned: (n: number) => `${english.number(n)} returned`,
  inWords: "In words",
  /** Whole taka as a sentence. */
  amountInWords,
  payment: "Payment method",
  transaction: "Transaction",
  paid: "Paid",
  status: "Status",
  delivery: "Delivery",
  zone: "Delivery zone",
  pickup: "Pickup",
  phone: "Phone",
  email: "E-mail",
  noPrice: "To be agreed",
  signature: "Authorised signature",
  received: "Received by",
  thanks: (shop: string) => `Thank you for shopping at ${shop}.`,
};

export const useInvoiceTexts: () => typeof en = defineTexts("invoice", en);
