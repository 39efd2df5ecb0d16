import { bengali } from "@/lib/format";
import { formatFileSize } from "@/lib/picture-file";
import type { usePictureTexts } from "../admin-pictures";
import type { TextsOf } from "../language";

/** What the back office says about pictures that are chosen, checked and sent. */
export const adminPictures: TextsOf<typeof usePictureTexts> = {
  chooseOne: "ছবি বেছে নিন",
  chooseOther: "অন্য ছবি বেছে নিন",
  chooseMany: "ছবি বেছে নিন",
  chooseMore: "আরও ছবি যোগ করুন",
  discard: "বাদ দিন",
  live: "দোকানে এখন যা আছে",
  fresh: "নতুন, এখনো সংরক্ষণ করা হয়নি",
  none: "এখনো ছবি নেই",
  formats: "JPEG, PNG, WebP বা GIF, প্রতিটি সর্বোচ্চ ১০ মেগাবাইট।",
  wrongType: "JPEG, PNG, WebP বা GIF ছবি বেছে নিন।",
  tooLarge: "ছবিটি ১০ মেগাবাইটের চেয়ে বড়। ছোট ফাইল বেছে নিন।",
  ofFile: (name, fault) => `${name}: ${fault}`,
  damaged: "ছবিটি নষ্ট বা অসম্পূর্ণ। অন্য ফাইল বেছে নিন।",
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
