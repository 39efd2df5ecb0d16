import { bengali } from "./format";
import type { useEmiTexts } from "../emi";
import type { TextsOf } from "../language";

export const emi: TextsOf<typeof useEmiTexts> = {
  from: (taka) => `মাসে ${bengali.taka(taka)} থেকে`,
  title: "কিস্তিতে কিনুন",
  tenure: "কত মাসের কিস্তি",
  months: (n) => `${bengali.number(n)} মাস`,
  aMonth: (taka) => `মাসে ${bengali.taka(taka)}`,
  sum: (total, extra) =>
    `সব মিলিয়ে ${bengali.taka(total)}, মূল দামের চেয়ে ${bengali.taka(extra)} বেশি`,
  plans: "সব কিস্তির হিসাব",
  monthsHead: "মাস",
  monthlyHead: "প্রতি মাসে",
  totalHead: "মোট",
  extraHead: "বাড়তি খরচ",
  chosen: "বেছে নেওয়া",
  formula: (percent) =>
    `বছরে ${bengali.number(percent)}% ফ্ল্যাট রেটে হিসাব: প্রতি বছরের জন্য দামের ${bengali.number(percent)}% যোগ হয়, এরপর মোট টাকা সমান কিস্তিতে ভাগ করে পূর্ণ টাকায় বাড়িয়ে ধরা হয়।`,
  note: "এটি আনুমানিক হিসাব। অর্ডারের সময় দোকান ও আপনার ব্যাংক কিস্তি নিশ্চিত করবে।",
};
