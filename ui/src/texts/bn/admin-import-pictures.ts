import { MAX_IMPORT_PICTURES } from "@/config/generated-admin";
import { bengali } from "./format";
import type { useImportPictureTexts } from "../admin-import-pictures";
import type { TextsOf } from "../language";

const { number } = bengali;
const pictures = (n: number) => `${number(n)}টি ছবি`;
const files = (n: number) => `${number(n)}টি ফাইল`;

/** Texts of the pictures that come with an import: in a ZIP, as loose files, or from addresses that the browser reads. */
export const adminImportPictures: TextsOf<typeof useImportPictureTexts> = {
  title: "ছবি",
  hint: "ফাইলে যে ছবিগুলোর নাম আছে, সেগুলো একটি জিপ ফাইলে অথবা আলাদা আলাদা দিন। ফোল্ডার, বড়-ছোট হাতের অক্ষর ও নামের শেষাংশ বাদ দিয়ে নাম মেলানো হয়। https:// দিয়ে শুরু ঠিকানা থেকে এই ব্রাউজার নিজেই ছবি আনে। আপনি ইমপোর্ট নিশ্চিত না করা পর্যন্ত কোনো পণ্য বদলাবে না।",
  nameless: (n) =>
    `${number(n)}টি পণ্যের ছবি নেই, ফাইলেও কোনো ছবির নাম নেই: সেখানে একটি ধূসর ছবি থাকবে। ফাইলের ছবির কলামে ছবির ফাইলের নাম লিখুন, অথবা পরে পণ্যের ফর্মে ছবি দিন।`,
  tooMany: (n) =>
    `প্রথম ${pictures(MAX_IMPORT_PICTURES)}র পরে ফাইলে আরও ${pictures(n)}র নাম আছে। ভাগ ভাগ করে ইমপোর্ট করুন।`,
  choose: "জিপ ফাইল বা ছবি বেছে নিন",
  drop: "অথবা এখানে টেনে এনে ছাড়ুন",
  dropNow: "দেখার জন্য ফাইলগুলো ছাড়ুন",
  looking: "ফাইলগুলো দেখা হচ্ছে...",
  loading: "ফাইলে কোন কোন ছবির নাম আছে দেখা হচ্ছে...",
  facts: "এই ইমপোর্টের ছবি",
  inFiles: "আপনার ফাইলে",
  atAddresses: "ওয়েব ঠিকানায়",
  came: "পাঠানো হয়েছে",
  kept: "আগেরটিই থাকবে",
  missing: "পাওয়া যায়নি",
  replace: "যেসব পণ্যের ছবি আগে থেকেই আছে, সেগুলোও বদলান",
  send: (n) => `${pictures(n)} পাঠান`,
  stop: "থামান",
  progress: "পাঠানো ছবি",
  of: (done, total) => `${pictures(total)}র মধ্যে ${number(done)}টি`,
  status: (percent) => `ছবি পাঠানো হয়েছে: ${number(percent)} শতাংশ`,
  ended: (sent, failed) =>
    failed === 0
      ? `${pictures(sent)} পাঠানো হয়েছে।`
      : `${pictures(sent)} পাঠানো হয়েছে। ${number(failed)}টি পাঠানো যায়নি, কারণ নিচে দেখুন।`,
  halted: (why) => `${why} যা পাঠানো হয়েছে তা থাকছে; বাকিগুলো পাঠিয়ে এগিয়ে যান।`,
  stopped: "থামানো হয়েছে। যা পাঠানো হয়েছে তা থাকছে; বাকিগুলো পাঠিয়ে এগিয়ে যান।",
  failed: "দোকান সাড়া দেয়নি।",
  unsent: (n) =>
    `${pictures(n)} পাওয়া গেছে, কিন্তু পাঠানো হয়নি। আগে পাঠান, অথবা ছবি ছাড়া এগোতে আরেকবার নিশ্চিত করুন।`,
  stillSending: "ছবি পাঠানো হচ্ছে। শেষ হওয়া পর্যন্ত অপেক্ষা করুন, অথবা আগে থামান।",
  problems: (n) => `ছবি ছাড়া: ${number(n)}টি`,
  problemsHint: "এগুলোর আগের ছবিই থাকবে, নইলে একটি ধূসর ছবি থাকবে।",
  row: "সারি",
  product: "পণ্য",
  problem: "সমস্যা",
  more: (n) => `সব ${number(n)}টি দেখান`,
  moreFirst: (n) => `প্রথম ${number(n)}টি দেখান`,
  noFile: (name) => `${name} নামে কোনো ফাইল নেই।`,
  unclear: (name) => `${name} নামে একাধিক ফাইল আছে। একটি রাখুন।`,
  insecure: (name) =>
    `শুধু https:// দিয়ে শুরু ঠিকানা পড়া যায়। ছবিটি ডাউনলোড করে জিপ ফাইলে রাখুন: ${name}`,
  ofName: (name, fault) => `${fault} (${name})`,
  address: {
    blocked: "ব্রাউজার এই ঠিকানা পড়তে পারছে না; ছবিটি ডাউনলোড করে জিপ ফাইলে রাখুন।",
    slow: "ঠিকানাটি এক মিনিটে সাড়া দেয়নি; ছবিটি ডাউনলোড করে জিপ ফাইলে রাখুন।",
    tooLarge: "এই ঠিকানার ছবিটি ৪০ মেগাবাইটের চেয়ে বড়।",
    status: (status) =>
      `ঠিকানাটি ${number(status)} নম্বর ত্রুটি জানিয়েছে; ঠিকানা যাচাই করুন, অথবা ছবিটি জিপ ফাইলে রাখুন।`,
  },
  unused: (n) => `কোনো সারিতে নাম নেই: ${files(n)}`,
  left: (n) => `ব্যবহার করা হয়নি: ${files(n)}`,
  rest: (n) => `এবং আরও ${files(n)}`,
  ofFile: (name, fault) => `${name}: ${fault}`,
  file: {
    notZip: "এটি জিপ ফাইল নয়, অথবা অসম্পূর্ণ।",
    tooMany: "জিপে ২০,০০০টির বেশি ফাইল আছে। ভাগ ভাগ করে দিন।",
    tooMuch: "জিপটি খুব বড়। খোলার পর সর্বোচ্চ ৪ গিগাবাইট হয়, এমন ভাগে ভাগে দিন।",
    tooLarge: "ফাইলটি ৪০ মেগাবাইটের চেয়ে বড়।",
    encrypted: "এটি খুলতে পাসওয়ার্ড লাগে। পাসওয়ার্ড ছাড়া জিপ করুন।",
    packing: "এভাবে প্যাক করা ফাইল এখানে পড়া যায় না। সাধারণ জিপ তৈরি করুন।",
    damaged: "এটি নষ্ট। আবার জিপ করুন।",
    noPicture: "এটি ছবি নয়।",
    nestedZip: "জিপের ভেতরের জিপ খোলা হয় না। আলাদা করে দিন।",
    unsafeName: "এর নাম জিপের বাইরের জায়গা দেখায়।",
    emptyFile: "এটি ফাঁকা।",
    emptyZip: "এর ভেতরে কিছু নেই।",
  },
};
