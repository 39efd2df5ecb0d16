import { ProductCardSkeleton } from "@/components/ui/product-card-skeleton";
import { useVisibleCount } from "@/lib/use-visible-count";
import { STRIP_COUNTS } from "./product-strip";

interface StripSkeletonProps {
  title: string;
  /** It is being loaded now. */
  busy?: boolean;
}

/** The shape of a {@link ProductStrip} before its products are there. */
export function StripSkeleton({ title, busy }: StripSkeletonProps) {
  const count = useVisibleCount(STRIP_COUNTS);
  return (
    <section aria-label={title} aria-busy={busy}>
      <h2 className="mb-4 flex min-h-10 items-center text-lg leading-snug font-semibold sm:min-h-11 sm:text-xl">
        {title}
      </h2>
      <div
        className="-mx-1.5 grid gap-3 px-1.5 md:gap-4"
        style={{ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` }}
      >
        {Array.from({ length: count }, (_, index) => (
          <ProductCardSkeleton key={index} />
        ))}
      </div>
    </section>
  );
}
