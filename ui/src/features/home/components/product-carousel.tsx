import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { Carousel } from "@/components/ui/carousel";
import { CarouselSkeleton } from "@/components/ui/carousel-skeleton";
import { ErrorState } from "@/components/ui/error-state";
import { ProductCard } from "@/components/ui/product-card";
import { ProductCardSkeleton } from "@/components/ui/product-card-skeleton";
import { LISTINGS, PICTURE_SIZES } from "@/config/generated";
import { useVisibleCount, type VisibleCounts } from "@/lib/use-visible-count";
import { useTexts } from "@/texts/use-texts";
import { homeProductsQuery } from "../api/home-products";

interface ProductCarouselProps {
  listing: "bestdeal" | "product";
  title: string;
  counts: VisibleCounts;
  /** In the first screen of a phone: its first pictures load at once. */
  eager?: boolean;
}

/** The newest products of a listing as a carousel under its title. */
export function ProductCarousel({ listing, title, counts, eager = false }: ProductCarouselProps) {
  const texts = useTexts();
  const count = useVisibleCount(counts);
  const { data, error, isPending, refetch } = useQuery(homeProductsQuery(listing));
  if (data?.length === 0) return null;
  if (isPending) {
    return (
      <section aria-label={title} aria-busy="true">
        <h2 className="mb-1 flex min-h-11 items-center leading-snug font-semibold sm:mb-4 sm:text-xl">
          {title}
        </h2>
        <CarouselSkeleton counts={counts}>
          <ProductCardSkeleton />
        </CarouselSkeleton>
      </section>
    );
  }
  if (!data) {
    return (
      <section aria-label={title}>
        <h2 className="mb-4 font-semibold sm:text-xl">{title}</h2>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </section>
    );
  }
  return (
    <Carousel
      label={title}
      counts={counts}
      action={
        <Link
          to={LISTINGS[listing].pagePath}
          className="py-3 text-sm font-semibold whitespace-nowrap text-accent hover:underline"
        >
          <span>{texts.common.viewAll}</span> <span className="sr-only">{title}</span>
        </Link>
      }
    >
      {data.map((product, index) => (
        <ProductCard
          key={product._id}
          product={product}
          eager={eager && index < count}
          sizes={PICTURE_SIZES.carousel}
        />
      ))}
    </Carousel>
  );
}
