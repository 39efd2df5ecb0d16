import { bengali } from "./format";
import type { useOverviewTexts } from "../admin-overview";
import type { TextsOf } from "../language";

const seeAll = (n: number) => `সব দেখুন (${bengali.number(n)})`;

/** Texts under the four numbers of the overview. */
export const adminOverview: TextsOf<typeof useOverviewTexts> = {
  takings: "ব্যবসা কেমন চলছে",
  periods: { today: "আজ", yesterday: "গতকাল", month: "এই মাস" },
  orders: (n) => `${bengali.number(n)}টি অর্ডার`,
  revenueHint:
    "অর্ডারের সংখ্যায় বাতিল অর্ডার ধরা হয় না। আয় ধরা হয় ডেলিভারির দিনে, ডেলিভারি চার্জসহ, ফেরত আসা পণ্যের দাম বাদ দিয়ে।",
  week: (taka, orders) =>
    `গত ৭ দিনে ডেলিভারি থেকে আয় ${bengali.taka(taka)}, নতুন অর্ডার ${bengali.number(orders)}টি`,
  statistics: "পরিসংখ্যান",
  questions: (n) => `${bengali.number(n)}টি প্রশ্নের উত্তর বাকি`,
  reviews: (n) => `${bengali.number(n)}টি নতুন রিভিউ`,
  pending: "অপেক্ষমাণ অর্ডার",
  allPending: (n) => `${seeAll(n)}: অপেক্ষমাণ অর্ডার`,
  nonePending: "অনুমোদনের অপেক্ষায় কোনো অর্ডার নেই।",
  lowStock: "স্টক কম",
  allLow: (n) => `${seeAll(n)}: কম স্টকের পণ্য`,
  noneLow: "প্রতিটি পণ্যই ৫টির বেশি আছে।",
  noProducts: "এখনো কোনো পণ্য নেই।",
  addProduct: "নতুন পণ্য যোগ করুন",
  seeAll,
  soldOut: "স্টকে নেই",
  left: (n) => `${bengali.number(n)}টি আছে`,
  notLoaded: "এই অংশটি লোড করা যায়নি।",
};
