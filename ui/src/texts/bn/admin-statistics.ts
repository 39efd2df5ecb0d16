import { MAX_DAYS } from "@/config/generated-admin";
import { bengali } from "./format";
import type { useStatisticsTexts } from "../admin-statistics";
import type { TextsOf } from "../language";

const counted = (thing: string) => (n: number) => `${bengali.number(n)}${thing}`;

const compact = new Intl.NumberFormat("bn-BD", {
  notation: "compact",
  compactDisplay: "long",
  maximumFractionDigits: 1,
});

/** Texts of the back office's statistics. */
export const adminStatistics: TextsOf<typeof useStatisticsTexts> = {
  title: "পরিসংখ্যান",
  range: "সময়সীমা",
  days: counted(" দিন"),
  span: (from, to) => `${from} থেকে ${to}, ঢাকার সময় অনুযায়ী`,
  table: "টেবিল",
  tableOf: (title) => `টেবিল: ${title}`,
  day: "দিন",
  dayOf: (title) => `${title}: দিন`,
  readout: (day, value) => `${day}: ${value}`,
  peak: (day, value) => `সবচেয়ে বেশি: ${day} (${value})`,
  orders: counted("টি অর্ডার"),
  pieces: counted(" পিস"),
  views: counted(" বার"),
  taka: bengali.taka,
  tick: (value) => compact.format(value),
  // The axis has no room for a sign as well: the title says what it is.
  takaTick: (taka) => compact.format(taka),
  share: (percent) =>
    percent > 0 && percent < 0.5 ? "১%-এর কম" : `${bengali.number(Math.round(percent))}%`,
  ordersADay: "দৈনিক অর্ডার",
  ordersHeading: "অর্ডার",
  ordersHint: "যেদিন অর্ডার হয়েছে",
  revenueADay: "দৈনিক আয়",
  revenueHeading: "আয়",
  revenueHint: "সেদিন ডেলিভারি হওয়া অর্ডার থেকে",
  nothingOrdered: "এই দিনগুলোতে কোনো অর্ডার হয়নি।",
  nothingDelivered: "এই দিনগুলোতে কিছু ডেলিভারি হয়নি।",
  byStatus: "অবস্থা অনুযায়ী অর্ডার",
  status: "অবস্থা",
  shareHeading: "অংশ",
  stages: { pending: "অপেক্ষমাণ", approved: "অনুমোদিত", delivered: "ডেলিভার্ড" },
  byCategory: "ক্যাটাগরি অনুযায়ী আয়",
  category: "ক্যাটাগরি",
  noCategory: "ক্যাটালগে নেই",
  otherCategories: (n) => `অন্যান্য ${bengali.number(n)}টি ক্যাটাগরি`,
  mostSold: "সবচেয়ে বেশি বিক্রি",
  mostSoldHint: "নিশ্চিত ও ডেলিভারি হওয়া অর্ডার",
  nothingSold: "এই দিনগুলোর কোনো অর্ডার এখনো নিশ্চিত হয়নি।",
  mostViewed: "সবচেয়ে বেশি দেখা",
  mostViewedHint: "দোকান চালুর পর থেকে",
  nothingViewed: "এখনো কেউ কোনো পণ্য খুলে দেখেননি।",
  mostRefused: "চেয়েও পাননি",
  mostRefusedHint: "এই দিনগুলোতে যে অর্ডার নেওয়া যায়নি",
  noneRefused: "এই দিনগুলোতে কোনো অর্ডার ফেরানো হয়নি।",
  reason: "কেন",
  refusals: {
    stock: "যথেষ্ট স্টক ছিল না",
    price: "দাম বদলে গিয়েছিল",
    unannounced: "এখনো দাম নেই",
    variant: "এমন অপশন নেই",
    limit: "অনেক বেশি অর্ডার",
    gone: "আর বিক্রি হয় না",
    other: "অন্য কারণ",
  },
  product: "পণ্য",
  piecesHeading: "পিস",
  viewsHeading: "কতবার",
  lowStock: "স্টক কম",
  lowStockHint: "৫টি বা তার কম",
  lowStockCount: counted("টি পণ্য"),
  noLowStock: "প্রতিটি পণ্যই ৫টির বেশি আছে।",
  soldOut: "স্টকে নেই",
  left: (n) => `${bengali.number(n)}টি আছে`,
  lowStockRest: (n) =>
    `সবচেয়ে কম স্টকের ${bengali.number(n)}টি দেখানো হয়েছে। সব পণ্য পাবেন পণ্যের CSV-তে।`,
  showFirst: (n) => `প্রথম ${bengali.number(n)}টি দেখান`,
  showAll: (n) => `সব ${bengali.number(n)}টি দেখান`,
  noOrders: (days) => `গত ${bengali.number(days)} দিনে কোনো অর্ডার নেই`,
  noOrdersHint: "প্রথম অর্ডার এলেই চার্টগুলো নিজে থেকে ভরে উঠবে।",
  longerRange: `${bengali.number(MAX_DAYS)} দিন দেখুন`,
  newShop: "এখনো কোনো হিসাব নেই",
  newShopHint: "পণ্য যোগ করুন, ক্রেতারা যা দেখেন ও অর্ডার করেন এখানে গোনা হবে।",
  addProduct: "নতুন পণ্য যোগ করুন",
};
