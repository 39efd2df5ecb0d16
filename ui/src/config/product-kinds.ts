import type { ProductKind } from "@/api/types";
import { paths } from "./paths";

/** Where one listing lives and how it is shown (contract 4). Titles are in the texts, by `listing`. */
interface ProductKindSpec {
  listing: ProductKind;
  listPath: "/allproducts" | "/alltrandingproducts" | "/allbestdeals" | "/allexclusive" | "/offers";
  itemPath:
    | "/allproducts/{id}"
    | "/tranding/{id}"
    | "/bestdeal/{id}"
    | "/allexclusive/{id}"
    | "/offers/{id}";
  viewPath:
    | "/increment-product-views/{id}"
    | "/increment-tranding-views/{id}"
    | "/increment-best-views/{id}"
    | "/increment-exclusive-views/{id}"
    | "/increment-offer-views/{id}";
  deletePath:
    "/product/{id}" | "/tranding/{id}" | "/bestdeals/{id}" | "/exclusive/{id}" | "/offers/{id}";
  homePath:
    | "/homeproductsapi"
    | "/hometrandingapi"
    | "/homebestdealsapi"
    | "/homeexclusiveapi"
    | "/singleoffersaleproduct";
  /** The list's page. */
  pagePath: string;
  /** An item's page. */
  detailPath: (id: string) => string;
  /** Lower bound of the price filter while nobody has touched it, in taka (specification 9). */
  defaultMin: number;
  /** Right end of the price slider, in taka. */
  sliderMax: number;
  /** Ordered before it is in the shop: `Preorder Now` instead of `Buy Now`. */
  preorder: boolean;
}

export const PRODUCT_KINDS = {
  product: {
    listing: "product",
    listPath: "/allproducts",
    itemPath: "/allproducts/{id}",
    viewPath: "/increment-product-views/{id}",
    deletePath: "/product/{id}",
    homePath: "/homeproductsapi",
    pagePath: paths.products,
    detailPath: paths.product,
    defaultMin: 200,
    sliderMax: 1_000_000,
    preorder: false,
  },
  upcoming: {
    listing: "upcoming",
    listPath: "/alltrandingproducts",
    itemPath: "/tranding/{id}",
    viewPath: "/increment-tranding-views/{id}",
    deletePath: "/tranding/{id}",
    homePath: "/hometrandingapi",
    pagePath: paths.upcomings,
    detailPath: paths.upcoming,
    defaultMin: 0,
    sliderMax: 1_000_000,
    preorder: true,
  },
  bestdeal: {
    listing: "bestdeal",
    listPath: "/allbestdeals",
    itemPath: "/bestdeal/{id}",
    viewPath: "/increment-best-views/{id}",
    deletePath: "/bestdeals/{id}",
    homePath: "/homebestdealsapi",
    pagePath: paths.bestDeals,
    detailPath: paths.bestDeal,
    defaultMin: 200,
    sliderMax: 1_000_000,
    preorder: false,
  },
  exclusive: {
    listing: "exclusive",
    listPath: "/allexclusive",
    itemPath: "/allexclusive/{id}",
    viewPath: "/increment-exclusive-views/{id}",
    deletePath: "/exclusive/{id}",
    homePath: "/homeexclusiveapi",
    pagePath: paths.exclusives,
    detailPath: paths.exclusive,
    defaultMin: 200,
    sliderMax: 1_000_000,
    preorder: false,
  },
  offer: {
    listing: "offer",
    listPath: "/offers",
    itemPath: "/offers/{id}",
    viewPath: "/increment-offer-views/{id}",
    deletePath: "/offers/{id}",
    homePath: "/singleoffersaleproduct",
    pagePath: paths.offers,
    detailPath: paths.offer,
    defaultMin: 200,
    sliderMax: 1_000_000,
    preorder: false,
  },
} as const satisfies Record<ProductKind, ProductKindSpec>;

/** An item's page, where its listing may be unknown: orders and cart lines outlive what they name. */
export function productPath(listing: string, id: string): string {
  const kind = Object.values(PRODUCT_KINDS).find((spec) => spec.listing === listing);
  return (kind?.detailPath ?? paths.product)(id);
}

/** Right end of the slider on category listings, in taka (specification 9). */
export const CATEGORY_SLIDER_MAX = 100_000;
/** Items on a page of every product list (specification 9). */
export const PRODUCTS_PER_PAGE = 8;
