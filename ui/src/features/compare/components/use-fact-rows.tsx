import type { ReactNode } from "react";
import type { Product } from "@/api/types";
import { Money } from "@/components/ui/money";
import { brandLabel } from "@/texts/category-names";
import { LISTINGS } from "@/config/generated";
import { useFormat } from "@/texts/use-format";
import { effectivePrice } from "@/shopping/money";
import { FEW_LEFT } from "@/shopping/product-facts";
import { useCompareTexts } from "@/texts/compare";
import { useDetailTexts } from "@/texts/product-detail";
import { useTexts } from "@/texts/use-texts";

/** One row of the comparison. */
export interface CompareRow {
  key: string;
  label: string;
  /** One for each product, by which they differ; undefined where the product says nothing. */
  values: (string | undefined)[];
  /** What is shown instead of the values. */
  cells?: ReactNode[];
}

/** What every product has, whatever its specifications are. A row that none of them fills is left out. */
export function useFactRows(products: readonly Product[]): CompareRow[] {
  const { rows, yes, no } = useCompareTexts();
  const { difference } = useDetailTexts();
  const base = useTexts();
  const { taka } = useFormat();

  const stock = (product: Product) => {
    const { listing, stock: left } = product;
    if (effectivePrice(product) === 0) return "";
    if (LISTINGS[listing].preorder) return base.product.preorder;
    if (left <= 0) return base.product.notInStock;
    return left <= FEW_LEFT ? base.product.onlyLeft(left) : base.product.inStock;
  };
  const variants = (list: readonly { name: string; priceDifference: number }[]) =>
    list.map(({ name, priceDifference }) =>
      [name, difference(priceDifference)].filter((part) => part !== "").join(" "),
    );
  const row = (key: keyof typeof rows, value: (product: Product) => string): CompareRow => ({
    key,
    label: rows[key],
    values: products.map((product) => value(product).trim() || undefined),
  });

  const all: CompareRow[] = [
    {
      ...row("price", (product) => taka(effectivePrice(product))),
      cells: products.map((product) => <Money key={product._id} product={product} />),
    },
    row("stock", stock),
    row("brand", ({ brand }) => brandLabel(brand)),
    row("warranty", (product) => (effectivePrice(product) === 0 ? "" : product.warranty)),
    row("delivery", ({ estimatedDelivery }) => estimatedDelivery),
    row("emi", ({ emiAvailable }) => (emiAvailable ? yes : no)),
    row("colors", ({ availableColors }) =>
      variants(availableColors.map(({ color, ...rest }) => ({ name: color, ...rest }))).join("\n"),
    ),
    row("ram", ({ ramStorage }) =>
      variants(ramStorage.map(({ option, ...rest }) => ({ name: option, ...rest }))).join("\n"),
    ),
  ];
  return all.filter(({ values }) => values.some((value) => value !== undefined));
}
