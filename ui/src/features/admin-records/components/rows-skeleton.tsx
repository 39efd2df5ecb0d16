import { Skeleton } from "@/components/ui/skeleton";

/** Rows of a list while it loads. */
export function RowsSkeleton({ height }: { height: string }) {
  return (
    <div className="flex flex-col gap-3">
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className={`${height} rounded-md`} />
      ))}
    </div>
  );
}
