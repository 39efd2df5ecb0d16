import { type DASHBOARD_PAGES, LISTINGS, OFFICE, PAGES } from "./generated";

const segment = encodeURIComponent;

/** A page's address with its parameters, in their order, as they stand in it. */
function at(page: string, ...values: string[]): string {
  let next = 0;
  return page.replace(/:\w+/g, () => values[next++] ?? "");
}

/** Browsers read `.` and `..` as steps up, even escaped; a space after them keeps them a name. */
const anyText = (text: string) => segment(/^\.{1,2}$/.test(text) ? `${text} ` : text);

/** Every page of the shop (specification 2), as addresses to link to. Those of products are in `listings.ts`. */
export const paths = {
  ...PAGES,
  products: LISTINGS.product.pagePath,
  upcomings: LISTINGS.upcoming.pagePath,
  exclusives: LISTINGS.exclusive.pagePath,
  offers: LISTINGS.offer.pagePath,
  category: (slug: string) => at(PAGES.category, segment(slug)),
  searchCategory: (name: string) => at(PAGES.searchCategory, segment(name)),
  categoryDetails: (id: string) => at(PAGES.categoryDetails, segment(id)),
  /** The brand is in lower case (specification 2). */
  brand: (category: string, brand: string) =>
    at(PAGES.brand, segment(category), segment(brand.toLowerCase())),
  /** Where a search is asked for without script; it leads on to its results. */
  search: PAGES.searchedFor.replace("/:text", ""),
  searchedFor: (text: string) => at(PAGES.searchedFor, anyText(text)),
  blog: (id: string) => at(PAGES.blog, segment(id)),
  /** The quick order of a product; with its id the order is surely of that one. */
  buyNow: (name: string, params: Readonly<Record<string, string>> = {}) => {
    const search = new URLSearchParams(params).toString();
    return at(PAGES.buyNow, segment(name)) + (search === "" ? "" : `?${search}`);
  },
  /** The checkout of one product alone, whatever is in the cart. */
  checkoutOf: (params: Readonly<Record<string, string>>) =>
    `${PAGES.checkout}?${new URLSearchParams(params).toString()}`,
  /** The sheet of one of the customer's orders. */
  invoice: (id: string) => at(PAGES.invoice, segment(id)),
  dashboardPage: (page: (typeof DASHBOARD_PAGES)[number]) => `${PAGES.dashboard}/${page}`,
  /** These products side by side; the address can be shared. */
  compared: (ids: readonly string[]) => `${PAGES.compare}?ids=${ids.map(segment).join(",")}`,
  admin: OFFICE,
  /** A page of the back office by the last part of its address. */
  adminPage: (child: string) => `${OFFICE}/${child}`,
  adminProduct: (id: string) => `${OFFICE}/products/${segment(id)}`,
  adminBlog: (id: string) => `${OFFICE}/blogs/${segment(id)}`,
  adminInvoice: (id: string) => `${OFFICE}/orders/${segment(id)}/invoice`,
} as const;
