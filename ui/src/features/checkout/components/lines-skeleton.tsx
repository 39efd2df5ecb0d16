import { Skeleton } from "@/components/ui/skeleton";

/** The place of a cart's lines while their prices come. */
export function LinesSkeleton({ count }: { count: number }) {
  return (
    <div aria-busy="true" className="flex flex-col gap-3">
      {Array.from({ length: Math.min(count, 6) }, (_, index) => (
        <Skeleton key={index} className="h-30 rounded-lg" />
      ))}
    </div>
  );
}
