import { listingSource } from "@/components/listing/list-source";
import { ProductListing } from "@/components/listing/product-listing";
import type { Listing } from "@/config/listings";
import { useTexts } from "@/texts/use-texts";

/** The list of one of the five listings (specification 2, contract 4). */
export function ListingPage({ listing }: { listing: Listing }) {
  const { title } = useTexts().listings[listing];
  return (
    <ProductListing title={title} crumbs={[{ label: title }]} source={listingSource(listing)} />
  );
}
