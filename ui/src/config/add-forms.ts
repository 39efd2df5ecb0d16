import type { ProductKind } from "@/api/types";
import type { AdminTexts } from "@/texts/admin";

/** The add forms of products, by their names in the routes. */
export type AddForm =
  | "product"
  | "upcoming"
  | "phone"
  | "laptop"
  | "watch"
  | "accessories"
  | "tv"
  | "bestdeal"
  | "exclusive"
  | "offer";

/** Everything in which one add form differs from another (specification 2 and 3; contract 4). */
export interface AddFormSpec {
  /** The call that it sends. */
  path: string;
  title: keyof AdminTexts["pages"];
  listing: ProductKind;
  /** As it is stored, where the form fixes it; else it is typed. */
  category?: string;
  /** Rows of field and value, or the object of six fields; the latter's forms have no buy points. */
  specifications: "list" | "fixed";
  /** Whose words tell what came of it (contract 10). */
  outcome: "product" | "phone";
}

const PRODUCT = { listing: "product", specifications: "list", outcome: "product" } as const;

export const ADD_FORMS: Readonly<Record<AddForm, AddFormSpec>> = {
  product: { ...PRODUCT, path: "/addproduct", title: "addProduct" },
  upcoming: { ...PRODUCT, path: "/addtranding", title: "addUpcoming", listing: "upcoming" },
  phone: {
    ...PRODUCT,
    path: "/addphone",
    title: "addPhone",
    category: "PHONE",
    outcome: "phone",
  },
  laptop: { ...PRODUCT, path: "/addlaptop", title: "addLaptop", category: "LAPTOP" },
  watch: {
    ...PRODUCT,
    path: "/addwatch",
    title: "addWatch",
    category: "WATCH",
    specifications: "fixed",
  },
  accessories: {
    ...PRODUCT,
    path: "/AddAccessories",
    title: "addAccessories",
    category: "ACCESSORIES",
  },
  tv: { ...PRODUCT, path: "/addtv", title: "addTv", category: "TV", specifications: "fixed" },
  bestdeal: { ...PRODUCT, path: "/addbestdeals", title: "addBestDeals", listing: "bestdeal" },
  exclusive: { ...PRODUCT, path: "/addexclusive", title: "addExclusive", listing: "exclusive" },
  offer: { ...PRODUCT, path: "/addoffersale", title: "addOffer", listing: "offer" },
};
