import { bengali } from "./format";
import type { useAdminMessageTexts } from "../admin-messages";
import type { TextsOf } from "../language";

/** Texts of the messages in the back office. */
export const adminMessages: TextsOf<typeof useAdminMessageTexts> = {
  title: "সব বার্তা",
  list: "বার্তার তালিকা",
  searchLabel: "বার্তা খুঁজুন",
  searchPlaceholder: "নাম, ফোন, ই-মেইল বা বার্তা",
  count: (n) => `${bengali.number(n)}টি বার্তা`,
  empty: "এখনো কোনো বার্তা নেই",
  emptyHint: "“যোগাযোগ করুন” থেকে দর্শকেরা যা লেখেন, তা এখানে আসে।",
  emptyFiltered: "কোনো বার্তা পাওয়া যায়নি",
  emptyFilteredHint: "এই খোঁজার সঙ্গে কিছু মেলেনি।",
  showAll: "সব বার্তা দেখান",
  new: "নতুন",
  phone: "ফোন",
  email: "ই-মেইল",
  markRead: "পড়া হিসেবে রাখুন",
  markUnread: "না-পড়া হিসেবে রাখুন",
  markFailed: "সমস্যা হয়েছে। আবার চেষ্টা করুন।",
  delete: "মুছুন",
  deleteTitle: "বার্তা মুছুন",
  deleteConfirm: "বার্তাটি মুছে ফেলতে চান?",
  deleted: "মুছে ফেলা হয়েছে।",
  deleteFailed: "মোছা যায়নি। আবার চেষ্টা করুন।",
  deleteError: "সমস্যা হয়েছে। আবার চেষ্টা করুন।",
};
