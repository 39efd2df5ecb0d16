import { X } from "lucide-react";
import { Link } from "react-router-dom";
import { sendView } from "@/api/views";
import type { Product } from "@/api/types";
import { Picture } from "@/components/ui/picture";
import { productPath } from "@/config/listings";
import { languageOf } from "@/lib/language-of";
import { useCompareTexts } from "@/texts/compare";

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
        <td className="sticky left-0 z-10 bg-ground" />
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
                className="absolute top-0 right-0 inline-flex size-11 items-center justify-center rounded-lg text-muted hover:text-ink"
              >
                <X size={20} aria-hidden="true" />
                <span className="sr-only">{`${texts.remove} ${product.title}`}</span>
              </button>
            </div>
          </td>
        ))}
      </tr>
      <tr className="align-top">
        <th
          scope="col"
          className="sticky left-0 z-20 border-b border-line bg-ground py-2 pr-2 pl-4 text-left text-sm font-normal text-muted md:pl-6 lg:top-18 lg:pl-0"
        >
          {texts.rows.product}
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
