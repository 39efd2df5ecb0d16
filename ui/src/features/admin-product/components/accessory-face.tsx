import type { SuggestedProduct } from "@/api/types";
import { Money } from "@/components/ui/money";
import { Picture } from "@/components/ui/picture";
import { languageOf } from "@/lib/language-of";

/** A product in a line: its picture, its name and what it costs. */
export function AccessoryFace({ product }: { product: SuggestedProduct }) {
  return (
    <>
      <span className="shrink-0 rounded-md bg-soft p-1">
        <Picture path={product.mainImage} alt="" sizes="40px" className="size-10 object-contain" />
      </span>
      <div className="min-w-40 flex-1">
        <p lang={languageOf(product.title)} className="line-clamp-2 leading-snug break-words">
          {product.title}
        </p>
        <Money product={product} />
      </div>
    </>
  );
}
