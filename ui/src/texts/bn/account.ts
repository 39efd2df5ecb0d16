import type { useAccountTexts } from "../account";
import type { TextsOf } from "../language";
import { forms } from "./forms";

/** Texts of login, registration and a forgotten password. */
export const account: TextsOf<typeof useAccountTexts> = {
  ...forms,
  mismatch: "পাসওয়ার্ড দুটি মিলছে না",
  login: {
    title: "লগইন",
    submit: "লগইন করুন",
    busy: "লগইন হচ্ছে...",
    done: "লগইন সফল হয়েছে! নিয়ে যাওয়া হচ্ছে...",
    failed: "লগইন করা যায়নি",
    cookies:
      "পাসওয়ার্ড ঠিক ছিল, কিন্তু এই ব্রাউজার লগইন ধরে রাখার কুকি নেয়নি। অন্য অ্যাপের ভেতরে থাকলে তার মেনু থেকে “Open in browser” (ব্রাউজারে খুলুন) বেছে নিন; নইলে এই দোকানের জন্য কুকি চালু করে আবার লগইন করুন।",
    noAccount: "অ্যাকাউন্ট নেই?",
    register: "রেজিস্টার করুন",
    forgot: "পাসওয়ার্ড ভুলে গেছেন?",
  },
  register: {
    title: "রেজিস্টার",
    submit: "রেজিস্টার করুন",
    done: "রেজিস্ট্রেশন সফল হয়েছে! নিয়ে যাওয়া হচ্ছে...",
    failed: "রেজিস্ট্রেশন করা যায়নি",
    haveAccount: "আগে থেকেই অ্যাকাউন্ট আছে?",
    login: "লগইন করুন",
  },
  forgot: {
    emailTitle: "পাসওয়ার্ড ভুলে গেছেন",
    emailHelp: "এই ই-মেইলে আমরা ৬ সংখ্যার একটি কোড পাঠাব।",
    send: "ওটিপি পাঠান",
    sent: "আপনার ই-মেইলে ওটিপি পাঠানো হয়েছে!",
    otpTitle: "ওটিপি যাচাই",
    otp: "ওটিপি",
    otpHelp: (email) => `${email} ঠিকানায় পাঠানো কোড। এটি ১০ মিনিট পর্যন্ত কাজ করে।`,
    needOtp: "ওটিপি লিখুন।",
    badOtp: "ওটিপি ৬ সংখ্যার।",
    verify: "ওটিপি যাচাই করুন",
    verified: "ওটিপি যাচাই হয়েছে!",
    resetTitle: "নতুন পাসওয়ার্ড দিন",
    reset: "পাসওয়ার্ড বদলান",
    done: "পাসওয়ার্ড বদলানো হয়েছে!",
    failed: "কোনো একটা সমস্যা হয়েছে",
    again: "অন্য ই-মেইল ব্যবহার করুন",
    backToLogin: "লগইনে ফিরে যান",
  },
};
