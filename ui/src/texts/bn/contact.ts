import type { useContactTexts } from "../contact";
import type { TextsOf } from "../language";

export const contact: TextsOf<typeof useContactTexts> = {
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
};
