import { english } from "./format";
import { defineTexts } from "./language";

/** Texts of every product list (specification 2 and 9, contract 10). */
const en = {
  searchLabel: "Search in this list",
  searchPlaceholder: "Search products...",
  searchSubmit: "Search",
  filters: "Search, price and order",
  maxPrice: "Highest price",
  upTo: (taka: number) => `Up to ${english.taka(taka)}`,
  anyPrice: "Any price",
  lowToHigh: "Low to High",
  highToLow: "High to Low",
  list: "List of products",
  count: (n: number) => (n === 1 ? "1 product" : `${english.number(n)} products`),
  hidden: (n: number, under: number) =>
    n === 1
      ? `1 item under ${english.taka(under)} is hidden`
      : `${english.number(n)} items under ${english.taka(under)} are hidden`,
  showAll: "Show all",
  empty: "No products found",
  emptyFiltered: "Nothing fits these choices. Clear them to see the whole list.",
  emptySearch: "Try fewer or other words, or look through the categories.",
  emptyList: "New items arrive every week. Have a look at the rest of the shop.",
  beyond: "There is no such page",
  beyondHint: "This list ends before it.",
  lastPage: "Go to the last page",
  clearFilters: "Clear filters",
  browseCategories: "Browse all categories",
  searchTitle: (text: string) => `Search / ${text}`,
  search: "Search",
  allCategories: "All Categories",
  latest: "Newest products",
  brandIn: (brand: string, category: string) => `${brand} ${category}`,
  delete: "Delete",
  deleteOf: (title: string) => `Delete ${title}`,
  deleteTitle: "Delete product",
  deleteConfirm: "Are you sure you want to delete this product?",
  deleted: "Deleted successfully.",
  deleteFailed: "Failed to delete. Please try again.",
  deleteError: "An error occurred. Please try again.",
};

export const useListingTexts: () => typeof en = defineTexts("listing", en);
