import { CarouselSkeleton } from "@/components/ui/carousel-skeleton";
import { ProductCardSkeleton } from "@/components/ui/product-card-skeleton";
import { STRIP_COUNTS } from "./product-strip";

interface StripSkeletonProps {
  title: string;
  /** It is being loaded now. */
  busy?: boolean;
}

/** The shape of a {@link ProductStrip} before its products are there. */
export function StripSkeleton({ title, busy }: StripSkeletonProps) {
  return (
    <section aria-label={title} aria-busy={busy}>
      <h2 className="mb-1 flex min-h-11 items-center leading-snug font-semibold sm:mb-4 sm:text-xl">
        {title}
      </h2>
      <CarouselSkeleton counts={STRIP_COUNTS}>
        <ProductCardSkeleton />
      </CarouselSkeleton>
    </section>
  );
}
