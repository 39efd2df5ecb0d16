import { Link } from "react-router-dom";
import type { Product } from "@/api/types";
import { paths } from "@/config/paths";
import { cx } from "@/lib/cx";
import { languageOf } from "@/lib/language-of";
import { RatingLink } from "./rating-link";

/** From here on a title takes three lines of a small phone in the larger letters. */
const LONG_TITLE = 32;

/**
 * Brand and title of a product's page. On large screens its tools stand beside the brand; on phones its stars do, since
 * name, price and stock stand on the first screen.
 */
export function DetailHeader({ product }: { product: Product }) {
  return (
    <header className="flex flex-wrap items-center gap-x-3 md:flex-col md:items-start md:gap-2">
      <div className="flex min-w-0 flex-1 md:min-h-11 md:w-full md:flex-none md:items-center md:pr-36 lg:pr-80">
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
        className={cx(
          "w-full leading-tight font-semibold break-words max-md:order-last max-md:mt-1 md:text-xl lg:text-2xl",
          product.title.length > LONG_TITLE ? "text-lg" : "text-xl",
        )}
      >
        {product.title}
      </h1>
      {product.rating && <RatingLink rating={product.rating} />}
    </header>
  );
}
