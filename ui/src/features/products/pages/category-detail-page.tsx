import { useParams } from "react-router-dom";
import { categoryLabel } from "@/texts/category-names";
import { paths } from "@/config/paths";
import { LISTINGS } from "@/config/generated";
import { useTexts } from "@/texts/use-texts";
import { ProductById } from "../components/product-by-id";
import { ProductDetail } from "../components/product-detail";

/** An item of any listing, reached through its category (specification 2). */
export function CategoryDetailPage() {
  const { id = "" } = useParams();
  const texts = useTexts();
  return (
    <ProductById key={id} itemPath={LISTINGS.product.itemPath} id={id}>
      {(product) => (
        <ProductDetail
          product={product}
          crumbs={[
            {
              label: categoryLabel(product.category, texts),
              to: paths.searchCategory(product.category.toLowerCase()),
            },
          ]}
        />
      )}
    </ProductById>
  );
}
