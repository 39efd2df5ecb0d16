import { Skeleton } from "@/components/ui/skeleton";
import { useTexts } from "@/texts/use-texts";

/** The shape of a product's page before its product is there. */
export function ProductDetailSkeleton() {
  const texts = useTexts();
  return (
    <div className="page pb-16" aria-busy="true">
      <h1 className="sr-only">{texts.common.loading}</h1>
      <Skeleton className="my-4 h-5 w-64 rounded-sm" />
      <div className="grid gap-6 md:grid-cols-2 md:gap-10">
        <div>
          <div className="rounded-lg bg-soft p-4 md:p-8">
            <Skeleton className="aspect-square w-full rounded-md" />
          </div>
          <div className="mt-3 hidden gap-2 md:flex">
            {[1, 2, 3].map((n) => (
              <Skeleton key={n} className="size-20 rounded-md" />
            ))}
          </div>
        </div>
        <div className="flex flex-col gap-5">
          <Skeleton className="h-11 w-full rounded-md" />
          <Skeleton className="h-9 w-4/5 rounded-sm" />
          <Skeleton className="h-10 w-56 rounded-sm" />
          <Skeleton className="h-8 w-40 rounded-full" />
          <Skeleton className="h-24 w-full rounded-md" />
          <Skeleton className="h-12 w-full rounded-md" />
        </div>
      </div>
    </div>
  );
}
