import type { useChooseTexts } from "../choose";
import type { TextsOf } from "../language";

export const choose: TextsOf<typeof useChooseTexts> = {
  compare: "তুলনা",
  compareOf: (title) => `তুলনা: ${title}`,
  recentlyViewed: "সম্প্রতি দেখা পণ্য",
  clearViewed: "মুছে ফেলুন",
  viewedCleared: "সম্প্রতি দেখা পণ্যের তালিকা মুছে ফেলা হয়েছে।",
  related: "একই ধরনের পণ্য",
};
