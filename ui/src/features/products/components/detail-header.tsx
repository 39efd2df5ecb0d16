import { Link } from "react-router-dom";
import type { Product } from "@/api/types";
import { CompareToggle } from "@/components/compare-toggle";
import { FavouriteButton } from "@/components/favourite-button";
import { paths } from "@/config/paths";
import { languageOf } from "@/lib/language-of";
import { Views } from "./facts";
import { RatingLink } from "./rating-link";
import { ShareButton } from "./share-button";

interface DetailHeaderProps {
  product: Product;
  /** Name and price, to be shared. */
  about: string;
  /** The page's address with the chosen variant, to be shared. */
  link: string;
}

/** Brand and title of a product's page, and what can be done with it besides buying. */
export function DetailHeader({ product, about, link }: DetailHeaderProps) {
  return (
    <header className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-4">
        <Link
          to={paths.brand(product.category.toLowerCase(), product.brand)}
          lang={languageOf(product.brand)}
          className="min-w-0 truncate py-1 text-sm tracking-wide text-muted uppercase hover:text-accent hover:underline"
        >
          {product.brand}
        </Link>
        <div className="flex shrink-0 items-center">
          <CompareToggle product={product} word="max-sm:sr-only" className="px-3 text-base" />
          <ShareButton text={about} link={link} />
          <FavouriteButton product={product} />
        </div>
      </div>
      <h1
        lang={languageOf(product.title)}
        className="text-2xl leading-tight font-semibold break-words"
      >
        {product.title}
      </h1>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {product.rating && <RatingLink rating={product.rating} />}
        <Views views={product.views} />
      </div>
    </header>
  );
}
