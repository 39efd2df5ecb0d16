import { useSearchParams } from "react-router-dom";
import { Money } from "@/components/ui/money";
import { Picture } from "@/components/ui/picture";
import { PRODUCT_KINDS } from "@/config/product-kinds";
import { orderObstacle } from "@/shopping/order-obstacle";
import { useTexts } from "@/texts/use-texts";
import { useProduct } from "../api/product";
import { parseVariant, variantDifference } from "../lib/variant";

/** Picture, price and `Not In Stock` of what is ordered, with the choice in the address; nothing while they are not known, since the order does not need them. */
export function QuickOrderProduct({ id }: { id: string }) {
  const { data } = useProduct(PRODUCT_KINDS.product.itemPath, id);
  const [params] = useSearchParams();
  const { notInStock } = useTexts().product;
  if (!data) return null;
  const variant = parseVariant(params, data);
  return (
    <div className="mb-4 flex items-center gap-4">
      <Picture
        path={variant.color?.image ?? data.mainImage}
        alt=""
        sizes="72px"
        className="size-18 shrink-0 rounded-md bg-soft object-contain p-1"
      />
      <div>
        <Money product={data} difference={variantDifference(variant)} />
        {orderObstacle(data, PRODUCT_KINDS[data.listing].preorder) === "soldOut" && (
          <p className="mt-1 font-semibold text-warning">{notInStock}</p>
        )}
      </div>
    </div>
  );
}
