import { PICTURE_MB } from "../admin-limits";
import { bengali } from "./format";
import { formatFileSize } from "@/lib/picture/file";
import type { usePictureTexts } from "../admin-pictures";
import type { TextsOf } from "../language";

/** What the back office says about pictures that are chosen, checked and sent. */
export const adminPictures: TextsOf<typeof usePictureTexts> = {
  chooseOne: "ছবি বেছে নিন",
  chooseOther: "অন্য ছবি বেছে নিন",
  chooseMany: "ছবি বেছে নিন",
  chooseMore: "আরও ছবি যোগ করুন",
  dropOne: "ছবিটি এখানে ছাড়ুন",
  dropMany: "ছবিগুলো এখানে ছাড়ুন",
  onlyOne: "এখানে একটি ছবিই রাখা যায়। একটি ফাইল টেনে এনে ছাড়ুন।",
  discard: "বাদ দিন",
  live: "দোকানে এখন যা আছে",
  fresh: "নতুন, এখনো সংরক্ষণ করা হয়নি",
  none: "এখনো ছবি নেই",
  formats: `JPEG, PNG, WebP বা GIF। ${bengali.number(PICTURE_MB)} মেগাবাইটের বেশি হলে পাঠানোর আগে ছোট করা হয়।`,
  wrongType: "JPEG, PNG, WebP বা GIF ছবি বেছে নিন।",
  tooLarge: `ছবিটি ${bengali.number(PICTURE_MB)} মেগাবাইটের চেয়ে বড়। ছোট ফাইল বেছে নিন।`,
  tooManyPixels: (width, height) =>
    `ছবিটি ${bengali.number(width)} × ${bengali.number(height)} পিক্সেলের, এই ব্রাউজার এত বড় ছবি ছোট করতে পারে না। ছোট করে আবার চেষ্টা করুন।`,
  heic: "ছবিটি আইফোনের ফরম্যাটে (HEIC), যা এই ব্রাউজার পড়তে পারে না। আইফোনে Settings > Camera > Formats > Most Compatible বেছে নিন, অথবা ছবিটি হোয়াটসঅ্যাপ বা ই-মেইলে JPEG হিসেবে নিজেকে পাঠিয়ে সেই ফাইলটি বেছে নিন।",
  unreadable: "এই ব্রাউজার ফাইলটি পড়তে পারছে না। আরেকবার বেছে নিন।",
  ofFile: (name, fault) => `${name}: ${fault}`,
  damaged: "ছবিটি নষ্ট বা অসম্পূর্ণ। অন্য ফাইল বেছে নিন।",
  makingSmaller: "ছবিটি ছোট করা হচ্ছে...",
  makingAllSmaller: "ছবিগুলো ছোট করা হচ্ছে...",
  cancel: "বাতিল",
  waiting: "ছবি ছোট করা শেষ হলেই পাঠানো হবে।",
  made: {
    bytes: (before, now) => `ছোট করা হয়েছে: ${before} → ${now}`,
    pixels: (megapixels) => `ছোট করা হয়েছে: ছবিটি ${bengali.number(megapixels)} মেগাপিক্সেলের ছিল।`,
    heic: (format) => `HEIC ছবিটি থেকে ${format} তৈরি করা হয়েছে।`,
  },
  size: (bytes) =>
    bengali.digits(formatFileSize(bytes)).replace("KB", "কিলোবাইট").replace("MB", "মেগাবাইট"),
  facts: (width, height, size) =>
    `${bengali.number(width)} × ${bengali.number(height)} পিক্সেল, ${size}`,
  small: "প্রস্তাবিত মাপের চেয়ে ছোট: ঝাপসা দেখাতে পারে।",
  cropped: "প্রস্তাবিত আকারের সঙ্গে মেলে না: এখানে যেমন দেখাচ্ছে, কিনারা কাটা পড়বে।",
  moveLeft: (name) => `${name} বাঁয়ে সরান`,
  moveRight: (name) => `${name} ডানে সরান`,
  remove: (name) => `${name} সরিয়ে ফেলুন`,
  moved: (name, place, count) =>
    `${name} এখন ${bengali.number(count)}টির মধ্যে ${bengali.number(place)} নম্বরে।`,
  progress: "আপলোড",
  sending: "পাঠানো হচ্ছে",
  percent: (part) => `${bengali.number(Math.round(part * 100))}%`,
  working: "পাঠানো হয়েছে। ছবিগুলো তৈরি করা হচ্ছে...",
};
