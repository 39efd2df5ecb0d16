import type { SessionTexts } from "../sessions";

/** Texts of where somebody is signed in. */
export const sessions: SessionTexts = {
  title: "সেশন",
  hint: "যেসব জায়গায় আপনি লগইন আছেন। অচেনা কিছু দেখলে বন্ধ করুন, তারপর পাসওয়ার্ড বদলান।",
  current: "এই ব্রাউজার",
  browserOn: (browser, system) => `${browser}, ${system}`,
  unknownBrowser: "অচেনা ব্রাউজার",
  unknownSystem: "অচেনা ডিভাইস",
  noAddress: "অজানা ঠিকানা",
  lastUsed: (moment) => `শেষ ব্যবহার: ${moment}`,
  since: (day) => `লগইন করেছেন: ${day}`,
  end: "সেশন বন্ধ করুন",
  endOf: (browser, address) => `সেশন বন্ধ করুন: ${browser}, ${address}`,
  ended: "সেশন বন্ধ হয়েছে।",
  failed: "সেশনটি বন্ধ করা যায়নি। আবার চেষ্টা করুন।",
};
