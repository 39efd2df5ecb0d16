import type { TextsOf } from "../language";
import type { useFormTexts } from "../forms";

/** Labels and complaints of fields that several forms have. */
export const forms: TextsOf<typeof useFormTexts> = {
  name: "নাম",
  email: "ই-মেইল",
  phone: "ফোন নম্বর",
  phoneHelp: "১১ সংখ্যার নম্বর, যেমন 01712345678",
  password: "পাসওয়ার্ড",
  confirmPassword: "পাসওয়ার্ড নিশ্চিত করুন",
  passwordHelp: "কমপক্ষে ৮ অক্ষর",
  newPassword: "নতুন পাসওয়ার্ড",
  optional: (label) => `${label} (না দিলেও চলবে)`,
  needName: "আপনার নাম লিখুন।",
  needEmail: "আপনার ই-মেইল লিখুন।",
  badEmail: "সঠিক ই-মেইল লিখুন, যেমন name@example.com।",
  needPhone: "আপনার ফোন নম্বর লিখুন।",
  badPhone: "ফোন নম্বর ঠিক ১১ সংখ্যার হতে হবে।",
  needPassword: "আপনার পাসওয়ার্ড লিখুন।",
  needNewPassword: "নতুন পাসওয়ার্ড লিখুন।",
  shortPassword: "পাসওয়ার্ড কমপক্ষে ৮ অক্ষরের হতে হবে।",
  longPassword: "পাসওয়ার্ড ১২৮ অক্ষরের বেশি হতে পারবে না।",
  quantity: "পরিমাণ",
  badQuantity: "১ থেকে ৯৯-এর মধ্যে একটি সংখ্যা লিখুন।",
};
