import { bengali } from "@/lib/format";
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
  contact: {
    title: "যোগাযোগ করুন",
    intro: "আমাদের লিখুন। আমরা ওই কর্মদিবসেই ফোনে বা ই-মেইলে উত্তর দিই।",
    name: "নাম",
    phone: "ফোন নম্বর",
    email: "ই-মেইল",
    message: "বার্তা",
    send: "বার্তা পাঠান",
    sent: "আপনার বার্তা পাঠানো হয়েছে!",
    failed: "বার্তা পাঠানো যায়নি। আবার চেষ্টা করুন।",
    needName: "আপনার নাম লিখুন।",
    needPhone: "আপনার ফোন নম্বর লিখুন।",
    needEmail: "আপনার ই-মেইল লিখুন।",
    badEmail: "সঠিক ই-মেইল লিখুন, যেমন name@example.com।",
    needMessage: "আপনার বার্তা লিখুন।",
  },
};
