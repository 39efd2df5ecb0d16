import type { Product } from "@/api/types";
import { CompareToggle } from "@/components/compare-toggle";
import { FavouriteButton } from "@/components/favourite-button";
import { ShareButton } from "./share-button";

interface DetailToolsProps {
  product: Product;
  /** Name and price, to be shared. */
  about: string;
  /** The page's address with the chosen variant, to be shared. */
  link: string;
}

/** On a picture each has its own ground. */
const OVER = "max-md:size-11 max-md:rounded-full max-md:bg-ground/90 max-md:p-0";

/**
 * What can be done with a product besides buying it: on phones over its picture, else beside its brand. It stands in the
 * upper right corner of what it is in.
 */
export function DetailTools({ product, about, link }: DetailToolsProps) {
  return (
    <div className="absolute top-2 right-2 z-10 flex gap-1 max-md:flex-col md:top-0 md:right-0 md:gap-0 print:hidden">
      <FavouriteButton product={product} className={`${OVER} md:order-last`} />
      <ShareButton text={about} link={link} word="max-lg:sr-only" className={OVER} />
      <CompareToggle
        product={product}
        word="max-lg:sr-only"
        className={`${OVER} px-3 text-base md:-order-1`}
      />
    </div>
  );
}
