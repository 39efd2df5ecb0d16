import { Navigate, useLocation, useParams } from "react-router-dom";
import type { ProductKind } from "@/api/types";
import { PRODUCT_KINDS, productPath } from "@/config/product-kinds";
import { useTexts } from "@/texts/use-texts";
import { ProductById } from "../components/product-by-id";
import { ProductDetail } from "../components/product-detail";

/** An item's page in one of the five listings (specification 2, contract 4); leads on where the item moved. */
export function DetailPage({ kind }: { kind: ProductKind }) {
  const { id = "" } = useParams();
  const { search } = useLocation();
  const { kinds } = useTexts();
  const { itemPath, pagePath } = PRODUCT_KINDS[kind];
  return (
    <ProductById key={id} itemPath={itemPath} id={id}>
      {(product) =>
        product.listing === kind ? (
          <ProductDetail product={product} crumbs={[{ label: kinds[kind].title, to: pagePath }]} />
        ) : (
          <Navigate replace to={`${productPath(product.listing, id)}${search}`} />
        )
      }
    </ProductById>
  );
}
