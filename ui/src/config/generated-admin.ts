// Written by `make gen` from src/vocabulary.rs. Change it there: a test compares the two.

/** The listings in the back office's order: their page there, their call of an edit, their add form. */
export const OFFICE_LISTINGS = {
  product: {
    page: "allproductadmin",
    editPath: "/editproduct/{id}",
    addForm: "product",
  },
  bestdeal: {
    page: "allbestdealsadmin",
    editPath: "/editbestdeal/{id}",
    addForm: "bestdeal",
  },
  upcoming: {
    page: "allupcomingsadmin",
    editPath: "/edittranding/{id}",
    addForm: "upcoming",
  },
  offer: {
    page: "alloffersadmin",
    editPath: "/editoffersale/{id}",
    addForm: "offer",
  },
  exclusive: {
    page: "allexclusiveadmin",
    editPath: "/editexclusive/{id}",
    addForm: "exclusive",
  },
} as const;

/** The add forms: page, call, listing, the category that one fixes, and what its specifications look like. */
export const ADD_FORMS = {
  product: {
    page: "addproduct",
    path: "/addproduct",
    listing: "product",
    specifications: "list",
  },
  phone: {
    page: "addphone",
    path: "/addphone",
    listing: "product",
    specifications: "list",
    category: "PHONE",
  },
  laptop: {
    page: "addlaptop",
    path: "/addlaptop",
    listing: "product",
    specifications: "list",
    category: "LAPTOP",
  },
  watch: {
    page: "addwatch",
    path: "/addwatch",
    listing: "product",
    specifications: "fixed",
    category: "WATCH",
  },
  accessories: {
    page: "addaccessories",
    path: "/AddAccessories",
    listing: "product",
    specifications: "list",
    category: "ACCESSORIES",
  },
  tv: {
    page: "addtv",
    path: "/addtv",
    listing: "product",
    specifications: "fixed",
    category: "TV",
  },
  upcoming: {
    page: "addUpcomings",
    path: "/addtranding",
    listing: "upcoming",
    specifications: "list",
  },
  bestdeal: {
    page: "addbestdeals",
    path: "/addbestdeals",
    listing: "bestdeal",
    specifications: "list",
  },
  exclusive: {
    page: "addexclusive",
    path: "/addexclusive",
    listing: "exclusive",
    specifications: "list",
  },
  offer: {
    page: "addoffersale",
    path: "/addoffersale",
    listing: "offer",
    specifications: "list",
  },
} as const;

/** The names of categories that have a search page. */
export const SEARCH_CATEGORIES = [
  "phone",
  "laptop",
  "ipad",
  "tv",
  "watch",
  "accessories",
  "camera",
  "tripod",
  "power bank",
  "wireless Charger",
  "earbuds",
  "tv stick",
  "gimbal",
  "airpods",
  "phone cases",
] as const;

/** The back office's other pages. */
export const OFFICE_PAGES = [
  "index",
  "orders",
  "contacts",
  "addblog",
  "updatebanner",
  "updatesecondbanner",
  "updatethirdbanner",
  "updateexclusivebanner",
  "settings",
  "statistics",
  "audit",
  "health",
  "trash",
  "account",
  "import",
  "blogs",
  "blogs/:id",
  "products/:id",
  "orders/:id/invoice",
  "orders/print",
  "coupons",
  "customers",
  "reviews",
] as const;

/** How far an order can be, as its list is narrowed down. */
export const ORDER_STAGES = [
  "pending",
  "approved",
  "shipped",
  "delivered",
  "cancelled",
  "returned",
] as const;

/** How an order can be paid at all. */
export const ORDER_PAYMENTS = [
  "Cash on Delivery",
  "Store Payment",
  "bKash",
  "Nagad",
  "Rocket",
  "Upay",
] as const;

/** Accounts that take money by phone. */
export const MOBILE_METHODS = ["bKash", "Nagad", "Rocket", "Upay"] as const;

/** Which reviews there are. */
export const REVIEW_STATES = ["waiting", "answered", "hidden"] as const;

/** Which questions there are. */
export const QUESTION_STATES = ["waiting", "answered"] as const;

/** What can lie in the trash. */
export const TRASH_KINDS = ["product", "order", "message", "blog", "question"] as const;

/** The blocks of banners: call, page and field of their form, how many there are, what stays in sight. */
export const BANNER_BLOCKS = {
  main: {
    path: "/updatebanner",
    page: "updatebanner",
    field: "mainBanners",
    least: 1,
    most: 6,
    focus: {
      x: 70,
      y: 50,
    },
  },
  side: {
    path: "/updatebanner",
    page: "updatebanner",
    field: "sideBanners",
    least: 2,
    most: 2,
    focus: {
      x: 50,
      y: 50,
    },
  },
  second: {
    path: "/updatesecondbanner",
    page: "updatesecondbanner",
    field: "secondBanner",
    least: 1,
    most: 1,
    focus: {
      x: 50,
      y: 50,
    },
  },
  third: {
    path: "/updatethirdbanner",
    page: "updatethirdbanner",
    field: "thirdBanners",
    least: 2,
    most: 2,
    focus: {
      x: 50,
      y: 50,
    },
  },
  exclusive: {
    path: "/updateexclusivebanner",
    page: "updateexclusivebanner",
    field: "exclusiveBanner",
    least: 1,
    most: 1,
    focus: {
      x: 50,
      y: 0,
    },
  },
} as const;

/** The longest title of a product or a blog post, in characters. */
export const MAX_TITLE = 200;

/** The longest description. */
export const MAX_DESCRIPTION = 20_000;

/** The longest brand or category. */
export const MAX_BRAND = 60;

/** The longest of any other short text. */
export const MAX_SHORT = 200;

/** The longest answer to a review or a question. */
export const MAX_ANSWER = 2000;

/** The highest price in whole taka. */
export const MAX_PRICE = 100_000_000;

/** The largest stock. */
export const MAX_STOCK = 1_000_000;

/** The most buy points. */
export const MAX_POINTS = 1_000_000;

/** Rows of specifications. */
export const MAX_SPECIFICATIONS = 100;

/** Colours of a product, and its sizes of memory. */
export const MAX_VARIANTS = 50;

/** Pictures of a product beside its main one. */
export const MAX_PICTURES = 7;

/** Delivery zones. */
export const MAX_ZONES = 20;

/** The most days that a delivery can be said to take. */
export const MAX_ZONE_DAYS = 60;

/** The longest rule about warranty or returns. */
export const MAX_RULE = 120;

/** Products that one change can be about. */
export const MAX_BULK = 100;

/** Products that the owner can choose to go with one. */
export const MAX_ACCESSORIES = 12;

/** How many of them shoppers see. */
export const SHOWN_ACCESSORIES = 8;

/** The highest percentage up of such a change. */
export const MAX_BULK_PERCENT = 1000;

/** The longest headline over a banner. */
export const MAX_HEADLINE = 60;

/** The longest line under it. */
export const MAX_HEADLINE_LINE = 90;

/** The longest link of a banner. */
export const MAX_BANNER_LINK = 500;

/** The largest form, in bytes. */
export const MAX_FORM_BYTES = 67_108_864;

/** The largest picture, in bytes. */
export const MAX_PICTURE_BYTES = 10_485_760;

/** The most pixels of a picture. */
export const MAX_PICTURE_PIXELS = 40_000_000;

/** The most pixels of one side of it. */
export const MAX_PICTURE_SIDE = 20_000;

/** The same of a WebP file. */
export const MAX_WEBP_SIDE = 16_383;

/** The largest file of an import, in bytes. */
export const MAX_IMPORT_BYTES = 33_554_432;

/** Faults that an import's preview tells of one by one. */
export const MAX_IMPORT_FAULTS = 200;

/** Pictures that an import waits for. */
export const MAX_IMPORT_PICTURES = 20_000;

/** The largest stock that is told of as low. */
export const LOW_STOCK = 5;

/** The most days that statistics can be about. */
export const MAX_DAYS = 365;

/** How many days a thing lies in the trash. */
export const TRASH_DAYS = 30;

/** The highest rate of instalments, in percent a year. */
export const MAX_EMI_RATE = 100;
