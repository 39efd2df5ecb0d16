import { bengali } from "./format";
import type { useHomeTexts } from "../home";
import type { TextsOf } from "../language";

/** Texts of the shop's front. */
export const home: TextsOf<typeof useHomeTexts> = {
  heading: (shop, place) => `${shop}: ${place}ফোন, ল্যাপটপ ও গ্যাজেট`,
  banners: "বিশেষ আয়োজন",
  mainBanner: (n) => `অফার দেখুন, ব্যানার ${bengali.number(n)}`,
  sideBanner: (n) => `অফার দেখুন, পাশের ব্যানার ${bengali.number(n)}`,
  secondBanner: "বেস্ট ডিল দেখুন",
  thirdBanner: (n) => `অফার দেখুন, চওড়া ব্যানার ${bengali.number(n)}`,
  exclusiveBanner: "এক্সক্লুসিভ সেল দেখুন",
  categories: "ক্যাটাগরি অনুযায়ী কেনাকাটা",
  bestDeals: "বেস্ট ডিলের পণ্য",
  recentlyAdded: "নতুন এসেছে",
  upcoming: "আসন্ন পণ্য",
  offerSale: "অফার সেল",
  exclusive: "এক্সক্লুসিভ সেল",
  blogs: "সাম্প্রতিক ব্লগ পোস্ট",
  contact: "যোগাযোগ করুন",
};
