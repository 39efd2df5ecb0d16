import { bengali } from "@/lib/format";
import type { TextsOf } from "../language";
import type { useListingTexts } from "../listing";

/** Texts of every product list. */
export const listing: TextsOf<typeof useListingTexts> = {
  searchLabel: "এই তালিকায় খুঁজুন",
  searchPlaceholder: "পণ্য খুঁজুন...",
  searchSubmit: "খুঁজুন",
  filters: "খোঁজা, দাম ও সাজানো",
  maxPrice: "সর্বোচ্চ দাম",
  upTo: (taka) => `${bengali.taka(taka)} পর্যন্ত`,
  anyPrice: "যেকোনো দাম",
  lowToHigh: "কম থেকে বেশি দাম",
  highToLow: "বেশি থেকে কম দাম",
  list: "পণ্যের তালিকা",
  count: (n) => `${bengali.number(n)}টি পণ্য`,
  hidden: (n, under) => `${bengali.taka(under)}-এর কম দামের ${bengali.number(n)}টি পণ্য লুকানো আছে`,
  showAll: "সব দেখুন",
  empty: "কোনো পণ্য পাওয়া যায়নি",
  emptyFiltered: "এই শর্তে কোনো পণ্য নেই। পুরো তালিকা দেখতে শর্তগুলো সরিয়ে দিন।",
  emptySearch: "কম বা অন্য শব্দ দিয়ে খুঁজুন, অথবা ক্যাটাগরি ঘুরে দেখুন।",
  emptyList: "প্রতি সপ্তাহে নতুন পণ্য আসে। দোকানের বাকি পণ্য দেখুন।",
  clearFilters: "শর্ত সরান",
  browseCategories: "সব ক্যাটাগরি দেখুন",
  searchTitle: (text) => `খোঁজ / ${text}`,
  search: "খোঁজ",
  allCategories: "সব ক্যাটাগরি",
  latest: "নতুন পণ্য",
  brandIn: (brand, category) => `${brand} ${category}`,
  delete: "মুছুন",
  deleteOf: (title) => `${title} মুছুন`,
  deleteTitle: "পণ্য মুছুন",
  deleteConfirm: "এই পণ্যটি কি মুছে ফেলতে চান?",
  deleted: "মুছে ফেলা হয়েছে।",
  deleteFailed: "মোছা যায়নি। আবার চেষ্টা করুন।",
  deleteError: "একটা সমস্যা হয়েছে। আবার চেষ্টা করুন।",
};
