import type { useBlogTexts } from "../blogs";
import type { TextsOf } from "../language";

/** Texts of the blog's list and posts. */
export const blogs: TextsOf<typeof useBlogTexts> = {
  title: "ব্লগ",
  searchLabel: "ব্লগ পোস্ট খুঁজুন",
  searchPlaceholder: "ব্লগ পোস্ট খুঁজুন...",
  list: "পোস্টের তালিকা",
  none: "কোনো ব্লগ পাওয়া যায়নি।",
  noneHint: "অন্য শব্দ দিয়ে খুঁজুন, অথবা সব পোস্ট দেখুন।",
  showAll: "সব পোস্ট দেখুন",
  loading: "লোড হচ্ছে...",
  notFound: "ব্লগটি পাওয়া যায়নি।",
  backToList: "সব পোস্ট",
  source: "এ বিষয়ে আরও পড়ুন",
  newTab: "(নতুন ট্যাবে খুলবে)",
  share: "শেয়ার করুন",
  copyLink: "লিংক কপি করুন",
  linkCopied: "লিংক কপি হয়েছে!",
  linkNotCopied: "লিংক কপি করা যায়নি।",
  more: "আরও পোস্ট",
  delete: "মুছুন",
  deleteOf: (title) => `${title} মুছুন`,
  deleteTitle: "ব্লগ মুছুন",
  deleteConfirm: "এই ব্লগটি কি মুছে ফেলতে চান?",
  deleted: "ব্লগ মুছে ফেলা হয়েছে!",
  deleteFailed: "ব্লগ মোছা যায়নি। আবার চেষ্টা করুন।",
};
