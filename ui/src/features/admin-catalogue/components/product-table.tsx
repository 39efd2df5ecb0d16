import type { Product } from "@/api/types";
import { Skeleton } from "@/components/ui/skeleton";
import { PRODUCTS_PER_PAGE } from "@/config/generated";
import { cx } from "@/lib/cx";
import { useCatalogueTexts } from "@/texts/admin-catalogue";
import type { Selection } from "../lib/use-selection";
import { CheckBox } from "@/components/admin/check-box";
import { COLUMNS, ProductRow } from "./product-row";

const FRAME = "@container overflow-hidden rounded-lg border border-line";

interface ProductTableProps {
  items: readonly Product[];
  selection: Selection;
  onEdit: (product: Product) => void;
}

/** A page of products: a table, or cards where there is no room for one. The roles say it is a table in both shapes. */
export function ProductTable({ items, selection, onEdit }: ProductTableProps) {
  const texts = useCatalogueTexts();
  const chosen = items.filter(({ _id }) => selection.has(_id)).length;
  return (
    <div role="table" aria-label={texts.list} className={FRAME}>
      <div
        role="row"
        className={cx(
          "grid min-h-11 grid-cols-[1.25rem_minmax(0,1fr)] items-center gap-x-4 bg-soft px-3 text-sm text-muted",
          COLUMNS,
        )}
      >
        <span role="columnheader" className="flex">
          <CheckBox
            checked={chosen === items.length}
            mixed={chosen > 0 && chosen < items.length}
            label={texts.bulk.selectPage}
            onChange={(wanted) => selection.set(items, wanted)}
          />
        </span>
        <span role="columnheader">
          <span aria-hidden="true" className="@4xl:hidden">
            {texts.bulk.selectPage}
          </span>
          <span className="sr-only @4xl:not-sr-only">{texts.columns.product}</span>
        </span>
        <span role="columnheader" className="sr-only text-right @4xl:not-sr-only">
          {texts.columns.price}
        </span>
        <span role="columnheader" className="sr-only text-right @4xl:not-sr-only">
          {texts.columns.stock}
        </span>
        <span role="columnheader" className="sr-only">
          {texts.columns.actions}
        </span>
      </div>
      <div role="rowgroup">
        {items.map((product) => (
          <ProductRow
            key={product._id}
            product={product}
            selected={selection.has(product._id)}
            onSelect={(wanted) => selection.set([product], wanted)}
            onEdit={() => onEdit(product)}
          />
        ))}
      </div>
    </div>
  );
}

/** The table's shape while it loads. */
export function TableSkeleton() {
  return (
    <div className={FRAME}>
      <div className="min-h-11 bg-soft" />
      {Array.from({ length: PRODUCTS_PER_PAGE }, (_, index) => (
        <div
          key={index}
          className="flex min-h-44 flex-col gap-4 border-t border-line p-3 @4xl:min-h-22 @4xl:flex-row @4xl:items-center"
        >
          <div className="flex flex-1 items-center gap-4 pl-9">
            <Skeleton className="size-16 rounded-md" />
            <Skeleton className="h-5 w-1/2 rounded-sm" />
          </div>
          <Skeleton className="ml-9 h-9 w-40 rounded-md" />
        </div>
      ))}
    </div>
  );
}
