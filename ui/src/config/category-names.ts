import type { Texts } from "@/texts/en";
import { CATEGORY_PAGES, MENU_CATEGORIES, SEARCH_CATEGORIES } from "./categories";

type CategoryText = keyof Texts["categories"];

const TEXT_BY_NAME = new Map<string, CategoryText>([
  ...MENU_CATEGORIES.map(({ slug, text }) => [slug, text] as const),
  ...SEARCH_CATEGORIES.map(({ name, text }) => [name.toLowerCase(), text] as const),
  ...CATEGORY_PAGES.map(({ slug, text }) => [slug, text] as const),
]);

/** The names that have a label of their own, in lower case. */
export const CATEGORY_NAMES: readonly string[] = [...TEXT_BY_NAME.keys()];

const BRANDS = new Map<string, string>(
  MENU_CATEGORIES.flatMap(({ brands }) => brands.map((brand) => [brand.toLowerCase(), brand])),
);

/** First letter in upper case, for names that the shop's own lists do not know. */
export function capitalised(name: string): string {
  const [first = "", ...rest] = name;
  return first.toLocaleUpperCase() + rest.join("").toLocaleLowerCase();
}

/** A category's name for people, from its name in addresses or in the catalogue. */
export function categoryLabel(name: string, texts: Pick<Texts, "categories">): string {
  const known = TEXT_BY_NAME.get(name.toLowerCase());
  return known ? texts.categories[known] : capitalised(name);
}

/** A brand's name for people, from its lower-case name in addresses. */
export function brandLabel(name: string): string {
  return BRANDS.get(name.toLowerCase()) ?? capitalised(name);
}
