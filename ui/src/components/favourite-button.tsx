import { Heart } from "lucide-react";
import type { Product } from "@/api/types";
import { cx } from "@/lib/cx";
import { toast } from "@/lib/toast";
import { useTexts } from "@/texts/use-texts";

/** The heart of a product. A visitor is told to sign in (specification 5). */
export function FavouriteButton({
  product,
  className,
}: {
  product: Pick<Product, "title">;
  className?: string;
}) {
  const texts = useTexts();
  return (
    <button
      type="button"
      aria-label={texts.product.addFavourite(product.title)}
      onClick={() => toast.warning(texts.favourites.loginFirst)}
      className={cx(
        "inline-flex size-11 items-center justify-center rounded-full text-muted transition-colors hover:text-accent",
        className,
      )}
    >
      <Heart size={20} aria-hidden="true" />
    </button>
  );
}
