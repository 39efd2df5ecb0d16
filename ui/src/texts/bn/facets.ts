import { bengali } from "./format";
import type { useFacetTexts } from "../facets";
import type { TextsOf } from "../language";

const size = (gb: number) =>
  gb < 1024 ? `${bengali.number(gb)} জিবি` : `${bengali.number(gb / 1024)} টিবি`;

const inches = (tenths: number) =>
  bengali.digits(tenths % 10 === 0 ? tenths / 10 : (tenths / 10).toFixed(1));

const screen = (from: number, to: number | null) =>
  to === null ? `${inches(from)} ইঞ্চি ও তার বেশি` : `${inches(from)} থেকে ${inches(to)} ইঞ্চি`;

export const facets: TextsOf<typeof useFacetTexts> = {
  filters: "ফিল্টার",
  filtersActive: (n) => `ফিল্টার, ${bengali.number(n)}টি চালু`,
  sort: "সাজান",
  newest: "নতুন আগে",
  sorts: { mostViewed: "বেশি দেখা", bestSelling: "বেশি বিক্রি" },
  specs: "বৈশিষ্ট্য",
  kinds: {
    stock: "পাওয়া যায়",
    ram: "র‍্যাম",
    storage: "স্টোরেজ",
    network: "নেটওয়ার্ক",
    battery: "ব্যাটারি",
    screen: "পর্দা",
  },
  inStock: "স্টকে আছে বা প্রি-অর্ডার",
  gigabytes: size,
  ramOf: (gb) => `${size(gb)} র‍্যাম`,
  storageOf: (gb) => `${size(gb)} স্টোরেজ`,
  generation: (g) => `${bengali.number(g)}জি`,
  battery: (from, to) =>
    to === null
      ? `${bengali.number(from)} এমএএইচ ও তার বেশি`
      : `${bengali.number(from)} থেকে ${bengali.number(to)} এমএএইচ`,
  screen,
  screenOf: (from, to) => `${screen(from, to)} পর্দা`,
  specsFull: (most) => `একসঙ্গে ${bengali.number(most)}টির বেশি বৈশিষ্ট্য বাছাই করা যায় না।`,
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
