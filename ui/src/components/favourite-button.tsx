import { Heart } from "lucide-react";
import type { Product } from "@/api/types";
import { cx } from "@/lib/cx";
import { useFavourite } from "@/shopping/use-favourite";
import { useTexts } from "@/texts/use-texts";

/** The heart of a product: filled once the server has it among the favourites (specification 4). */
export function FavouriteButton({
  product: { _id, title },
  className,
}: {
  product: Pick<Product, "_id" | "title">;
  className?: string;
}) {
  const texts = useTexts().product;
  const { filled, isPending, toggle } = useFavourite(_id);
  return (
    <button
      type="button"
      aria-label={filled ? texts.removeFavourite(title) : texts.addFavourite(title)}
      aria-busy={isPending || undefined}
      onClick={toggle}
      className={cx(
        "inline-flex size-11 items-center justify-center rounded-full transition-colors hover:text-accent",
        filled ? "text-accent" : "text-muted",
        className,
      )}
    >
      <Heart size={20} fill={filled ? "currentColor" : "none"} aria-hidden="true" />
    </button>
  );
}
