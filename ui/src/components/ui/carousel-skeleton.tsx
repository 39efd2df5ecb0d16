import type { ReactNode } from "react";
import { cx } from "@/lib/cx";
import type { VisibleCounts } from "@/lib/use-visible-count";

interface CarouselSkeletonProps {
  counts: VisibleCounts;
  /** The shape of a slide. */
  children: ReactNode;
}

/** The shape of a {@link Carousel}'s slides before they are there. */
export function CarouselSkeleton({ counts, children }: CarouselSkeletonProps) {
  return (
    <div aria-hidden="true" className="-mx-1.5 flex overflow-hidden md:-mx-2">
      {Array.from({ length: counts.otherwise }, (_, index) => (
        <div key={index} className={cx("min-w-0 shrink-0 px-1.5 md:px-2", counts.basis)}>
          {children}
        </div>
      ))}
    </div>
  );
}
