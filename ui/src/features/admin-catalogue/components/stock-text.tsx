import type { Product } from "@/api/types";
import { LISTINGS } from "@/config/generated";
import { LOW_STOCK } from "@/config/generated-admin";
import { useCatalogueTexts } from "@/texts/admin-catalogue";
import { useTexts } from "@/texts/use-texts";

/** The stock in words. What is ordered ahead never runs low. */
export function StockText({ product: { stock, listing } }: { product: Product }) {
  const { product } = useTexts();
  const texts = useCatalogueTexts();
  if (stock > LOW_STOCK || LISTINGS[listing].preorder) {
    return <span>{texts.stockOf(stock)}</span>;
  }
  return (
    <span className="font-semibold text-warning">
      {stock <= 0 ? product.notInStock : product.onlyLeft(stock)}
    </span>
  );
}
