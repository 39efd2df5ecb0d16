import { bengali } from "@/lib/format";
import type { useChooseTexts } from "../choose";
import type { TextsOf } from "../language";

export const choose: TextsOf<typeof useChooseTexts> = {
  compare: "তুলনা",
  compareOf: (title) => `তুলনা: ${title}`,
  compareFull: (n) => `একসাথে ${bengali.number(n)}টি পণ্যের তুলনা করা যায়। আগে একটি বাদ দিন।`,
  tray: "তুলনার জন্য বাছাই করা পণ্য",
  trayCount: (n, of) => `তুলনায় ${bengali.number(n)}টি (সর্বোচ্চ ${bengali.number(of)}টি)`,
  compareNow: "তুলনা করুন",
  clearCompared: "তুলনার তালিকা খালি করুন",
  recentlyViewed: "সম্প্রতি দেখা পণ্য",
  clearViewed: "মুছে ফেলুন",
  viewedCleared: "সম্প্রতি দেখা পণ্যের তালিকা মুছে ফেলা হয়েছে।",
  related: "একই ধরনের পণ্য",
};
