import { useParams } from "react-router-dom";
import type { ProductKind } from "@/api/types";
import { PRODUCT_KINDS } from "@/config/product-kinds";
import { useTexts } from "@/texts/use-texts";
import { ProductById } from "../components/product-by-id";
import { ProductDetail } from "../components/product-detail";

/** An item's page in one of the five listings (specification 2, contract 4). */
export function DetailPage({ kind }: { kind: ProductKind }) {
  const { id = "" } = useParams();
  const { kinds } = useTexts();
  const { itemPath, pagePath } = PRODUCT_KINDS[kind];
  return (
    <ProductById key={id} itemPath={itemPath} id={id}>
      {(product) => (
        <ProductDetail product={product} crumbs={[{ label: kinds[kind].title, to: pagePath }]} />
      )}
    </ProductById>
  );
}
