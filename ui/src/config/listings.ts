import { LISTINGS } from "./generated";

/** One of the listings in which products stand. */
export type Listing = keyof typeof LISTINGS;

export const listingNames = Object.keys(LISTINGS) as Listing[];

/** An item's page, where its listing may be unknown: orders and cart lines outlive what they name. */
export function productPath(listing: string, id: string): string {
  const { detailPath } = LISTINGS[isListing(listing) ? listing : "product"];
  return detailPath.replace(":id", encodeURIComponent(id));
}

export function isListing(name: string): name is Listing {
  return Object.hasOwn(LISTINGS, name);
}
