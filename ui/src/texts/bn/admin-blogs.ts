import { MAX_DESCRIPTION, MAX_TITLE, TRASH_DAYS } from "@/config/generated-admin";
import { bengali } from "./format";
import type { useAdminBlogTexts } from "../admin-blogs";
import type { TextsOf } from "../language";

const posts = (n: number) => `${bengali.number(n)}টি পোস্ট`;

/** Blog posts in the back office. */
export const adminBlogs: TextsOf<typeof useAdminBlogTexts> = {
  list: "ব্লগ পোস্ট",
  search: "ব্লগ পোস্ট খুঁজুন",
  searchPlaceholder: "ব্লগ পোস্ট খুঁজুন...",
  count: posts,
  found: (n) => `${posts(n)} পাওয়া গেছে`,
  empty: "এখনো কোনো ব্লগ পোস্ট নেই",
  emptyHint: "নতুন ফোন বা অফার নিয়ে একটি পোস্ট ক্রেতাকে আবার দোকানে ফিরিয়ে আনে।",
  emptySearch: "কোনো ব্লগ পাওয়া যায়নি।",
  emptySearchHint: "এই শব্দগুলো কোনো শিরোনামে নেই। কম বা অন্য শব্দ দিয়ে খুঁজুন।",
  clearSearch: "খোঁজা মুছুন",
  inShop: "দোকানে দেখুন",
  edit: "সম্পাদনা",
  of: (title) => `(${title})`,
  editOf: (title) => `সম্পাদনা: ${title}`,
  editTitle: "ব্লগ পোস্ট সম্পাদনা",
  allPosts: "সব ব্লগ পোস্ট",
  notFound: "ব্লগ পাওয়া যায়নি।",
  notFoundHint: `এটি হয়তো মুছে ফেলা হয়েছে। মোছা পোস্ট ${bengali.number(TRASH_DAYS)} দিন ট্র্যাশে থাকে।`,
  title: "শিরোনাম",
  description: "বিবরণ",
  descriptionHelp: "একটি ফাঁকা লাইন দিলে নতুন অনুচ্ছেদ শুরু হয়।",
  socialLink: "সোশ্যাল লিংক",
  socialLinkHelp: "ঐচ্ছিক, যেমন https://www.facebook.com/yourshop/posts/1",
  photo: "ছবি",
  photoHelp: "সবচেয়ে ভালো মাপ ১,২০০\u00a0×\u00a0৬৭৫ পিক্সেল।",
  count20k: (n, most) => `${bengali.number(most)} অক্ষরের মধ্যে ${bengali.number(n)} অক্ষর লেখা হয়েছে`,
  required: "সব আবশ্যক ঘর পূরণ করুন।",
  needTitle: "শিরোনাম দিতে হবে।",
  longTitle: `শিরোনাম সর্বোচ্চ ${bengali.number(MAX_TITLE)} অক্ষরের হতে পারে।`,
  needDescription: "বিবরণ দিতে হবে।",
  longDescription: `বিবরণ সর্বোচ্চ ${bengali.number(MAX_DESCRIPTION)} অক্ষরের হতে পারে।`,
  badLink: "সোশ্যাল লিংক http:// বা https:// দিয়ে শুরু হতে হবে।",
  needPhoto: "ছবি দিতে হবে।",
  add: "ব্লগ পোস্ট যোগ করুন",
  save: "পরিবর্তন সংরক্ষণ করুন",
  added: "ব্লগ পোস্ট যোগ হয়েছে!",
  addFailed: "ব্লগ পোস্ট যোগ করা যায়নি।",
  updateFailed: "ব্লগ পোস্ট আপডেট করা যায়নি।",
  wentWrong: "কোনো একটা সমস্যা হয়েছে!",
  kept: "আপনার লেখা রয়ে গেছে।",
  draft: "আগেরবার যা লিখেছিলেন, তা ফিরে এসেছে। ছবিটি আবার বেছে নিতে হবে।",
  discardDraft: "নতুন করে শুরু করুন",
  conflict: {
    taken: (field) => `${field}: অন্য কেউ বদলেছেন, এখানে সেটিই নেওয়া হয়েছে।`,
    yours: (field) => `${field}: অন্য কেউও বদলেছেন। এখানে আপনারটি রাখা হয়েছে।`,
  },
};
