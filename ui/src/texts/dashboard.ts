import { english } from "./format";
import { formTexts } from "./forms";
import { defineTexts } from "./language";
import type { TextsByWord } from "./words";

const points = (n: number) => `${english.number(n)} ${n === 1 ? "point" : "points"}`;

/** Texts of the customer's own pages (specification 2, Customer dashboard and Customer panels; 8). */
const en = {
  ...formTexts,
  title: "Dashboard",
  points: "Points",
  nav: "Your account",
  update: "Update",
  confirmHelp: "Your present password, so that we know it is you.",
  tiles: {
    orders: "Orders",
    carts: "Cart",
    favourites: "Favourites",
    profile: "Profile",
    password: "Password",
    address: "Address",
  },
  tileHints: {
    orders: (n: number) => (n === 1 ? "1 order" : `${english.number(n)} orders`),
    carts: (n: number) => (n === 1 ? "1 item" : `${english.number(n)} items`),
    favourites: (n: number) => (n === 1 ? "1 product" : `${english.number(n)} products`),
    profile: "Name and phone",
    password: "Set a new one",
    address: "Where we deliver",
  },
  orders: {
    title: "Your Orders",
    list: "Your orders",
    empty: "You have no orders yet",
    emptyHint: "What you order is here with its way to you.",
    browse: "Browse products",
    number: "Order number",
    productGone: "No longer in the shop",
    orderedOn: "Ordered",
    quantity: "Quantity",
    total: "Total",
    payment: "Payment",
    paymentStatus: {
      pending: "Pending",
      approved: "Approved",
    } satisfies TextsByWord<"PaymentStatus">,
    delivery: "Delivery",
    points: (n: number) => `Brings ${points(n)} on delivery`,
    remove: {
      button: "Remove from my list",
      question:
        "The order itself goes on: it only leaves this list, and what was ordered still comes to you.",
      back: "Cancel",
      done: "Order deleted successfully!",
      failed: "Failed to delete order.",
      retry: "Failed to delete the order. Please try again.",
      error: "An error occurred while deleting the order. Please try again.",
    },
    cancel: {
      button: "Cancel Order",
      question: "The order is called off: nothing of it will be delivered.",
      back: "Keep the order",
      done: "Order cancelled successfully!",
      failed: "Failed to cancel the order.",
      retry: "Failed to cancel the order. Please try again.",
      error: "An error occurred while cancelling the order. Please try again.",
    },
  },
  cart: {
    title: "Your Cart",
    list: "Cart items",
    empty: "Your cart is empty",
    emptyHint: "Put products here to order them later, one by one.",
    browse: "Browse products",
    changed: "Something has changed since you put these items into your cart. Please look first.",
    cheaper: (before: number, now: number) =>
      `The price went down from ${english.taka(before)} to ${english.taka(now)}.`,
    dearer: (before: number, now: number) =>
      `The price went up from ${english.taka(before)} to ${english.taka(now)}.`,
    gone: "It cannot be ordered now: it is sold out or not offered any more.",
    points: (n: number) => `Brings ${points(n)}`,
    order: "Order",
    orderOf: (name: string) => `Order ${name}`,
    remove: "Remove",
    removeOf: (name: string) => `Remove ${name}`,
    removed: "Item removed from cart!",
    removeFailed: "Failed to remove item.",
    removeError: "An error occurred while removing the item.",
    total: "Total of what can be ordered",
    oneByOne: "Each item is ordered by itself, so you choose how to pay for it.",
  },
  profile: {
    title: "Update Profile",
    email: "Your e-mail is your login and stays as it is.",
    failed: "Update failed",
  },
  favourites: {
    title: "Your Favorites",
    list: "Your favourites",
    empty: "You have no favourites yet",
    emptyHint: "Press the heart of a product to find it here again.",
    browse: "Browse products",
    unavailable: "Not available now",
    remove: "Remove",
    removeOf: (name: string) => `Remove ${name} from favourites`,
  },
  passwordPage: {
    title: "Update Password",
    old: "Old Password",
    needOld: "Please enter your old password.",
    newHelp: "At least 8 characters. Your other devices are signed out.",
    failed: "Password update failed",
  },
  address: {
    title: "Update Address",
    label: "New Address",
    placeholder: "Enter new address",
    need: "Please enter the new address.",
    failed: "Update failed",
  },
};

export const useDashboardTexts: () => typeof en = defineTexts("dashboard", en);
