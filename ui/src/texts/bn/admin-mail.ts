import { bengali } from "./format";
import type { useMailTexts } from "../admin-mail";
import type { TextsOf } from "../language";

const mails = (n: number) => `${bengali.number(n)}টি ই-মেইল`;

/** E-mail that did not go, and the mail to try the mail server with. */
export const adminMail: TextsOf<typeof useMailTexts> = {
  title: "যে ই-মেইল যায়নি",
  failed: (n) => `${mails(n)} পাঠানো যায়নি`,
  waiting: (n) => `${mails(n)} আবার পাঠানোর অপেক্ষায় আছে`,
  andMore: (n) => `এবং আরও ${bengali.number(n)}টি`,
  kinds: {
    otp: "ওয়ান-টাইম পাসওয়ার্ড",
    password_changed: "পাসওয়ার্ড বদলের খবর",
    order_received: "অর্ডার পাওয়ার খবর",
    order_confirmed: "অর্ডার নিশ্চিত হওয়ার খবর",
    order_delivered: "অর্ডার ডেলিভারির খবর",
    order_cancelled: "অর্ডার বাতিলের খবর",
    order_shipped: "অর্ডার পাঠানোর খবর",
    order_returned: "অর্ডার ফেরতের খবর",
    new_order: "নতুন অর্ডার, আপনাকে",
    new_message: "নতুন বার্তা, আপনাকে",
    new_question: "নতুন প্রশ্ন, আপনাকে",
    question_answered: "প্রশ্নের উত্তর দেওয়া হয়েছে",
  },
  to: (address) => `প্রাপক ${address}`,
  answer: (text) => `মেইল সার্ভারের উত্তর: ${text}`,
  givenUp: (moment) => `যায়নি, চেষ্টা বন্ধ হয়েছে ${moment}`,
  again: (moment) => `আবার চেষ্টা হবে ${moment}`,
  attempts: (n) => `${bengali.number(n)} বার চেষ্টা হয়েছে`,
  each: (n) => `${mails(n)} দেখুন`,
  retry: "আবার পাঠান",
  retryOf: (mail) => `আবার পাঠান: ${mail}`,
  retryAll: "সব আবার পাঠান",
  forget: "সরিয়ে দিন",
  forgetOf: (mail) => `সরিয়ে দিন: ${mail}`,
  retryFailed: "ই-মেইলটি আবার পাঠানোর চেষ্টা করা যায়নি।",
  forgetFailed: "ই-মেইলটি সরানো যায়নি।",
  ofOrder: "এই অর্ডারের ই-মেইল যায়নি",
  test: "পরীক্ষামূলক ই-মেইল",
  testHint: "এখনই একটি ই-মেইল পাঠায় এবং মেইল সার্ভার কী বলে তা জানায়।",
  testTo: "প্রাপক",
  testHelp: "ফাঁকা রাখলে দোকানের ই-মেইলে, না থাকলে আপনার নিজেরটিতে যাবে।",
  send: "পরীক্ষামূলক ই-মেইল পাঠান",
  sending: "পাঠানো হচ্ছে...",
  testFailed: "পরীক্ষামূলক ই-মেইলটি পাঠানো যায়নি।",
};
