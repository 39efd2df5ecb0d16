import { Skeleton } from "@/components/ui/skeleton";

/** The places of the charts while their figures load. */
export function StatisticsSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-4 lg:grid-cols-2">
      {[316, 316, 208, 208].map((height, index) => (
        <div
          key={index}
          className="rounded-lg border border-line p-5"
          style={{ minHeight: height }}
        >
          <Skeleton className="h-4 w-28 rounded-sm" />
          <Skeleton className="mt-2 h-6 w-36 rounded-sm" />
          <Skeleton className="mt-5 h-32 rounded-md" />
        </div>
      ))}
    </div>
  );
}
