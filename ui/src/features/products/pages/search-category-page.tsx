import { useParams } from "react-router-dom";
import { categorySource } from "@/components/listing/list-source";
import { ProductListing } from "@/components/listing/product-listing";
import { categoryLabel } from "@/texts/category-names";
import { paths } from "@/config/paths";
import { useListingTexts } from "@/texts/listing";
import { useTexts } from "@/texts/use-texts";

/** Any category by its name, such as power bank (specification 2, contract 4). */
export function SearchCategoryPage() {
  const { name = "" } = useParams();
  const { allCategories } = useListingTexts();
  const title = categoryLabel(name, useTexts());
  return (
    <ProductListing
      title={title}
      crumbs={[{ label: allCategories, to: paths.allCategory }, { label: title }]}
      source={categorySource(name)}
    />
  );
}
