import { bengali } from "./format";
import type { TextsOf } from "../language";
import type { useShoppingTexts } from "../shopping";

/** Texts of cart, ordering and how an order is paid. */
export const shopping: TextsOf<typeof useShoppingTexts> = {
  cart: {
    added: "কার্টে যোগ হয়েছে!",
    addFailed: "কার্টে যোগ করা যায়নি।",
    wrong: "কোনো একটা সমস্যা হয়েছে। আবার চেষ্টা করুন।",
    noProduct: "পণ্যটির তথ্য পাওয়া যায়নি!",
    view: "কার্ট দেখুন",
    checkout: "চেকআউট",
    full: "আপনার কার্ট ভরে গেছে।",
  },
  order: {
    title: "অর্ডার নিশ্চিত করুন",
    you: "আপনার তথ্য",
    name: "নাম",
    email: "ই-মেইল",
    phone: "ফোন নম্বর",
    address: "ঠিকানা",
    change: "ফোন নম্বর বা ঠিকানা বদলান",
    forThisOrder: "শুধু এই অর্ডারের জন্য",
    deliveryAddress: "ডেলিভারির ঠিকানা",
    zone: "ডেলিভারির এলাকা",
    zoneOption: (name, charge) =>
      charge > 0 ? `${name}, ${bengali.taka(charge)}` : `${name}, ফ্রি`,
    withDelivery: (charge) =>
      charge > 0 ? `${bengali.taka(charge)} ডেলিভারি চার্জসহ` : "ডেলিভারি ফ্রি",
    addressHelp: "বাড়ি, রোড, এলাকা ও শহর। প্রোফাইলে ঠিকানা না থাকলে এটি সেখানে রাখা হবে।",
    needAddress: "ডেলিভারির ঠিকানা লিখুন।",
    total: "মোট",
    each: (price) => `প্রতিটি ${price}`,
    preorder: "প্রি-অর্ডার: পণ্য এলেই আমরা ফোন করব।",
    fewer: "একটি কমান",
    more: "একটি বাড়ান",
    payment: "পেমেন্ট পদ্ধতি",
    cashHelp: "পণ্য হাতে পেয়ে নগদে দাম দিন।",
    storeHelp: "আমাদের কোনো স্টোরে দাম দিয়ে পণ্য নিয়ে যান। তৈরি হলে আমরা ফোন করব।",
    submit: "অর্ডার নিশ্চিত করুন",
    submitAgain: (total) => `${total} দামে অর্ডার করুন`,
    placed: "অর্ডার সফল হয়েছে!",
    seeOrders: "অর্ডার দেখুন",
    failed: "অর্ডার করা যায়নি।",
    wrong: "কোনো একটা সমস্যা হয়েছে। আবার চেষ্টা করুন।",
    priceWas: (before, now) => `আগে ছিল ${bengali.taka(before)}, এখন ${bengali.taka(now)}।`,
    left: (n) => (n > 0 ? `আমাদের কাছে ${bengali.number(n)}টি আছে।` : "একটু আগেই স্টক শেষ হয়েছে।"),
  },
  payments: {
    "Cash on Delivery": "ক্যাশ অন ডেলিভারি",
    "Store Payment": "স্টোরে পেমেন্ট",
    bKash: "বিকাশ",
    Nagad: "নগদ",
    Rocket: "রকেট",
    Upay: "উপায়",
  },
};
