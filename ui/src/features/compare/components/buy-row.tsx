import { Link, useNavigate } from "react-router-dom";
import { sendView } from "@/api/views";
import type { Product } from "@/api/types";
import { Button } from "@/components/ui/button";
import { LISTINGS } from "@/config/generated";
import { productPath } from "@/config/listings";
import { toast } from "@/lib/toast";
import { missingVariants } from "@/shopping/missing-variant";
import { effectivePrice } from "@/shopping/money";
import { orderObstacle } from "@/shopping/order-obstacle";
import { useCart } from "@/shopping/use-cart";
import { useCompareTexts } from "@/texts/compare";
import { useDetailTexts } from "@/texts/product-detail";
import { useTexts } from "@/texts/use-texts";
import { LABEL_CELL } from "./compare-rows";

/** The way on from each product: into the cart, or to its page. */
export function BuyRow({ products }: { products: readonly Product[] }) {
  const texts = useCompareTexts();
  return (
    <tr className="align-top">
      <th scope="row" className={LABEL_CELL}>
        {/* What the buttons are for, they say themselves. */}
        <span className="max-md:sr-only">{texts.rows.actions}</span>
      </th>
      {products.map((product) => (
        <td key={product._id} className="border-b border-line px-2 py-3">
          <Actions product={product} />
        </td>
      ))}
    </tr>
  );
}

function Actions({ product }: { product: Product }) {
  const texts = useDetailTexts();
  const base = useTexts();
  const { preorder } = LISTINGS[product.listing];
  const page = productPath(product.listing, product._id);
  const { add, isPending } = useCart();
  const navigate = useNavigate();
  const [missing] = missingVariants(product);
  /** What has colours or memories is chosen on its own page. */
  function choose(needed: "color" | "ram") {
    toast.warning(texts.need[needed]);
    sendView(product);
    void navigate(page);
  }
  return (
    <div className="flex flex-col items-start gap-1">
      <Button
        className="w-full max-w-52 max-md:px-2"
        busy={isPending}
        busyText={base.common.processing}
        disabled={orderObstacle(product, preorder) !== undefined}
        onClick={() =>
          missing === undefined
            ? add({
                productId: product._id,
                title: product.title,
                price: effectivePrice(product),
              })
            : choose(missing)
        }
      >
        <span>{texts.addToCart}</span> <span className="sr-only">{product.title}</span>
      </Button>
      <Link
        to={page}
        onClick={() => sendView(product)}
        className="inline-flex min-h-11 items-center text-sm font-semibold text-accent hover:underline"
      >
        <span>{base.product.seeDetails}</span>{" "}
        <span className="sr-only">{base.product.seeDetailsOf(product.title)}</span>
      </Link>
    </div>
  );
}
