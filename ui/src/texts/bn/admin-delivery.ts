import { MAX_ADDRESS } from "@/config/generated-forms";
import { MAX_BRAND, MAX_PRICE, MAX_ZONE_DAYS, MAX_ZONES } from "@/config/generated-admin";
import { bengali } from "./format";
import type { useDeliveryTexts } from "../admin-delivery";
import type { TextsOf } from "../language";

/** Texts of delivery and payment in the settings. */
export const adminDelivery: TextsOf<typeof useDeliveryTexts> = {
  zones: "ডেলিভারি এলাকা",
  zonesHint: "দোকান কোথায় কত টাকায় ডেলিভারি দেয়। এলাকা না থাকলে ডেলিভারি ফ্রি।",
  zone: (n) => `ডেলিভারি এলাকা ${bengali.number(n)}`,
  zoneName: "নাম",
  zoneExample: "যেমন চট্টগ্রাম শহরের ভেতরে",
  charge: "চার্জ",
  freeFrom: "যত টাকা থেকে ফ্রি",
  freeFromHelp: "ফাঁকা রাখলে কখনো ফ্রি নয়",
  daysFrom: "কমপক্ষে কত দিন",
  daysTo: "সর্বোচ্চ কত দিন",
  daysHelp: "ফাঁকা রাখলে দিনের কথা বলা হয় না",
  addZone: "এলাকা যোগ করুন",
  removeZone: (n) => `ডেলিভারি এলাকা ${bengali.number(n)} সরান`,
  mostZones: `সর্বোচ্চ ${bengali.number(MAX_ZONES)}টি এলাকা রাখা যায়।`,
  payments: "পেমেন্ট",
  paymentsHint:
    "ক্রেতা এই অ্যাকাউন্টে টাকা পাঠিয়ে ট্রানজ্যাকশন আইডি লেখেন। অ্যাকাউন্ট না থাকলে শুধু ক্যাশ অন ডেলিভারি ও স্টোরে পেমেন্ট থাকে।",
  account: (n) => `মোবাইল অ্যাকাউন্ট ${bengali.number(n)}`,
  method: "সেবা",
  number: "অ্যাকাউন্ট নম্বর",
  instructions: "নির্দেশনা",
  instructionsExample: "যেমন: সেন্ড মানি করুন, রেফারেন্সে আপনার নাম লিখুন",
  addAccount: "মোবাইল অ্যাকাউন্ট যোগ করুন",
  removeAccount: (n) => `মোবাইল অ্যাকাউন্ট ${bengali.number(n)} সরান`,
  mostAccounts: "প্রতিটি সেবা একবারই রাখা যায়।",
  codLimit: "ক্যাশ অন ডেলিভারির সীমা",
  codLimitHelp: "টাকায়। মোট দাম এর বেশি হলে এটি দেখানো হয় না। ফাঁকা রাখলে সীমা নেই।",
  needName: "নাম লিখুন।",
  longName: `নাম সর্বোচ্চ ${bengali.number(MAX_BRAND)} অক্ষরের হতে পারে।`,
  twice: "এটি দুবার আছে।",
  needCharge: "চার্জ লিখুন, না থাকলে ০।",
  badPrice: `সর্বোচ্চ ${bengali.number(MAX_PRICE)} পর্যন্ত একটি পূর্ণ সংখ্যা লিখুন।`,
  badDays: `সর্বোচ্চ ${bengali.number(MAX_ZONE_DAYS)} পর্যন্ত একটি পূর্ণ সংখ্যা লিখুন।`,
  needDays: "দিনের দুটি সংখ্যাই লিখুন, নইলে কোনোটিই নয়।",
  daysOrder: "সর্বোচ্চ দিন কমপক্ষের দিনের চেয়ে কম হতে পারে না।",
  needNumber: "৬ থেকে ১৫ সংখ্যার ফোন নম্বর লিখুন।",
  longText: `নির্দেশনা সর্বোচ্চ ${bengali.number(MAX_ADDRESS)} অক্ষরের হতে পারে।`,
};
