import { english } from "./format";
import { formTexts } from "./forms";
import { defineTexts } from "./language";

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
    orderedOn: "Ordered",
    invoice: "Print Invoice",
    again: {
      button: "Buy Again",
      done: "It is in your cart.",
      missing: (list: string) => `In your cart, but not all of it. ${list}`,
      none: (list: string) => `Nothing of this order is available now. ${list}`,
      why: {
        gone: "not sold any more",
        soldOut: "sold out",
        left: (n: number) => `only ${english.number(n)} left`,
        full: "no room in your cart",
      },
      failed: "The order could not be put into your cart.",
      error: "Something went wrong. Please try again.",
    },
    points: (n: number) => `Brings ${points(n)} on delivery`,
    remove: {
      button: "Remove from my list",
      question:
        "The order itself goes on: it only leaves this list, and what was ordered still comes to you.",
      ended: "It only leaves this list.",
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
