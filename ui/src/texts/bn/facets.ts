import { bengali } from "./format";
import type { useFacetTexts } from "../facets";
import type { TextsOf } from "../language";

export const facets: TextsOf<typeof useFacetTexts> = {
  filters: "ফিল্টার",
  filtersActive: (n) => `ফিল্টার, ${bengali.number(n)}টি চালু`,
  brand: "ব্র্যান্ড",
  price: "দাম",
  menuActive: (name, n) => `${name}, ${bengali.number(n)}টি বাছাই করা`,
  brandsFull: (most) => `একসঙ্গে ${bengali.number(most)}টির বেশি ব্র্যান্ড বাছাই করা যায় না।`,
  anyPrice: "যেকোনো দাম",
  under: (taka) => `${bengali.taka(taka)}-এর কম`,
  between: (min, max) => `${bengali.taka(min)} থেকে ${bengali.taka(max)}`,
  atMost: (taka) => `${bengali.taka(taka)} বা তার কম`,
  from: (taka) => `${bengali.taka(taka)} ও তার বেশি`,
  products: (n) => `${bengali.number(n)}টি পণ্য`,
  active: "চালু ফিল্টার",
  remove: (name) => `ফিল্টার বাদ দিন: ${name}`,
  title: (q) => `“${q}”`,
  show: (n) => `${bengali.number(n)}টি পণ্য দেখুন`,
  showUnknown: "পণ্য দেখুন",
  nothing: "এখানে বাছাই করার কিছু নেই।",
  failed: "ফিল্টার লোড করা যায়নি।",
};
