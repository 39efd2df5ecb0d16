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

/** A colour or memory, and what it adds to the price. */
type Variant = [name: string, difference: number];

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
  const row = (key: keyof typeof rows, value: (product: Product) => string): CompareRow => ({
    key,
    label: rows[key],
    values: products.map((product) => value(product).trim() || undefined),
  });
  /** One a line, and what it costs more in one piece. */
  const variantRow = (
    key: keyof typeof rows,
    list: (product: Product) => Variant[],
  ): CompareRow => ({
    ...row(key, (product) =>
      list(product)
        .map(([name, more]) => `${name} ${difference(more)}`.trim())
        .join("\n"),
    ),
    cells: products.map((product) => {
      const variants = list(product);
      if (variants.length === 0) return undefined;
      return variants.map(([name, more]) => (
        <span key={name} className="block">
          <span>{name}</span>{" "}
          {more !== 0 && <span className="whitespace-nowrap">{difference(more)}</span>}
        </span>
      ));
    }),
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
    variantRow("colors", ({ availableColors }) =>
      availableColors.map(({ color, priceDifference }) => [color, priceDifference]),
    ),
    variantRow("ram", ({ ramStorage }) =>
      ramStorage.map(({ option, priceDifference }) => [option, priceDifference]),
    ),
  ];
  return all.filter(({ values }) => values.some((value) => value !== undefined));
}
