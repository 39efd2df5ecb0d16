const segment = encodeURIComponent;

/** Browsers read `.` and `..` as steps up, even escaped; a space after them keeps them a name. */
const anyText = (text: string) => segment(/^\.{1,2}$/.test(text) ? `${text} ` : text);

/** Every page of the shop (specification 2), as addresses to link to. */
export const paths = {
  home: "/",
  products: "/products",
  product: (id: string) => `/product/${segment(id)}`,
  upcomings: "/upcomings",
  upcoming: (id: string) => `/upcomings/${segment(id)}`,
  bestDeals: "/bestdeals",
  bestDeal: (id: string) => `/bestdeal/${segment(id)}`,
  exclusives: "/exclusive",
  exclusive: (id: string) => `/exclusive/${segment(id)}`,
  offers: "/offer",
  offer: (id: string) => `/offer/${segment(id)}`,
  allCategory: "/allcategory",
  category: (slug: string) => `/category/${segment(slug)}`,
  searchCategory: (name: string) => `/search-category/${segment(name)}`,
  categoryDetails: (id: string) => `/category/details/${segment(id)}`,
  /** The brand is in lower case (specification 2). */
  brand: (category: string, brand: string) =>
    `/search/${segment(category)}/${segment(brand.toLowerCase())}`,
  /** Where a search is asked for without script; it leads on to its results. */
  search: "/searchedfor",
  searchedFor: (text: string) => `/searchedfor/${anyText(text)}`,
  blogs: "/allblogs",
  blog: (id: string) => `/blog/${segment(id)}`,
  /** The quick order of a product; with its id the order is surely of that one. */
  buyNow: (name: string, params: Readonly<Record<string, string>> = {}) => {
    const search = new URLSearchParams(params).toString();
    return `/buynow/${segment(name)}${search === "" ? "" : `?${search}`}`;
  },
  storeLocation: "/store-location",
  terms: "/terms",
  policy: "/policy",
  login: "/login",
  register: "/register",
  forgotPassword: "/forgot-password",
  dashboard: "/dashboard",
  dashboardOrders: "/dashboard/orders",
  dashboardCarts: "/dashboard/carts",
  dashboardProfile: "/dashboard/profile",
  dashboardFavourites: "/dashboard/favourites",
  dashboardPassword: "/dashboard/password",
  dashboardAddress: "/dashboard/address",
  track: "/track",
  compare: "/compare",
  /** These products side by side; the address can be shared. */
  compared: (ids: readonly string[]) => `/compare?ids=${ids.map(segment).join(",")}`,
  adminLogin: "/029A",
  admin: "/029A/admin",
  /** A page of the back office by the last part of its address. */
  adminPage: (child: string) => `/029A/admin/${child}`,
  adminProduct: (id: string) => `/029A/admin/products/${segment(id)}`,
  adminBlog: (id: string) => `/029A/admin/blogs/${segment(id)}`,
  adminInvoice: (id: string) => `/029A/admin/orders/${segment(id)}/invoice`,
} as const;
