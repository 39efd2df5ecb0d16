import type { TextsOf } from "../language";
import type { useTrackTexts } from "../track";
import { forms } from "./forms";

/** Texts of following an order without signing in. */
export const track: TextsOf<typeof useTrackTexts> = {
  ...forms,
  title: "অর্ডার ট্র্যাক করুন",
  intro: "আপনার অর্ডার নম্বর আর অর্ডারের সময় দেওয়া ফোন নম্বর লিখুন।",
  number: "অর্ডার নম্বর",
  numberHelp: "যেমন H-1A2B-3C4D। অর্ডারের পর এটি দেখানো হয়েছিল, আমাদের ই-মেইলেও আছে।",
  needNumber: "অর্ডার নম্বর লিখুন।",
  badNumber: "অর্ডার নম্বর H-1A2B-3C4D-এর মতো হয়।",
  submit: "ট্র্যাক করুন",
  failed: "কোনো একটা সমস্যা হয়েছে। আবার চেষ্টা করুন।",
  result: "আপনার অর্ডার",
};
