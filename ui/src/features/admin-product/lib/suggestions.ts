import { DEFAULT_BRANDS } from "@/config/categories";
import { CATEGORY_PAGES, MENU_CATEGORIES } from "@/config/generated";
import { SEARCH_CATEGORIES } from "@/config/generated-admin";

const upper = (names: readonly string[]) => [...new Set(names.map((name) => name.toUpperCase()))];

/** Every category that the shop's pages know, as it is stored. */
export const CATEGORIES: readonly string[] = upper([
  ...MENU_CATEGORIES.map(({ slug }) => slug),
  ...CATEGORY_PAGES,
  ...SEARCH_CATEGORIES,
]).sort();

/** The brands that the shop carries in a category (specification 3), as they are stored. */
export function brandsOf(category: string): readonly string[] {
  const slug = category.trim().toLowerCase();
  const known = MENU_CATEGORIES.find((menu) => menu.slug === slug);
  return upper(known?.brands ?? DEFAULT_BRANDS);
}
