import { CATEGORY_PAGES, MENU_CATEGORIES } from "./generated";
import type { SEARCH_CATEGORIES } from "./generated-admin";
import { paths } from "./paths";

/** A category that the shop's pages name (specification 3), in lower case. */
export type Category =
  | (typeof MENU_CATEGORIES)[number]["slug"]
  | (typeof CATEGORY_PAGES)[number]
  | Lowercase<(typeof SEARCH_CATEGORIES)[number]>;

/** A category that has a page of its own. */
export type CategoryPage = (typeof CATEGORY_PAGES)[number];

/** A category as the address of its list names it. */
export type CategoryList =
  (typeof MENU_CATEGORIES)[number]["slug"] | (typeof SEARCH_CATEGORIES)[number];

/** Shown while no category is chosen: the main phone brands plus Sony (specification 3). */
export const DEFAULT_BRANDS = [...MENU_CATEGORIES[0].brands, "Sony"] as const;

/** The category a brand of {@link DEFAULT_BRANDS} leads to. */
export function defaultCategoryOf(brand: string): string {
  return brand === "Sony" ? "camera" : "phone";
}

/** The page of all products of a menu category: its own page where it has one, else the search-category page. */
export function menuCategoryPath(slug: string): string {
  if ((CATEGORY_PAGES as readonly string[]).includes(slug)) return paths.category(slug);
  return paths.searchCategory(slug === "earphone" ? "earbuds" : slug);
}
