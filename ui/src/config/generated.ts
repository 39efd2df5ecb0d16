// Written by `make gen` from src/vocabulary.rs. Change it there: a test compares the two.

/** The listings: the paths of their calls and pages, the lower price bound before the slider is touched. */
export const LISTINGS = {
  product: {
    listPath: "/allproducts",
    itemPath: "/allproducts/{id}",
    viewPath: "/increment-product-views/{id}",
    deletePath: "/product/{id}",
    homePath: "/homeproductsapi",
    pagePath: "/products",
    detailPath: "/product/:id",
    defaultMin: 200,
    preorder: false,
  },
  upcoming: {
    listPath: "/alltrandingproducts",
    itemPath: "/tranding/{id}",
    viewPath: "/increment-tranding-views/{id}",
    deletePath: "/tranding/{id}",
    homePath: "/hometrandingapi",
    pagePath: "/upcomings",
    detailPath: "/upcomings/:id",
    defaultMin: 0,
    preorder: true,
  },
  bestdeal: {
    listPath: "/allbestdeals",
    itemPath: "/bestdeal/{id}",
    viewPath: "/increment-best-views/{id}",
    deletePath: "/bestdeals/{id}",
    homePath: "/homebestdealsapi",
    pagePath: "/bestdeals",
    detailPath: "/bestdeal/:id",
    defaultMin: 200,
    preorder: false,
  },
  exclusive: {
    listPath: "/allexclusive",
    itemPath: "/allexclusive/{id}",
    viewPath: "/increment-exclusive-views/{id}",
    deletePath: "/exclusive/{id}",
    homePath: "/homeexclusiveapi",
    pagePath: "/exclusive",
    detailPath: "/exclusive/:id",
    defaultMin: 200,
    preorder: false,
  },
  offer: {
    listPath: "/offers",
    itemPath: "/offers/{id}",
    viewPath: "/increment-offer-views/{id}",
    deletePath: "/offers/{id}",
    homePath: "/singleoffersaleproduct",
    pagePath: "/offer",
    detailPath: "/offer/:id",
    defaultMin: 200,
    preorder: false,
  },
} as const;

/** Old addresses of products, with their listing. */
export const MOVED = {
  "/tranding/:id": "upcoming",
  "/bestdeals/:id": "bestdeal",
} as const;

/** The pages besides those of the listings. */
export const PAGES = {
  home: "/",
  allCategory: "/allcategory",
  categoryDetails: "/category/details/:id",
  category: "/category/:slug",
  searchCategory: "/search-category/:name",
  brand: "/search/:category/:brand",
  searchedFor: "/searchedfor/:text",
  blogs: "/allblogs",
  blog: "/blog/:id",
  storeLocation: "/store-location",
  terms: "/terms",
  policy: "/policy",
  compare: "/compare",
  track: "/track",
  buyNow: "/buynow/:name",
  login: "/login",
  register: "/register",
  forgotPassword: "/forgot-password",
  cart: "/cart",
  checkout: "/checkout",
  placed: "/checkout/done",
  dashboard: "/dashboard",
  invoice: "/dashboard/orders/:id/invoice",
  adminLogin: "/029A",
} as const;

/** Where the back office begins. */
export const OFFICE = "/029A/admin";

/** The pages below the dashboard. */
export const DASHBOARD_PAGES = [
  "orders",
  "carts",
  "profile",
  "favourites",
  "password",
  "address",
] as const;

/** The menu's categories, with the brands that the shop carries in each. */
export const MENU_CATEGORIES = [
  {
    slug: "phone",
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
    brands: ["Apple", "Lenovo", "Xiaomi", "Huawei", "Samsung", "Realme"],
  },
  {
    slug: "watch",
    brands: ["Xiaomi", "Huawei", "Samsung", "Realme", "Apple", "Bose"],
  },
  {
    slug: "earphone",
    brands: ["Xiaomi", "Huawei", "Samsung", "Realme", "Apple", "Bose"],
  },
  {
    slug: "laptop",
    brands: ["Acer", "Dell", "HP", "Lenovo", "Asus", "Apple"],
  },
  {
    slug: "camera",
    brands: ["Sony", "Dji", "Samsung"],
  },
  {
    slug: "accessories",
    brands: ["Dji", "Bose", "Samsung", "Huawei", "Apple"],
  },
  {
    slug: "headphones",
    brands: ["Xiaomi", "Huawei", "Samsung", "Realme", "Apple", "Bose"],
  },
  {
    slug: "speakers",
    brands: ["Apple", "JBL", "Lenovo", "Xiaomi", "Huawei", "Samsung", "Realme", "Sonos"],
  },
  {
    slug: "drones",
    brands: ["Dji", "Bose"],
  },
] as const;

/** The categories that have a page of their own. */
export const CATEGORY_PAGES = [
  "phone",
  "laptop",
  "tablet",
  "tv",
  "accessories",
  "gadgets",
] as const;

/** The widths of a stored picture; the widest has the path that is told. */
export const PICTURE_WIDTHS = [320, 640, 1280] as const;

/** How wide the pictures are shown that the server preloads. */
export const PICTURE_SIZES = {
  banner: "(width < 64rem) 60vw, (width < 84rem) 75vw, 960px",
  carousel: "(width < 40rem) 44vw, (width < 64rem) 31vw, 200px",
  grid: "(width < 40rem) 44vw, (width < 64rem) 46vw, 300px",
  detail: "(width < 48rem) 100vw, (width < 80rem) 50vw, 608px",
} as const;

/** Products on a page of a list. */
export const PRODUCTS_PER_PAGE = 8;

/** Blog posts on a page. */
export const BLOGS_PER_PAGE = 6;

/** Letters of a post in a list. */
export const BLOG_PREVIEW = 100;

/** Products in a list of the home page. */
export const HOME_PRODUCTS = 12;

/** The right end of the price slider, in taka. */
export const SLIDER_MAX = 1_000_000;

/** The same in the lists of a category. */
export const CATEGORY_SLIDER_MAX = 100_000;

/** The lower price bound of a category before the slider is touched. */
export const CATEGORY_DEFAULT_MIN = 200;

/** Brands that a list can be narrowed down to. */
export const MAX_BRANDS = 20;

/** Facts that a list can be narrowed down by. */
export const MAX_SPECS = 20;

/** The facts by their words, by kind and size. */
export const SPECS =
  "stock ram1 ram2 ram3 ram4 ram6 ram8 ram12 ram16 ram18 ram24 ram32 ram36 ram48 ram64 ram96 ram128 storage16 storage32 storage64 storage128 storage256 storage512 storage1024 storage2048 storage4096 storage8192 4g 5g battery1000 battery2000 battery3000 battery4000 battery5000 battery6000 battery7000 battery8000 battery10000 battery15000 battery20000 battery30000 screen10 screen20 screen50 screen60 screen65 screen70 screen80 screen100 screen110 screen120 screen130 screen140 screen150 screen160 screen180 screen240 screen320 screen400 screen500 screen550 screen650 screen750";

/** Products that can be asked for by id at once. */
export const MAX_IDS = 12;

/** The longest search, in characters. */
export const MAX_QUERY = 500;

/** How long somebody stays signed in, in seconds. */
export const SESSION_SECONDS = 604_800;
