import type { ProductKind } from "@/api/types";
import { kindSource } from "@/components/listing/list-source";
import { ProductListing } from "@/components/listing/product-listing";
import { useTexts } from "@/texts/use-texts";

/** The list of one of the five listings (specification 2, contract 4). */
export function ListingPage({ kind }: { kind: ProductKind }) {
  const { title } = useTexts().kinds[kind];
  return <ProductListing title={title} crumbs={[{ label: title }]} source={kindSource(kind)} />;
}
