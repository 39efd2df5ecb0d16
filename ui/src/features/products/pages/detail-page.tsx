import { Navigate, useLocation, useParams } from "react-router-dom";
import { LISTINGS } from "@/config/generated";
import { productPath, type Listing } from "@/config/listings";
import { useTexts } from "@/texts/use-texts";
import { ProductById } from "../components/product-by-id";
import { ProductDetail } from "../components/product-detail";

/** An item's page in one of the five listings (specification 2, contract 4); leads on where the item moved. */
export function DetailPage({ listing }: { listing: Listing }) {
  const { id = "" } = useParams();
  const { search } = useLocation();
  const { listings } = useTexts();
  const { itemPath, pagePath } = LISTINGS[listing];
  return (
    <ProductById key={id} itemPath={itemPath} id={id}>
      {(product) =>
        product.listing === listing ? (
          <ProductDetail
            product={product}
            crumbs={[{ label: listings[listing].title, to: pagePath }]}
          />
        ) : (
          <Navigate replace to={`${productPath(product.listing, id)}${search}`} />
        )
      }
    </ProductById>
  );
}
