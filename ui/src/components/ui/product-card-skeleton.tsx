import { Skeleton } from "./skeleton";

/** The shape of a {@link ProductCard} before its product is there. */
export function ProductCardSkeleton() {
  return (
    <div aria-hidden="true" className="flex h-full flex-col rounded-lg border border-line">
      <div className="rounded-t-lg bg-soft p-3">
        <Skeleton className="aspect-square w-full rounded-md" />
      </div>
      <div className="flex flex-1 flex-col gap-1 p-3">
        <Skeleton className="h-[1.125rem] w-16 rounded-sm" />
        <Skeleton className="h-[2.4rem] w-full rounded-sm sm:h-11" />
        <Skeleton className="h-11 w-28 rounded-sm" />
        <Skeleton className="h-[1.375rem] w-32 rounded-sm" />
        <span className="h-[1.3125rem]" />
        <Skeleton className="mt-2 h-[1.8rem] w-24 rounded-sm" />
      </div>
    </div>
  );
}
