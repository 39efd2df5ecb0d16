import { bengali } from "./format";
import type { useCouponTexts } from "../admin-coupons";
import type { TextsOf } from "../language";

/** Texts of the back office's coupons. */
export const adminCoupons: TextsOf<typeof useCouponTexts> = {
  title: "কুপন",
  list: "কুপনের তালিকা",
  add: "কুপন যোগ করুন",
  edit: "সম্পাদনা",
  editTitle: "কুপন সম্পাদনা",
  count: (n) => `${bengali.number(n)}টি কুপন`,
  empty: "এখনো কোনো কুপন নেই",
  emptyHint: "চেকআউটে কুপনের কোড লিখলে অর্ডারের দাম কমে।",
  columns: {
    code: "কোড",
    takes: "ছাড়",
    valid: "মেয়াদ",
    used: "ব্যবহার",
    actions: "কাজ",
  },
  takes: {
    percent: (percent) => `${bengali.number(percent)}%`,
    amount: bengali.taka,
  },
  atLeastText: (taka) => `অন্তত ${bengali.taka(taka)} কিনলে`,
  atMostText: (taka) => `সর্বোচ্চ ${bengali.taka(taka)}`,
  always: "সব সময়",
  since: (day) => `${day} থেকে`,
  until: (day) => `${day} পর্যন্ত`,
  between: (from, until) => `${from} থেকে ${until}`,
  used: (used, uses) =>
    uses === 0
      ? `${bengali.number(used)} বার`
      : `${bengali.number(uses)} বারের মধ্যে ${bengali.number(used)} বার`,
  each: (n) => `জনপ্রতি ${bengali.number(n)} বার`,
  states: {
    active: "চালু",
    off: "বন্ধ",
    early: "এখনো শুরু হয়নি",
    over: "মেয়াদ শেষ",
    usedUp: "ব্যবহার শেষ",
  },
  form: {
    code: "কোড",
    codeHelp: "৩ থেকে ২০টি ইংরেজি অক্ষর ও সংখ্যা, যেমন EID2026।",
    kind: "ধরন",
    kinds: { percent: "শতকরা", amount: "টাকা" },
    percent: "শতকরা কত ছাড়",
    amount: "কত টাকা ছাড়",
    atLeast: "কমপক্ষে যত টাকার পণ্যে",
    atLeastHelp: "টাকায়। ফাঁকা রাখলে যেকোনো অর্ডারে।",
    atMost: "সর্বোচ্চ ছাড়",
    atMostHelp: "টাকায়। ফাঁকা রাখলে সীমা নেই।",
    from: "প্রথম দিন",
    until: "শেষ দিন",
    dayHelp: "ফাঁকা রাখলে সীমা নেই।",
    uses: "মোট যতবার",
    usesEach: "একজন যতবার",
    usesHelp: "ফাঁকা রাখলে সীমা নেই।",
    active: "চালু",
    activeHelp: "বন্ধ থাকলে কেউ ব্যবহার করতে পারবেন না।",
    save: "কুপন সংরক্ষণ করুন",
    failed: "কুপন সংরক্ষণ করা যায়নি। আবার চেষ্টা করুন।",
    badCode: "কোডে ৩ থেকে ২০টি ইংরেজি অক্ষর ও সংখ্যা থাকে।",
    badPercent: "১ থেকে ১০০-এর মধ্যে শতকরা হার লিখুন।",
    badAmount: "কমপক্ষে ৳১ লিখুন।",
    tooMuch: (most) => `সর্বোচ্চ ${bengali.number(most)} লেখা যায়।`,
    badDays: "শেষ দিন প্রথম দিনের আগে হতে পারে না।",
  },
  delete: "মুছুন",
  deleteOf: (code) => `${code} মুছুন`,
  editOf: (code) => `${code} সম্পাদনা`,
  deleteTitle: "কুপন মুছুন",
  deleteConfirm:
    "এই কোড আর কেউ ব্যবহার করতে পারবেন না। যে অর্ডারে এটি আছে, তার ছাড় থাকবে। মুছলে আর ফেরানো যাবে না।",
  deleted: "কুপন মোছা হয়েছে।",
  deleteFailed: "কুপন মোছা যায়নি। আবার চেষ্টা করুন।",
};
