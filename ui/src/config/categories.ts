import type { Texts } from "@/texts/en";
import { paths } from "./paths";

/** One category of the menu: its name in addresses, and the brands the shop carries in it (specification 3). */
export interface MenuCategory {
  /** Name in /search/{category}/{brand} and in the server's category filter. */
  slug: string;
  text: keyof Texts["categories"];
  brands: readonly string[];
}

const WEARABLE_BRANDS = ["Xiaomi", "Huawei", "Samsung", "Realme", "Apple", "Bose"] as const;

export const MENU_CATEGORIES = [
  {
    slug: "phone",
    text: "phone",
    brands: [
      "Apple",
      "Asus",
      "Infinix",
      "Motorola",
      "Oppo",
      "Realme",
      "Samsung",
      "Tecno",
      "Vivo",
      "Xiaomi",
      "Google",
      "Oneplus",
      "Honor",
    ],
  },
  {
    slug: "tablet",
    text: "tablet",
    brands: ["Apple", "Lenovo", "Xiaomi", "Huawei", "Samsung", "Realme"],
  },
  { slug: "watch", text: "watch", brands: WEARABLE_BRANDS },
  { slug: "earphone", text: "earphone", brands: WEARABLE_BRANDS },
  { slug: "laptop", text: "laptop", brands: ["Acer", "Dell", "HP", "Lenovo", "Asus", "Apple"] },
  { slug: "camera", text: "camera", brands: ["Sony", "Dji", "Samsung"] },
  {
    slug: "accessories",
    text: "accessories",
    brands: ["Dji", "Bose", "Samsung", "Huawei", "Apple"],
  },
  { slug: "headphones", text: "headphones", brands: WEARABLE_BRANDS },
  {
    slug: "speakers",
    text: "speakers",
    brands: ["Apple", "JBL", "Lenovo", "Xiaomi", "Huawei", "Samsung", "Realme", "Sonos"],
  },
  { slug: "drones", text: "drones", brands: ["Dji", "Bose"] },
] as const satisfies readonly MenuCategory[];

/** Shown while no category is chosen: the main phone brands plus Sony (specification 3). */
export const DEFAULT_BRANDS = [...MENU_CATEGORIES[0].brands, "Sony"] as const;

/** The category a brand of {@link DEFAULT_BRANDS} leads to. */
export function defaultCategoryOf(brand: string): string {
  return brand === "Sony" ? "camera" : "phone";
}

/** The page of all products of a menu category: its own page where it has one, else the search-category page. */
export function menuCategoryPath(slug: string): string {
  if (CATEGORY_PAGES.some((page) => page.slug === slug)) return paths.category(slug);
  return paths.searchCategory(slug === "earphone" ? "earbuds" : slug);
}

/** The pages /category/{slug}, which are also the tiles of the home page (specification 2). */
export const CATEGORY_PAGES = [
  { slug: "phone", text: "phone" },
  { slug: "laptop", text: "laptop" },
  { slug: "tablet", text: "tablet" },
  { slug: "tv", text: "tv" },
  { slug: "accessories", text: "accessories" },
  { slug: "gadgets", text: "gadgets" },
] as const;

/** Names of /search-category/{name} (specification 2), with the text that titles each. */
export const SEARCH_CATEGORIES = [
  { name: "phone", text: "phone" },
  { name: "laptop", text: "laptop" },
  { name: "ipad", text: "ipad" },
  { name: "tv", text: "tv" },
  { name: "watch", text: "watch" },
  { name: "accessories", text: "accessories" },
  { name: "camera", text: "camera" },
  { name: "tripod", text: "tripod" },
  { name: "power bank", text: "powerBank" },
  { name: "wireless Charger", text: "wirelessCharger" },
  { name: "earbuds", text: "earbuds" },
  { name: "tv stick", text: "tvStick" },
  { name: "gimbal", text: "gimbal" },
  { name: "airpods", text: "airpods" },
  { name: "phone cases", text: "phoneCases" },
] as const;
