import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { ErrorState } from "@/components/ui/error-state";
import { ProductCard } from "@/components/ui/product-card";
import { ProductCardSkeleton } from "@/components/ui/product-card-skeleton";
import { LISTINGS } from "@/config/generated";
import { cx } from "@/lib/cx";
import { useMedia } from "@/lib/use-media";
import { useHomeTexts } from "@/texts/home";
import { useTexts } from "@/texts/use-texts";
import { homeProductsQuery } from "../api/home-products";
import { OfferSaleCard } from "./offer-sale-card";

/** Cards of the grid: whole rows of two and of four. Where three stand in a row, the last two are left out. */
const SHOWN = 8;

/** Upcoming products as a grid, with the Offer Sale card beside it on large screens (specification 2). */
export function UpcomingSection() {
  const texts = useTexts();
  const home = useHomeTexts();
  const { data, error, isPending, refetch } = useQuery(homeProductsQuery("upcoming"));
  const none = data?.length === 0;
  return (
    <section
      aria-label={home.upcoming}
      className={cx("grid gap-6 lg:grid-cols-[1fr_17rem]", none && "max-lg:hidden")}
    >
      {!none && (
        <div className="min-w-0">
          <div className="mb-4 flex min-h-11 items-center justify-between">
            <h2 className="font-semibold sm:text-xl">{home.upcoming}</h2>
            <Link
              to={LISTINGS.upcoming.pagePath}
              className="py-3 text-sm font-semibold whitespace-nowrap text-accent hover:underline"
            >
              <span>{texts.common.viewAll}</span> <span className="sr-only">{home.upcoming}</span>
            </Link>
          </div>
          {error && !data ? (
            <ErrorState error={error} onRetry={() => void refetch()} />
          ) : (
            <ul
              aria-busy={isPending}
              className="grid grid-cols-2 gap-3 sm:max-md:grid-cols-3 md:grid-cols-4 md:gap-4 sm:max-md:[&>li:nth-child(n+7)]:hidden"
            >
              {data
                ? data.slice(0, SHOWN).map((product) => (
                    <li key={product._id}>
                      <ProductCard product={product} sizes="(width < 40rem) 44vw, 240px" />
                    </li>
                  ))
                : Array.from({ length: SHOWN }, (_, index) => (
                    <li key={index}>
                      <ProductCardSkeleton />
                    </li>
                  ))}
            </ul>
          )}
        </div>
      )}
      <Beside />
    </section>
  );
}

/** On large screens alone. It asks by itself, so that the cards are not drawn anew once the width is known. */
function Beside() {
  if (useMedia("(width >= 64rem)") === false) return null;
  return (
    <div className="grid grid-cols-1 max-lg:hidden">
      <OfferSaleCard />
    </div>
  );
}
