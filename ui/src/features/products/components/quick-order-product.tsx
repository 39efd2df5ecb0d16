import { useSearchParams } from "react-router-dom";
import { Money } from "@/components/ui/money";
import { Picture } from "@/components/ui/picture";
import { PRODUCT_KINDS } from "@/config/product-kinds";
import { useProduct } from "../api/product";
import { parseVariant, variantDifference } from "../lib/variant";

/** Picture and price of what is ordered, with the choice in the address; nothing while they are not known, since the order does not need them. */
export function QuickOrderProduct({ id }: { id: string }) {
  const { data } = useProduct(PRODUCT_KINDS.product.itemPath, id);
  const [params] = useSearchParams();
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
      <Money product={data} difference={variantDifference(variant)} />
    </div>
  );
}
