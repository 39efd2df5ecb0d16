import { Money } from "@/components/ui/money";
import { Picture } from "@/components/ui/picture";
import { PRODUCT_KINDS } from "@/config/product-kinds";
import { useProduct } from "../api/product";

/** Picture and price of what is ordered; nothing while they are not known, since the order does not need them. */
export function QuickOrderProduct({ id }: { id: string }) {
  const { data } = useProduct(PRODUCT_KINDS.product.itemPath, id);
  if (!data) return null;
  return (
    <div className="mb-4 flex items-center gap-4">
      <Picture
        path={data.mainImage}
        alt=""
        sizes="72px"
        className="size-18 shrink-0 rounded-md bg-soft object-contain p-1"
      />
      <Money product={data} />
    </div>
  );
}
