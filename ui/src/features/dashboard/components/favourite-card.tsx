import { Link } from "react-router-dom";
import type { Favourite } from "@/api/types";
import { Button } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import { productPath } from "@/config/listings";
import { useFormat } from "@/texts/use-format";
import { languageOf } from "@/lib/language-of";
import { useSessionCheck } from "@/session/use-session-check";
import { useFavouriteChange } from "@/shopping/use-favourite";
import { useDashboardTexts } from "@/texts/dashboard";

/** One favourite; all of it but Remove leads to its page. */
export function FavouriteCard({
  favourite: { productId, listing, name, mainImage, price, available },
}: {
  favourite: Favourite;
}) {
  const texts = useDashboardTexts().favourites;
  const format = useFormat();
  const { change, isPending } = useFavouriteChange();
  const sessionEnded = useSessionCheck();
  return (
    <article className="relative flex h-full flex-col rounded-lg border border-line transition-colors hover:border-field">
      <div className="rounded-t-lg bg-soft p-3">
        <Picture
          path={mainImage}
          alt=""
          sizes="(width < 48rem) 46vw, 220px"
          className="aspect-square w-full object-contain"
        />
      </div>
      <div className="flex flex-1 flex-col gap-1 p-3">
        <h2
          lang={languageOf(name)}
          className="line-clamp-2 min-h-[2lh] text-sm leading-snug font-semibold break-words sm:text-base"
        >
          <Link
            to={productPath(listing, productId)}
            className="after:absolute after:inset-0 after:rounded-lg hover:text-accent focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent"
          >
            {name}
          </Link>
        </h2>
        {price > 0 && <p className="font-semibold tabular-nums">{format.taka(price)}</p>}
        {!available && <p className="text-sm text-warning">{texts.unavailable}</p>}
        <div className="relative z-10 mt-auto -ml-3 pt-2">
          <Button
            variant="quiet"
            size="sm"
            className="min-h-11 text-muted"
            busy={isPending}
            aria-label={texts.removeOf(name)}
            onClick={() => void change(productId, false).catch(sessionEnded)}
          >
            {texts.remove}
          </Button>
        </div>
      </div>
    </article>
  );
}
