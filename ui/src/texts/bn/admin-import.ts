import { MAX_STOCK } from "@/config/generated-admin";
import { IMPORT_MB } from "../admin-limits";
import { bengali } from "./format";
import type { useImportTexts } from "../admin-import";
import type { TextsOf } from "../language";

const products = (n: number) => `${bengali.number(n)}টি পণ্য`;
const percent = (part: number) => bengali.number(Math.floor(part * 100));

/** Texts of the page that brings products in and takes products and orders out as CSV. */
export const adminImport: TextsOf<typeof useImportTexts> = {
  export: {
    title: "এক্সপোর্ট",
    hint: "এক্সেল, লিব্রেঅফিস ও গুগল শিটসের জন্য UTF-8 CSV ফাইল। দাম পূর্ণ টাকায়।",
    products: "পণ্যের CSV",
    productsHint: "পাঁচটি তালিকার সব পণ্য। স্প্রেডশিটে বদলে আবার এখানে ইমপোর্ট করতে পারেন।",
    orders: "অর্ডারের CSV",
    ordersHint: "প্রতিটি অর্ডার, সঙ্গে ক্রেতা, পণ্য ও পেমেন্টের তথ্য।",
  },
  import: {
    title: "পণ্য ইমপোর্ট",
    hint: `UTF-8-এ একটি CSV ফাইল: এই দোকানের এক্সপোর্ট, অথবা শপিফাই বা উকমার্সের পণ্য এক্সপোর্ট। সর্বোচ্চ ${bengali.number(IMPORT_MB)} মেগাবাইট ও ৫০,০০০ সারি। অন্য দোকান থেকে ইংরেজিতে এক্সপোর্ট করুন।`,
    safe: "কী কী বদলাবে, আগে দেখানো হবে। আপনি নিশ্চিত না করা পর্যন্ত কিছুই বদলাবে না।",
    choose: "CSV ফাইল বেছে নিন",
    drop: "অথবা ছবি বা ছবির জিপ ফাইলসহ এখানে টেনে এনে ছাড়ুন",
    dropNow: "পড়ার জন্য ফাইলটি ছাড়ুন",
    one: "একবারে একটি ফাইল বেছে নিন।",
    wrongType: (name) => `${name} CSV ফাইল নয়। আগে UTF-8-এ CSV হিসেবে সংরক্ষণ করুন।`,
    tooLarge: (name) =>
      `${name} ${bengali.number(IMPORT_MB)} মেগাবাইটের চেয়ে বড়। ভাগ ভাগ করে ইমপোর্ট করুন।`,
    blank: (name) => `${name} ফাঁকা।`,
    failed: "ফাইলটি পড়া যায়নি। আবার চেষ্টা করুন।",
    stopped: "আপলোড থামানো হয়েছে। কিছুই বদলায়নি।",
  },
  upload: {
    progress: "ফাইল আপলোড",
    sending: (name) => `${name} পাঠানো হচ্ছে`,
    reading: (name) => `পাঠানো হয়েছে। দোকান ${name} পড়ছে`,
    stop: "থামান",
  },
  formats: {
    haat: "এই দোকানের ফাইল।",
    shopify: "শপিফাইয়ের ফাইল।",
    woocommerce: "উকমার্সের ফাইল।",
  },
  preview: {
    title: (name) => (name === "" ? "অপেক্ষমাণ ইমপোর্ট" : `প্রিভিউ: ${name}`),
    safe: "এখনো কিছুই বদলায়নি।",
    elsewhere: (n) => `প্রিভিউটি অন্য উইন্ডোতে দেখানো হয়েছিল। নিশ্চিত করলে ${products(n)} ইমপোর্ট হবে।`,
    facts: "ইমপোর্ট করলে যা হবে",
    rows: "সারি",
    toAdd: "যোগ হবে",
    toUpdate: "আপডেট হবে",
    unchanged: "অপরিবর্তিত",
    bad: "বাদ",
    nothing: "এই ফাইলে যোগ বা আপডেট করার মতো কিছু নেই।",
    notes: "লক্ষ করুন",
    badTitle: (n) => `বাদ: ${products(n)}`,
    badHint: "ফাইলে ঠিক করে আবার ইমপোর্ট করুন, অথবা এগুলো ছাড়াই এগিয়ে যান।",
    sample: "ফাইলের প্রথম কয়েকটি পণ্য",
    stock: (n) => `স্টকে ${bengali.number(n)}টি`,
    stockChosen: "স্টক: উপরে যা লিখবেন",
    confirm: "ইমপোর্ট নিশ্চিত করুন",
    cancel: "বাতিল",
    confirmFailed: "ইমপোর্ট শুরু করা যায়নি। আবার চেষ্টা করুন।",
    cancelFailed: "ইমপোর্ট বাতিল করা যায়নি। আবার চেষ্টা করুন।",
    chooseOther: "অন্য ফাইল বেছে নিন",
  },
  unread: {
    title: (n) => `${bengali.number(n)}টি কলাম পড়া হয়নি`,
    hint: "এগুলোর কিছুই ইমপোর্ট হবে না। দরকারি হলে কলামটির নাম বদলে এমন নাম দিন যা পড়া হয়, তারপর ফাইলটি আবার বেছে নিন।",
    noName: (letters) => `${letters} কলাম, যার নাম নেই`,
    known: (n) => `এই ধরনের ফাইলের ${bengali.number(n)}টি কলাম এখানে লাগে না`,
  },
  stock: {
    label: "যেসব পণ্যের স্টক নেই, সেগুলোর স্টক",
    help: (n) =>
      `ফাইলে ${bengali.number(n)}টি নতুন পণ্যের স্টক লেখা নেই। প্রতিটি এত পিস দিয়ে শুরু হবে; ০ মানে স্টকে নেই।`,
    missing: "প্রতিটি কত পিস দিয়ে শুরু হবে লিখুন।",
    tooMany: `স্টক সর্বোচ্চ ${bengali.number(MAX_STOCK)} হতে পারে।`,
  },
  faults: {
    row: "সারি",
    column: "কলাম",
    message: "সমস্যা",
    wholeRow: "পুরো সারি",
    more: (n) => `সব ${bengali.number(n)}টি দেখান`,
    moreFirst: (n) => `প্রথম ${bengali.number(n)}টি দেখান`,
    rest: (n) =>
      `শুধু প্রথম ${bengali.number(n)}টি সমস্যা দেখানো হয়েছে। সেগুলো ঠিক করে ফাইলটি আবার ইমপোর্ট করলে বাকিগুলো দেখা যাবে।`,
  },
  run: {
    title: "ইমপোর্ট চলছে",
    hint: "চাইলে এই পাতা ছেড়ে যেতে পারেন: ইমপোর্ট চলতে থাকবে, আর এই ঠিকানায় দেখা যাবে।",
    progress: "ইমপোর্ট",
    percent: (part) => `${percent(part)}%`,
    status: (done) => `ইমপোর্ট হয়েছে: ${bengali.number(done)} শতাংশ`,
    of: (done, total) => `${bengali.number(total)}টি পণ্যের মধ্যে ${bengali.number(done)}টি`,
    offline: "দোকান সাড়া দিচ্ছে না। এই পাতা আবার চেষ্টা করছে।",
    stop: "ইমপোর্ট থামান",
    stopping: "থামছে...",
  },
  result: {
    titles: {
      done: "ইমপোর্ট শেষ",
      failed: "ইমপোর্ট ব্যর্থ হয়েছে",
      cancelled: "ইমপোর্ট বাতিল হয়েছে",
    },
    facts: "ইমপোর্টে যা হয়েছে",
    added: "যোগ হয়েছে",
    updated: "আপডেট হয়েছে",
    unchanged: "অপরিবর্তিত",
    failed: "ব্যর্থ",
    failures: (n) => `ব্যর্থ: ${products(n)}`,
    withoutPicture: "ছবি নেই",
    withoutPictureHint:
      "যেসব পণ্যের ছবি নেই, সেগুলোতে একটি ধূসর ছবি দেখা যায়। পণ্যের পাতায় ছবি দিন, অথবা ছবিসহ ফাইলটি আবার ইমপোর্ট করুন।",
    another: "আরেকটি ফাইল ইমপোর্ট করুন",
    see: "সব পণ্য দেখুন",
  },
  unknown: "এই ইমপোর্টের তথ্য আর নেই",
  unknownHint: "হয়তো অনেক আগেই শেষ হয়েছে। কী কী ইমপোর্ট হয়েছিল, অডিটে দেখা যায়।",
};
