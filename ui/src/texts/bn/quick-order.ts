import type { TextsOf } from "../language";
import type { useQuickOrderTexts } from "../quick-order";
import { forms } from "./forms";

/** Texts of the order without an account. */
export const quickOrder: TextsOf<typeof useQuickOrderTexts> = {
  ...forms,
  title: "এখনই অর্ডার করুন",
  intro: "অ্যাকাউন্ট লাগবে না। পণ্য পাঠানোর আগে আমরা ফোন করে নিশ্চিত করি, আর দাম দেবেন পণ্য হাতে পেয়ে।",
  product: "পণ্য",
  location: "ডেলিভারির ঠিকানা",
  locationHelp: "বাড়ি, রোড, এলাকা ও শহর",
  needLocation: "ডেলিভারির ঠিকানা লিখুন।",
  message: "বার্তা",
  messageHelp: "রং, স্টোরেজ, কখন ফোন করব, বা অন্য যেকোনো কথা।",
  color: (name) => `রং: ${name}`,
  ram: (name) => `র‍্যাম / স্টোরেজ: ${name}`,
  submit: "অর্ডার করুন",
  confirmed: "অর্ডার গৃহীত হয়েছে",
  contact: "শিগগিরই আমরা আপনার সঙ্গে যোগাযোগ করব",
  failed: "অর্ডার করা যায়নি। আবার চেষ্টা করুন।",
  thanks: "ধন্যবাদ। আপনার অর্ডার আমরা পেয়েছি।",
  number: "আপনার অর্ডার নম্বর",
  keep: "নম্বরটি রেখে দিন: এটি আর আপনার ফোন নম্বর দিয়ে অর্ডারের খোঁজ নিতে পারবেন।",
  track: "অর্ডারটি ট্র্যাক করুন",
  goOn: "আরও কেনাকাটা করুন",
  rather: "অথবা ফোনে অর্ডার করুন",
  call: (phone) => `${phone} নম্বরে কল করুন`,
  whatsapp: "হোয়াটসঅ্যাপে অর্ডার করুন",
  whatsappMessage: (title) => `হ্যালো, আমি এটি অর্ডার করতে চাই: ${title}`,
};
