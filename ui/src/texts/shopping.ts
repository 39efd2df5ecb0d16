import { english } from "./format";
import { defineTexts } from "./language";
import type { TextsByWord } from "./words";

/** Texts of cart, ordering and an order's way (specification 2, 5 and 8). */
const en = {
  pleaseLogin: "Please Login",
  cart: {
    added: "Added to cart successfully!",
    addFailed: "Failed to add to cart.",
    wrong: "Something went wrong. Please try again.",
    noProduct: "Product details not found!",
    view: "View Cart",
  },
  order: {
    title: "Confirm Order",
    you: "Your details",
    name: "Name",
    email: "E-mail",
    phone: "Phone",
    address: "Address",
    change: "Change phone or address",
    forThisOrder: "For this order",
    deliveryAddress: "Delivery address",
    addressHelp: "House, road, area and city. We keep it in your profile where it has none.",
    needAddress: "Please enter the delivery address.",
    total: "Total",
    each: (price: string) => `${price} each`,
    preorder: "Pre-order: we call you as soon as it arrives.",
    fewer: "One less",
    more: "One more",
    payment: "Payment method",
    cashHelp: "Pay in cash when it arrives.",
    storeHelp: "Pay and pick it up at one of our stores. We call you when it is ready.",
    submit: "Confirm Order",
    submitAgain: (total: string) => `Order for ${total}`,
    placed: "Order placed successfully!",
    seeOrders: "See orders",
    failed: "Failed to place order.",
    wrong: "Something went wrong. Please try again.",
    priceWas: (before: number, now: number) =>
      `It was ${english.taka(before)}, and is ${english.taka(now)} now.`,
    left: (n: number) =>
      n > 0 ? `We have ${english.number(n)} left.` : "It was sold out a moment ago.",
  },
  /** How an order is paid, by the words that the server knows. */
  payments: {
    "Cash on Delivery": "Cash on Delivery",
    "Store Payment": "Store Payment",
  } satisfies TextsByWord<"PaymentMethod">,
  /** How far an order is, by the server's words. */
  statuses: {
    "We have received your order": "We have received your order",
    "Your order is confirmed": "Your order is confirmed",
    "We have delivered your product": "We have delivered your product",
    "Your order was cancelled": "Your order was cancelled",
  } satisfies TextsByWord<"OrderStatus">,
  steps: {
    label: "Order status",
    received: "Received",
    confirmed: "Confirmed",
    delivered: "Delivered",
    done: "done",
  },
};

export const useShoppingTexts: () => typeof en = defineTexts("shopping", en);
