import { Link } from "react-router-dom";
import type { Product } from "@/api/types";
import { paths } from "@/config/paths";
import { languageOf } from "@/lib/language-of";
import { RatingLink } from "./rating-link";

/** Brand and title of a product's page. On large screens its tools stand beside the brand. */
export function DetailHeader({ product }: { product: Product }) {
  return (
    <header className="flex flex-col md:gap-2">
      <div className="flex md:min-h-11 md:items-center md:pr-80">
        <Link
          to={paths.brand(product.category.toLowerCase(), product.brand)}
          lang={languageOf(product.brand)}
          // The touch target is larger than the word looks.
          className="relative min-w-0 truncate text-xs tracking-wide text-muted uppercase hover:text-accent hover:underline max-md:after:absolute max-md:after:inset-x-0 max-md:after:-inset-y-3 md:py-1 md:text-sm"
        >
          {product.brand}
        </Link>
      </div>
      <h1
        lang={languageOf(product.title)}
        className="text-xl leading-tight font-semibold break-words md:text-2xl"
      >
        {product.title}
      </h1>
      {product.rating && <RatingLink rating={product.rating} />}
    </header>
  );
}
