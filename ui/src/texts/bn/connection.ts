import type { TextsOf } from "../language";
import type { useConnectionTexts } from "../connection";

export const connection: TextsOf<typeof useConnectionTexts> = {
  offline: "আপনি অফলাইনে আছেন",
  fullStop: "।",
  offlineHint: "ইন্টারনেট সংযোগ দেখুন। সংযোগ ফিরলেই এটি নিজে থেকে লোড হবে।",
  stillNothing: "এখনো সংযোগ হয়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।",
  codeMissing: "পাতাটি লোড করা যায়নি।",
  partMissing: "এটি লোড করা যায়নি। সংযোগ ফিরলেই দেখা যাবে।",
  bar: "আপনি অফলাইনে আছেন। যা দেখছেন, তা এর মধ্যে বদলে গিয়ে থাকতে পারে।",
  back: "আপনি আবার অনলাইনে।",
  updateReady: "ওয়েবসাইটের নতুন সংস্করণ এসেছে",
  update: "আপডেট করুন",
  typed: "এই পাতায় যা লিখেছেন, তা মুছে যাবে।",
  updateAnyway: "তবু আপডেট করুন",
  later: "পরে",
  updating: "আপডেট হচ্ছে...",
};
