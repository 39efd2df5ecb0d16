import { MAX_ADDRESS, MAX_MESSAGE, MAX_NAME } from "@/config/generated-forms";
import { bengali } from "./format";
import type { useOrderStepTexts } from "../admin-order-steps";
import type { TextsOf } from "../language";

const tooLong = (label: string, most: number) =>
  `${label} সর্বোচ্চ ${bengali.number(most)} অক্ষরের হতে পারে।`;

const reason = {
  reason: "কারণ",
  needReason: "কারণটি লিখুন।",
  longReason: tooLong("কারণ", MAX_ADDRESS),
};

/** Texts of an order's money, delivery, note and further steps in the back office. */
export const adminOrderSteps: TextsOf<typeof useOrderStepTexts> = {
  lines: "যা অর্ডার হয়েছে",
  returned: (n) => `${bengali.number(n)}টি ফেরত এসেছে`,
  gone: "এখন আর দোকানে নেই",
  method: "যেভাবে যাবে",
  methods: {
    delivery: (zone) => (zone === "" ? "ডেলিভারি" : `ডেলিভারি: ${zone}`),
    pickup: (branch) => (branch === "" ? "স্টোর থেকে নেবেন" : `স্টোর থেকে নেবেন: ${branch}`),
  },
  transaction: "ট্রানজ্যাকশন",
  money: "টাকা",
  paid: "টাকা পাওয়া গেছে",
  unpaid: "টাকা এখনো পাওয়া যায়নি",
  neverPaid: "টাকা পাওয়া যায়নি",
  markPaid: "টাকা পেয়েছি",
  markUnpaid: "টাকা পাইনি",
  paymentFailed: "পেমেন্টের তথ্য সংরক্ষণ করা যায়নি। আবার চেষ্টা করুন।",
  courier: "কুরিয়ার",
  track: "পার্সেল কোথায় দেখুন",
  reason: "কারণ",
  note: {
    label: "নিজস্ব নোট",
    hint: "শুধু অ্যাডমিনরা দেখেন।",
    add: "নোট লিখুন",
    edit: "নোট সম্পাদনা",
    save: "নোট সংরক্ষণ করুন",
    failed: "নোট সংরক্ষণ করা যায়নি। আবার চেষ্টা করুন।",
    tooLong: tooLong("নোট", MAX_MESSAGE),
  },
  steps: { ship: "পাঠান", cancel: "অর্ডার বাতিল", return: "ফেরত নিন" },
  failed: "অর্ডার আপডেট করা যায়নি। আবার চেষ্টা করুন।",
  ship: {
    title: "অর্ডার পাঠান",
    courier: "কুরিয়ার",
    courierExample: "যেমন পাঠাও, স্টেডফাস্ট বা রেডএক্স",
    needCourier: "কুরিয়ারের নাম লিখুন।",
    longCourier: tooLong("কুরিয়ারের নাম", MAX_NAME),
    number: "ট্র্যাকিং নম্বর",
    longNumber: tooLong("ট্র্যাকিং নম্বর", MAX_NAME),
    link: "ট্র্যাকিং লিংক",
    linkHelp: "কুরিয়ারের সাইটে এই পার্সেলের পাতা। ক্রেতাও এটি দেখবেন।",
    badLink: "ট্র্যাকিং লিংক http:// বা https:// দিয়ে শুরু হতে হবে।",
    submit: "পাঠান",
  },
  cancel: {
    title: "অর্ডার বাতিল",
    hint: (n) =>
      n === 0
        ? "এর কিছুই আর ডেলিভারি হবে না।"
        : `এর কিছুই আর ডেলিভারি হবে না: ${bengali.number(n)}টি পণ্য আবার স্টকে ফিরবে।`,
    told: "কারণসহ ক্রেতাকে জানানো হবে।",
    ...reason,
    keep: "অর্ডার রাখুন",
    submit: "অর্ডার বাতিল করুন",
  },
  return: {
    title: "ফেরত নিন",
    hint: "কয়টি পণ্য ফেরত এসেছে? সেগুলোর পয়েন্ট ফিরিয়ে নেওয়া হবে, আর টাকা আয় থেকে বাদ যাবে।",
    quantity: "যতটি ফেরত এসেছে",
    most: (n) => `${bengali.number(n)}টির মধ্যে`,
    badQuantity: (n) => `০ থেকে ${bengali.number(n)}-এর মধ্যে একটি সংখ্যা লিখুন।`,
    restock: "আবার স্টকে যাবে",
    everything: "সবই ফেরত এসেছে",
    nothing: "কোন পণ্য ফেরত এসেছে তা লিখুন।",
    ...reason,
    submit: "ফেরত সংরক্ষণ করুন",
  },
};
