import type { Texts } from "./en";
import type { Category } from "@/config/categories";
import { MENU_CATEGORIES } from "@/config/generated";

const BRANDS = new Map<string, string>(
  MENU_CATEGORIES.flatMap(({ brands }) => brands.map((brand) => [brand.toLowerCase(), brand])),
);

/** First letter in upper case, for names that the shop's own lists do not know. */
function capitalised(name: string): string {
  const [first = "", ...rest] = name;
  return first.toLocaleUpperCase() + rest.join("").toLocaleLowerCase();
}

/** A category's name for people, from its name in addresses or in the catalogue. */
export function categoryLabel(name: string, texts: Pick<Texts, "categories">): string {
  const known = name.toLowerCase();
  return Object.hasOwn(texts.categories, known)
    ? texts.categories[known as Category]
    : capitalised(name);
}

/** A brand's name for people, from its lower-case name in addresses. */
export function brandLabel(name: string): string {
  return BRANDS.get(name.toLowerCase()) ?? capitalised(name);
}
