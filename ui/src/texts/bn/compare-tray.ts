import { bengali } from "./format";
import type { useTrayTexts } from "../compare-tray";
import type { TextsOf } from "../language";

export const compareTray: TextsOf<typeof useTrayTexts> = {
  label: "তুলনার জন্য বাছাই করা পণ্য",
  count: (n, of) => `তুলনায় ${bengali.number(n)}টি (সর্বোচ্চ ${bengali.number(of)}টি)`,
  now: "তুলনা করুন",
  clear: "তুলনার তালিকা খালি করুন",
  full: (n) => `একসাথে ${bengali.number(n)}টি পণ্যের তুলনা করা যায়। আগে একটি বাদ দিন।`,
  otherTitle: "অন্য ধরনের ডিভাইস",
  otherQuestion: "একবারে এক ধরনের ডিভাইসেরই তুলনা হয়। তালিকা খালি করে এটির তুলনা করবেন?",
  otherConfirm: "খালি করে তুলনা করুন",
  otherNew: "এই পণ্য",
  otherListed: "তালিকায় এখন আছে",
};
