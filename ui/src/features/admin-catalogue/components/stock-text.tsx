import type { Product } from "@/api/types";
import { PRODUCT_KINDS } from "@/config/product-kinds";
import { useCatalogueTexts } from "@/texts/admin-catalogue";
import { useTexts } from "@/texts/use-texts";

/** From here down the stock is low (contract 7). */
const LOW = 5;

/** The stock in words. What is ordered ahead never runs low. */
export function StockText({ product: { stock, listing } }: { product: Product }) {
  const { product } = useTexts();
  const texts = useCatalogueTexts();
  if (stock > LOW || PRODUCT_KINDS[listing].preorder) {
    return <span>{texts.stockOf(stock)}</span>;
  }
  return (
    <span className="font-semibold text-warning">
      {stock <= 0 ? product.notInStock : product.onlyLeft(stock)}
    </span>
  );
}
