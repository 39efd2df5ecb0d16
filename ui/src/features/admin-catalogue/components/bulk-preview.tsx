import type { Product } from "@/api/types";
import { Button } from "@/components/ui/button";
import { cx } from "@/lib/cx";
import { useFormat } from "@/texts/use-format";
import { languageOf } from "@/lib/language-of";
import { useCatalogueTexts } from "@/texts/admin-catalogue";
import type { BulkField, BulkResult } from "../lib/bulk-change";

/** A chosen product with what becomes of it; without a result while the value is none. */
export interface PreviewRow {
  product: Product;
  result: BulkResult | undefined;
  /** Why it may not be. */
  fault: string | undefined;
}

interface BulkPreviewProps {
  rows: readonly PreviewRow[];
  field: BulkField;
  onLeaveOut: (product: Product) => void;
}

/** Before and after of each product, and what is wrong beside the product that it is about. */
export function BulkPreview({ rows, field, onLeaveOut }: BulkPreviewProps) {
  const texts = useCatalogueTexts().bulk;
  return (
    <section aria-label={texts.preview} className="mt-6">
      <h3 className="mb-1 font-semibold">{texts.preview}</h3>
      {rows.some(({ result }) => !result) && (
        <p className="mb-1 text-sm text-muted">{texts.choose}</p>
      )}
      <ul>
        {rows.map(({ product, result, fault }) => (
          <li
            key={product._id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t border-line py-2"
          >
            <p
              lang={languageOf(product.title)}
              className="line-clamp-2 text-sm leading-snug break-words"
            >
              {product.title}
            </p>
            <Change
              field={field}
              now={product[field]}
              result={result}
              wrong={fault !== undefined}
            />
            {fault !== undefined && (
              <p className="col-span-2 flex flex-wrap items-center justify-between gap-2 text-sm text-offer">
                <span>{fault}</span>
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={texts.leaveOutOf(product.title)}
                  onClick={() => onLeaveOut(product)}
                >
                  {texts.leaveOut}
                </Button>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ChangeProps {
  field: BulkField;
  now: number;
  result: BulkResult | undefined;
  wrong: boolean;
}

function Change({ field, now, result, wrong }: ChangeProps) {
  const format = useFormat();
  const texts = useCatalogueTexts().bulk;
  const shown = (value: number) => {
    if (field === "stock") return format.number(value);
    return field === "offerPrice" && value === 0 ? texts.noOffer : format.taka(value);
  };
  const same = result === undefined || result.after === result.before;
  return (
    <p className="flex flex-wrap items-baseline justify-end gap-x-2 text-right text-sm tabular-nums">
      <span className="text-muted">
        {result && same ? `${shown(now)} ${texts.stays}` : shown(now)}
      </span>
      {!same && (
        <>
          <span aria-hidden="true" className="text-muted">
            →
          </span>
          <span className="sr-only">{texts.to}</span>
          <span className={cx("font-semibold", wrong && "text-offer")}>{shown(result.after)}</span>
        </>
      )}
    </p>
  );
}
