import { useParams } from "react-router-dom";
import { ErrorScreen } from "@/components/error-screen";
import { categorySource } from "@/components/listing/list-source";
import { ProductListing } from "@/components/listing/product-listing";
import { CATEGORY_PAGES } from "@/config/generated";
import { paths } from "@/config/paths";
import { useListingTexts } from "@/texts/listing";
import { useTexts } from "@/texts/use-texts";

/** One of the six category pages (specification 2); any other name is no page. */
export function CategoryPage() {
  const { slug } = useParams();
  const texts = useTexts();
  const { allCategories } = useListingTexts();
  const category = CATEGORY_PAGES.find((page) => page === slug);
  if (!category) return <ErrorScreen status={404} message={texts.errors.notFound} />;
  const title = texts.categories[category];
  return (
    <ProductListing
      title={title}
      crumbs={[{ label: allCategories, to: paths.allCategory }, { label: title }]}
      source={categorySource(category)}
    />
  );
}
