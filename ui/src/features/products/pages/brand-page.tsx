import { useParams } from "react-router-dom";
import { brandSource } from "@/components/listing/list-source";
import { ProductListing } from "@/components/listing/product-listing";
import { brandLabel, categoryLabel } from "@/texts/category-names";
import { paths } from "@/config/paths";
import { useListingTexts } from "@/texts/listing";
import { useTexts } from "@/texts/use-texts";

/** One brand within one category (specification 2). */
export function BrandPage() {
  const { category = "", brand = "" } = useParams();
  const texts = useListingTexts();
  const categoryName = categoryLabel(category, useTexts());
  const brandName = brandLabel(brand);
  return (
    <ProductListing
      title={texts.brandIn(brandName, categoryName)}
      crumbs={[
        { label: texts.allCategories, to: paths.allCategory },
        { label: categoryName, to: paths.searchCategory(category) },
        { label: brandName },
      ]}
      source={brandSource(category, brand)}
    />
  );
}
