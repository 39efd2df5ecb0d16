import type { Product } from "@/api/types";
import { Money } from "@/components/ui/money";
import { Picture } from "@/components/ui/picture";
import { LISTINGS } from "@/config/generated";
import { orderObstacle } from "@/shopping/order-obstacle";
import { useTexts } from "@/texts/use-texts";
import { useProduct } from "../api/product";
import { useVariant, variantDifference } from "../lib/variant";
import { VariantChoosers } from "./variant-choosers";

interface QuickOrderProductProps {
  id: string;
  /** How many times the form was sent without the whole variant. */
  asked: number;
}

/** Picture, price and `Not In Stock` of what is ordered, and its variants, which the address keeps; nothing while they are not known, since the order does not need them. */
export function QuickOrderProduct({ id, asked }: QuickOrderProductProps) {
  const { data } = useProduct(LISTINGS.product.itemPath, id);
  return data ? <Ordered product={data} asked={asked} /> : null;
}

function Ordered({ product, asked }: { product: Product; asked: number }) {
  const { notInStock } = useTexts().product;
  const { variant, toggle } = useVariant(product);
  return (
    <div className="mb-5 flex flex-col gap-5">
      <div className="flex items-center gap-4">
        <Picture
          path={variant.color?.image ?? product.mainImage}
          alt=""
          sizes="72px"
          className="size-18 shrink-0 rounded-md bg-soft object-contain p-1"
        />
        <div>
          <Money product={product} difference={variantDifference(variant)} />
          {orderObstacle(product, LISTINGS[product.listing].preorder) === "soldOut" && (
            <p className="mt-1 font-semibold text-warning">{notInStock}</p>
          )}
        </div>
      </div>
      <VariantChoosers product={product} variant={variant} toggle={toggle} asked={asked} />
    </div>
  );
}
