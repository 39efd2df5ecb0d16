import { english } from "./format";
import { formTexts } from "./forms";
import { defineTexts } from "./language";

const points = (n: number) => `${english.number(n)} ${n === 1 ? "point" : "points"}`;

/** Texts of the cart, the checkout and what comes after it (specification 2 and 8, contract 11). */
const en = {
  ...formTexts,
  title: "Checkout",
  cartTitle: "Your Cart",
  cart: {
    list: "Cart items",
    empty: "Your cart is empty",
    emptyHint: "Put products here to order them together.",
    browse: "Browse products",
    changed: "Something has changed since you put these items into your cart. Please look first.",
    cheaper: (before: number, now: number) =>
      `The price went down from ${english.taka(before)} to ${english.taka(now)}.`,
    dearer: (before: number, now: number) =>
      `The price went up from ${english.taka(before)} to ${english.taka(now)}.`,
    /** Of a line that cannot be had at all. */
    gone: "Not In Stock",
    noTitle: "This product is not sold any more",
    points: (n: number) => `Brings ${points(n)}`,
    each: (price: string) => `${price} each`,
    left: (n: number) => `We have ${english.number(n)} left.`,
    quantityOf: (name: string) => `Quantity of ${name}`,
    fewerOf: (name: string) => `One less of ${name}`,
    moreOf: (name: string) => `One more of ${name}`,
    quantityFailed: "The quantity could not be changed. Please try again.",
    order: "Order",
    orderOf: (name: string) => `Order ${name}`,
    remove: "Remove",
    removeOf: (name: string) => `Remove ${name}`,
    removed: "Item removed from cart!",
    removeFailed: "Failed to remove item.",
    removeError: "An error occurred while removing the item.",
    total: "Total of what can be ordered",
    deliveryLater: "Delivery and coupons come with the next step.",
    tooMany: (n: number) =>
      `One order takes ${english.number(n)} different items. The others stay in your cart.`,
  },
  what: "What you buy",
  pieces: (n: number) => `${english.number(n)} ${n === 1 ? "item" : "items"}`,
  change: "Change",
  who: "Your details",
  haveAccount: "Have an account?",
  logIn: "Log in",
  message: "Message",
  messageHelp: "When we may call, or anything else.",
  delivery: "Delivery",
  methods: { delivery: "Deliver it to me", pickup: "I pick it up" },
  methodHelp: {
    delivery: "We bring it to your address.",
    pickup: "Free, at one of our stores. We call you when it is ready.",
  },
  zone: "Delivery zone",
  freeFrom: (amount: number) => `Free from ${english.taka(amount)}`,
  free: "Free",
  /** From Sunday, where there is little room. */
  weekdays: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
  /** `first` and `last` are days such as `Tue 1 Dec`. */
  arrives: (first: string, last: string) =>
    first === last ? `Arrives ${first}` : `Arrives ${first} – ${last}`,
  needZone: "Please choose a delivery zone.",
  branch: "Store",
  needBranch: "Please choose a store.",
  address: "Delivery address",
  addressHelp: "House, road, area and city",
  needAddress: "Please enter the delivery address.",
  payment: "Payment",
  paymentHelp: {
    "Cash on Delivery": "Pay in cash when it arrives.",
    "Store Payment": "Pay at one of our stores.",
  } as Record<string, string>,
  cashUpTo: (limit: number) => `Cash on Delivery is possible up to ${english.taka(limit)}.`,
  switched: (from: string, to: string) => `${from} is not possible here. ${to} is chosen instead.`,
  nothingToPay: "Nothing is to be paid.",
  /** Before the number. */
  sendTo: (amount: string) => `Send ${amount} to`,
  copyNumber: "Copy the number",
  numberCopied: "Number copied.",
  numberNotCopied: "The number could not be copied.",
  sendFirst: "Send the money first, then enter the id of the transaction here.",
  transaction: "Transaction id",
  transactionHelp: "6 to 20 letters and digits, as the message from the service says",
  badTransaction: "Please enter the transaction id: 6 to 20 letters and digits.",
  noPayment: "This total cannot be paid in this way. Please choose another kind of delivery.",
  coupon: "Coupon code",
  apply: "Apply",
  takeOff: "Remove coupon",
  percentOff: (n: number) => `${english.number(n)}% off`,
  amountOff: (amount: number) => `${english.taka(amount)} off`,
  sum: "Summary",
  subtotal: "Subtotal",
  discount: "Discount",
  deliveryCharge: "Delivery charge",
  total: "Total",
  points: (n: number) => `Brings you ${points(n)} on delivery`,
  place: (total: string) => `Place Order · ${total}`,
  /** The same where the total stands beside it. */
  placeShort: "Place Order",
  stale: "Today's prices could not be asked for.",
  someGone:
    "Some of these things cannot be had as they stand. Please change how many, or remove them.",
  failed: "Failed to place order.",
  noAnswer:
    "No answer came from the shop. Everything you typed is kept; press the button again when you are connected. It is ordered once at most.",
  placed: {
    title: "Thank you for your order",
    done: "Order placed successfully!",
    asSent: "Your order was placed as you first sent it. Call us if something is to change.",
    number: "Your order number",
    total: "Total",
    keep: "Keep the order number: with it and your phone number you can follow your order.",
    next: "What happens next",
    confirm: (phone: string) => `We call ${phone} to confirm your order.`,
    checkPayment: (service: string) => `We check that your payment by ${service} has come.`,
    deliver: "Then we send it to your address.",
    /** Before the zone's name. */
    deliverTo: "Then we send it. Delivery zone:",
    /** Before the store's name. */
    pickUpAt: "Then we call you as soon as you can pick it up. Store:",
    questions: "Any questions? Call us:",
    track: "Track your order",
    orders: "See your orders",
    goOn: "Go on shopping",
  },
};

export const useCheckoutTexts: () => typeof en = defineTexts("checkout", en);
