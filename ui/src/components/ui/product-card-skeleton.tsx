import { Skeleton } from "./skeleton";

/** The shape of a {@link ProductCard} before its product is there. */
export function ProductCardSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="flex h-full flex-col rounded-lg border border-line far-later"
    >
      <div className="rounded-t-lg bg-soft p-3">
        <Skeleton className="aspect-square w-full rounded-md" />
      </div>
      <div className="flex flex-1 flex-col gap-1 p-3">
        <Skeleton className="h-[1lh] w-16 rounded-sm text-xs" />
        <Skeleton className="h-[2lh] w-full rounded-sm text-sm leading-snug sm:text-base lg:text-sm min-[90rem]:text-base" />
        <Skeleton className="h-[2lh] w-28 rounded-sm leading-snug" />
        <Skeleton className="h-[2lh] w-32 rounded-sm text-sm" />
        <Skeleton className="mt-2 h-[calc(1lh+0.5rem)] w-24 rounded-sm text-sm" />
      </div>
    </div>
  );
}
