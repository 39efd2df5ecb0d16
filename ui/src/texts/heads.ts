import type { Listing } from "@/config/listings";

/** The language as link previewers name it. */
export const locale = "en_US";

/**
 * What pages say of themselves to search engines and link previewers, who may come where nothing is drawn: the server has
 * these baked in (for-server.tsx) and fills in the {names}. Pages do not show them.
 */
export const heads = {
  home: "{shop} sells phones, tablets, laptops, gadgets, accessories and TVs with warranty{place}. Pay by Cash on Delivery or in the store.",
  /** What the home page's picture shows. */
  homePicture: "{shop}: Phones, laptops and gadgets{place}",
  listings: {
    product:
      "All products of {shop}: phones, laptops, tablets, watches and accessories with prices in taka, stock and warranty. Cash on Delivery.",
    upcoming:
      "Phones and gadgets that come to {shop} soon: see their prices as they are announced, and preorder yours.",
    bestdeal:
      "The best deals of {shop}: phones, laptops and gadgets at reduced prices in taka, with warranty. Cash on Delivery.",
    exclusive:
      "Exclusive sale at {shop}: chosen phones, laptops and gadgets at special prices in taka, while they are in stock.",
    offer:
      "Offer sale at {shop}: phones, laptops and gadgets with the saving in taka beside each price.",
  } satisfies Record<Listing, string>,
  allCategories:
    "Every category at {shop}: phones, laptops, tablets, TVs, watches, headphones, cameras and accessories, with prices in taka.",
  /** A category, or a brand within one, by the number of its products. */
  categoryNone: "{label} at {shop}: prices in taka, stock and warranty. Cash on Delivery.",
  categoryOne:
    "{label} at {shop}: compare {number} product by price in taka, stock, warranty and EMI. Cash on Delivery, or pay in the store.",
  categoryMany:
    "{label} at {shop}: compare {number} products by price in taka, stock, warranty and EMI. Cash on Delivery, or pay in the store.",
  search: "Products at {shop} that fit “{text}”, with prices in taka and stock.",
  /** After the sentences of a list's later pages. */
  page: "Page {number}.",
  /** A product: its price, one of the three that follow, and the facts that decide. */
  product: "{price}, {stock} at {shop}.",
  productNoPrice: "{price}, {stock} at {shop}.",
  preorder: "preorder",
  inStock: "in stock",
  notInStock: "not in stock",
  fact: "{label}: {value}.",
  warranty: "Warranty",
  delivery: "Delivery",
  blogs: "Buying advice, comparisons and news about phones, laptops and gadgets from {shop}.",
  stores:
    "Where to find the stores of {shop}: addresses, floors, opening hours, phone and a map of each.",
  terms: "The terms of {shop}: orders, prices, payment, delivery, warranty, exchange and returns.",
  policy: "Which data {shop} collects, what it is used for, who sees it, and how it is protected.",
};

export type HeadTexts = typeof heads;
