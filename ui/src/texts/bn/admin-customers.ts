import { bengali } from "./format";
import type { useCustomerTexts } from "../admin-customers";
import type { TextsOf } from "../language";

/** Texts of the back office's customers. */
export const adminCustomers: TextsOf<typeof useCustomerTexts> = {
  title: "ক্রেতা",
  list: "ক্রেতাদের তালিকা",
  searchLabel: "ক্রেতা খুঁজুন",
  searchPlaceholder: "নাম, ই-মেইল, ফোন বা ঠিকানা",
  count: (n) => `${bengali.number(n)} জন ক্রেতা`,
  empty: "এখনো কোনো ক্রেতা নেই",
  emptyHint: "দোকানে যিনি নিবন্ধন করবেন, তাঁকে এখানে পাবেন।",
  emptyFiltered: "কোনো ক্রেতা পাওয়া যায়নি",
  emptyFilteredHint: "এই খোঁজার সঙ্গে কেউ মেলেননি।",
  showAll: "সব ক্রেতা দেখান",
  phone: "ফোন",
  email: "ই-মেইল",
  address: "ঠিকানা",
  orders: "অর্ডার",
  spent: "কেনাকাটা",
  points: "পয়েন্ট",
  lastOrder: "শেষ অর্ডার",
  never: "এখনো নেই",
  since: (day) => `${day} থেকে ক্রেতা`,
  seeOrders: "অর্ডার দেখুন",
  seeOrdersOf: (name) => `${name}-এর অর্ডার দেখুন`,
};
