import { Skeleton } from "@/components/ui/skeleton";
import { useTexts } from "@/texts/use-texts";

/** The shape of a product's page before its product is there. */
export function ProductDetailSkeleton() {
  const texts = useTexts();
  return (
    <div className="page pb-16" aria-busy="true">
      <h1 className="sr-only">{texts.common.loading}</h1>
      <Skeleton className="my-2 h-5 w-40 rounded-sm md:my-4 md:w-64" />
      <div className="grid gap-3 md:grid-cols-2 md:gap-10">
        <div>
          <div className="rounded-lg bg-soft p-4 md:p-8">
            <Skeleton className="h-[clamp(9rem,100svh-28.5rem,100vw-4rem)] w-full rounded-md md:aspect-square md:h-auto" />
          </div>
          <div className="mt-3 hidden gap-2 md:flex">
            {[1, 2, 3].map((n) => (
              <Skeleton key={n} className="size-20 rounded-md" />
            ))}
          </div>
        </div>
        <div className="flex flex-col gap-3 md:gap-5">
          <Skeleton className="h-5 w-24 rounded-md md:h-11 md:w-full" />
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
