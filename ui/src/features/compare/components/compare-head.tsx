import { X } from "lucide-react";
import { Link } from "react-router-dom";
import { sendView } from "@/api/views";
import type { Product } from "@/api/types";
import { Picture } from "@/components/ui/picture";
import { productPath } from "@/config/listings";
import { cx } from "@/lib/cx";
import { languageOf } from "@/lib/language-of";
import { useCompareTexts } from "@/texts/compare";
import { LABEL_CELL } from "./compare-rows";

interface CompareHeadProps {
  products: readonly Product[];
  onRemove: (product: Product) => void;
}

/** Pictures, and below them the titles, which stay in sight on large screens. */
export function CompareHead({ products, onRemove }: CompareHeadProps) {
  const texts = useCompareTexts();
  return (
    <thead>
      <tr className="align-top">
        <td className="sticky left-0 z-10 p-0 md:bg-ground" />
        {products.map((product) => (
          <td key={product._id} className="px-2 pb-2">
            <div className="relative rounded-lg bg-soft p-3">
              <Picture
                path={product.mainImage}
                alt=""
                sizes="(width < 64rem) 150px, 260px"
                eager
                className="mx-auto aspect-square w-full max-w-52 object-contain"
              />
              <button
                type="button"
                onClick={() => onRemove(product)}
                className="absolute top-0 right-0 isolate inline-flex size-11 items-center justify-center rounded-lg text-muted before:absolute before:inset-1.5 before:-z-10 before:rounded-full before:bg-ground/90 hover:text-ink"
              >
                <X size={20} aria-hidden="true" />
                <span className="sr-only">{`${texts.remove} ${product.title}`}</span>
              </button>
            </div>
          </td>
        ))}
      </tr>
      <tr className="align-top">
        <th scope="col" className={cx(LABEL_CELL, "z-20 md:py-2 lg:top-18")}>
          <span className="max-md:sr-only">{texts.rows.product}</span>
        </th>
        {products.map((product) => (
          <th
            key={product._id}
            scope="col"
            className="border-b border-line bg-ground px-2 py-2 text-left lg:sticky lg:top-18 lg:z-10"
          >
            <Link
              to={productPath(product.listing, product._id)}
              onClick={() => sendView(product)}
              lang={languageOf(product.title)}
              className="line-clamp-3 text-sm leading-snug font-semibold break-words hover:text-accent hover:underline sm:text-base"
            >
              {product.title}
            </Link>
          </th>
        ))}
      </tr>
    </thead>
  );
}
