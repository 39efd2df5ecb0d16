import { useEffect, useRef, useState, type CSSProperties } from "react";
import type { Product } from "@/api/types";
import { useCompareTexts } from "@/texts/compare";
import { useDetailTexts } from "@/texts/product-detail";
import { alignSpecifications, differ } from "../lib/specification-rows";
import { BuyRow } from "./buy-row";
import { CompareHead } from "./compare-head";
import { CompareRows } from "./compare-rows";
import { useFactRows } from "./use-fact-rows";

interface CompareTableProps {
  products: readonly Product[];
  /** Rows in which all products are alike are left out. */
  onlyDifferences: boolean;
  onRemove: (product: Product) => void;
}

/**
 * Products as columns, what they have as rows. On a narrow screen the columns scroll under the names of the rows; on
 * phones these stand above what they name, so that two products fill the screen.
 */
export function CompareTable({ products, onlyDifferences, onRemove }: CompareTableProps) {
  const texts = useCompareTexts();
  const { spec } = useDetailTexts();
  const facts = useFactRows(products);
  const groups = alignSpecifications(products, spec).map(({ group, fields }) => ({
    title: texts.groups[group],
    rows: fields.map(({ field, values }) => ({ key: field, label: field, values })),
  }));
  const [price, ...rest] = facts;
  const frame = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const watch = new ResizeObserver(() => {
      setScrolls(
        element.scrollWidth > element.clientWidth &&
          getComputedStyle(element).overflowX !== "visible",
      );
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [products.length]);
  const shown = [{ title: texts.groups.facts, rows: rest }, ...groups]
    .map(({ title, rows }) => ({
      title,
      rows: onlyDifferences ? rows.filter(({ values }) => differ(values)) : rows,
    }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <div
      ref={frame}
      role="region"
      aria-label={texts.caption}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls it sideways on a narrow screen
      tabIndex={scrolls ? 0 : undefined}
      className="relative -mx-4 overflow-x-auto pr-2 md:-mx-6 md:pr-4 lg:mx-0 lg:overflow-visible lg:pr-0"
    >
      <table
        className="w-full min-w-[calc(0.5rem+8.5rem*var(--products))] table-fixed border-separate border-spacing-0 md:min-w-[calc(7rem+9.5rem*var(--products))]"
        style={{ "--products": products.length } as CSSProperties}
      >
        <caption className="sr-only">{texts.caption}</caption>
        <colgroup>
          <col className="w-2 md:w-48 lg:w-44" />
          {products.map(({ _id }) => (
            <col key={_id} />
          ))}
        </colgroup>
        <CompareHead products={products} onRemove={onRemove} />
        <tbody>
          {price && <CompareRows rows={[price]} />}
          <BuyRow products={products} />
        </tbody>
        {shown.map(({ title, rows }) => (
          <tbody key={title}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={products.length + 1}
                className="border-b border-line pt-8 pb-2 pl-4 text-left text-lg font-semibold md:pl-6 lg:pl-0"
              >
                <span className="sticky left-4 md:left-6 lg:left-0">{title}</span>
              </th>
            </tr>
            <CompareRows rows={rows} />
          </tbody>
        ))}
      </table>
      {onlyDifferences && shown.length === 0 && (
        <p className="py-6 text-muted">{texts.nothingDiffers}</p>
      )}
    </div>
  );
}
