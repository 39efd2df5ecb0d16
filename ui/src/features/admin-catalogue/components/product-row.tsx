import { Link } from "react-router-dom";
import type { Product } from "@/api/types";
import DeleteProductButton from "@/components/listing/delete-product-button";
import { Button } from "@/components/ui/button";
import { Money } from "@/components/ui/money";
import { Picture } from "@/components/ui/picture";
import { paths } from "@/config/paths";
import { productPath } from "@/config/listings";
import { cx } from "@/lib/cx";
import { languageOf } from "@/lib/language-of";
import { useCatalogueTexts } from "@/texts/admin-catalogue";
import { CheckBox } from "@/components/admin/check-box";
import { RowMenu } from "./row-menu";
import { StockText } from "./stock-text";

/** The columns of the table, where it is wide enough for one. */
export const COLUMNS =
  "@4xl:grid-cols-[1.25rem_minmax(0,1fr)_9.5rem_6.5rem_11.5rem] @4xl:gap-x-5 @4xl:px-4";

const LINK = "inline-block py-1 text-accent hover:underline";

interface ProductRowProps {
  product: Product;
  selected: boolean;
  onSelect: (selected: boolean) => void;
  onEdit: () => void;
}

/** One product: a row of the table, and a card where there is no room for one. */
export function ProductRow({ product, selected, onSelect, onEdit }: ProductRowProps) {
  const texts = useCatalogueTexts();
  const { title, _id, listing } = product;
  return (
    <div
      role="row"
      className={cx(
        "grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-t border-line p-3",
        COLUMNS,
        selected && "bg-accent-soft",
      )}
    >
      <div role="cell" className="flex self-start pt-5 @4xl:self-center @4xl:pt-0">
        <CheckBox checked={selected} label={texts.bulk.selectOf(title)} onChange={onSelect} />
      </div>
      <div role="rowheader" className="col-span-2 flex min-w-0 items-center gap-4 @4xl:col-span-1">
        <Picture
          path={product.mainImage}
          alt=""
          sizes="64px"
          className="size-16 shrink-0 rounded-md bg-soft object-contain p-1"
        />
        <div className="min-w-0 flex-1">
          <p
            lang={languageOf(title)}
            className="line-clamp-2 leading-snug font-semibold break-words"
          >
            {title}
          </p>
          <p className="flex flex-wrap gap-x-4 text-sm">
            <Link to={paths.adminProduct(_id)} className={LINK}>
              <span>{texts.allDetails}</span> <span className="sr-only">{texts.of(title)}</span>
            </Link>
            <Link to={productPath(listing, _id)} className={LINK}>
              <span>{texts.inShop}</span> <span className="sr-only">{texts.of(title)}</span>
            </Link>
          </p>
        </div>
      </div>
      <div role="cell" className="col-start-2 @4xl:col-start-auto">
        {/* Both prices, whatever shoppers may be shown. */}
        <Money
          product={{ ...product, offerOnly: false }}
          className="@4xl:flex-col @4xl:items-end"
        />
      </div>
      <div role="cell" className="text-right text-sm tabular-nums">
        <StockText product={product} />
      </div>
      <div
        role="cell"
        className="col-span-2 col-start-2 flex items-center gap-2 @4xl:col-span-1 @4xl:col-start-auto max-lg:[&_button]:min-h-11"
      >
        <Button variant="secondary" size="sm" aria-label={texts.editOf(title)} onClick={onEdit}>
          {texts.edit}
        </Button>
        <RowMenu product={product} />
        <span className="ml-auto">
          <DeleteProductButton product={product} onDeleted={() => onSelect(false)} />
        </span>
      </div>
    </div>
  );
}
