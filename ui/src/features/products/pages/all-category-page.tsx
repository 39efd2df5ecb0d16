import { listingSource } from "@/components/listing/list-source";
import { ProductListing } from "@/components/listing/product-listing";
import { useListingTexts } from "@/texts/listing";
import { CategoryTiles } from "../components/category-tiles";

/** Every category as a tile, and below them the products (specification 2). */
export function AllCategoryPage() {
  const { allCategories, latest } = useListingTexts();
  return (
    <ProductListing
      title={allCategories}
      crumbs={[{ label: allCategories }]}
      source={listingSource("product")}
    >
      <CategoryTiles label={allCategories} />
      <h2 className="mb-4 text-xl font-semibold">{latest}</h2>
    </ProductListing>
  );
}
