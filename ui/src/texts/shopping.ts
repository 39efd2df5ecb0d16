import { english } from "./format";
import { defineTexts } from "./language";
import type { TextsByWord } from "./words";

/** Texts of cart, ordering and how an order is paid (specification 2, 5 and 8). */
const en = {
  cart: {
    added: "Added to cart successfully!",
    addFailed: "Failed to add to cart.",
    wrong: "Something went wrong. Please try again.",
    noProduct: "Product details not found!",
    view: "View Cart",
    checkout: "Checkout",
    full: "Your cart is full.",
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
    zone: "Delivery zone",
    zoneOption: (name: string, charge: number) =>
      charge > 0 ? `${name}, ${english.taka(charge)}` : `${name}, free`,
    withDelivery: (charge: number) =>
      charge > 0 ? `with ${english.taka(charge)} for the delivery` : "free delivery",
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
    bKash: "bKash",
    Nagad: "Nagad",
    Rocket: "Rocket",
    Upay: "Upay",
  } satisfies TextsByWord<"PaymentMethod">,
};

export const useShoppingTexts: () => typeof en = defineTexts("shopping", en);
