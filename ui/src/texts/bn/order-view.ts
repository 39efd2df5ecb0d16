import { bengali } from "./format";
import type { TextsOf } from "../language";
import type { useOrderViewTexts } from "../order-view";

/** Texts of an order as the person who ordered sees it. */
export const orderView: TextsOf<typeof useOrderViewTexts> = {
  statuses: {
    "We have received your order": "আপনার অর্ডার আমরা পেয়েছি",
    "Your order is confirmed": "আপনার অর্ডার নিশ্চিত হয়েছে",
    "Your order is on its way": "আপনার অর্ডার পাঠানো হয়েছে",
    "We have delivered your product": "আপনার পণ্য পৌঁছে দেওয়া হয়েছে",
    "Your order was cancelled": "আপনার অর্ডার বাতিল হয়েছে",
    "Your order was returned": "আপনার অর্ডার ফেরত নেওয়া হয়েছে",
  },
  way: "অর্ডারের অবস্থা",
  steps: {
    pending: "পেয়েছি",
    approved: "নিশ্চিত",
    shipped: "পাঠানো",
    delivered: "ডেলিভারি",
    cancelled: "বাতিল",
    returned: "ফেরত",
  },
  done: "হয়েছে",
  courier: (name) => `কুরিয়ার: ${name}`,
  trackingNumber: "ট্র্যাকিং নম্বর",
  trackingLink: "পার্সেল কোথায় দেখুন",
  reason: (text) => `কারণ: ${text}`,
  lines: "যা অর্ডার করেছেন",
  gone: "এখন আর দোকানে নেই",
  pieces: (n, price) => `${bengali.number(n)} × ${price}`,
  piecesOnly: (n) => `${bengali.number(n)}টি`,
  noPrice: "দাম আলোচনা সাপেক্ষ",
  returned: (n) => `${bengali.number(n)}টি ফেরত নেওয়া হয়েছে`,
  subtotal: "পণ্যের দাম",
  discount: "ছাড়",
  discountOf: (coupon) => `ছাড় (${coupon})`,
  deliveryCharge: "ডেলিভারি চার্জ",
  free: "ফ্রি",
  total: "মোট",
  delivery: "ডেলিভারি",
  method: {
    delivery: (zone) => (zone === "" ? "আপনার ঠিকানায়" : `আপনার ঠিকানায়, ${zone}`),
    pickup: (branch) => (branch === "" ? "স্টোর থেকে নেবেন" : `স্টোর থেকে নেবেন: ${branch}`),
  },
  payment: "পেমেন্ট",
  paymentStatus: { pending: "অপেক্ষমাণ", approved: "অনুমোদিত" },
  paid: "টাকা পাওয়া গেছে",
  transaction: (id) => `ট্রানজেকশন ${id}`,
};
