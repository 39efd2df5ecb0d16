import { useCategoryName } from "@/components/admin/use-category-name";
import { Money } from "@/components/ui/money";
import { Picture } from "@/components/ui/picture";
import { languageOf } from "@/lib/language-of";
import { useImportTexts } from "@/texts/admin-import";
import { useTexts } from "@/texts/use-texts";
import type { ImportPreview } from "../api/types";

interface SampleListProps {
  products: ImportPreview["sample"];
  /** Places of those whose stock is chosen. */
  withoutStock: ImportPreview["sampleWithoutStock"];
}

/** The first products of a file as they would be in the shop. */
export function SampleList({ products, withoutStock }: SampleListProps) {
  const { listings } = useTexts();
  const texts = useImportTexts().preview;
  const categoryName = useCategoryName();
  return (
    <ul className="grid gap-3 lg:grid-cols-2">
      {products.map((product, index) => (
        <li key={index} className="flex gap-4 rounded-lg border border-line p-3">
          <Picture
            path={product.mainImage}
            alt=""
            sizes="64px"
            className="size-16 shrink-0 rounded-md bg-soft object-contain p-1"
          />
          <div className="min-w-0">
            <p
              lang={languageOf(product.title)}
              className="line-clamp-2 leading-snug font-semibold break-words"
            >
              {product.title}
            </p>
            <p className="text-xs break-words text-muted">
              {[
                listings[product.listing].title,
                categoryName(product.category),
                product.brand,
              ].join(" · ")}
            </p>
            <Money product={product} />
            <p className="text-sm">
              {withoutStock.includes(index) ? texts.stockChosen : texts.stock(product.stock)}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
