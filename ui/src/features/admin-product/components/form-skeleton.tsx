import { Skeleton } from "@/components/ui/skeleton";
import { useTexts } from "@/texts/use-texts";

/** A product's form before its values are there. */
export function FormSkeleton() {
  const { loading } = useTexts().common;
  return (
    <div role="status" aria-busy="true" aria-label={loading}>
      {[40, 64, 28].map((height) => (
        <div
          key={height}
          className="grid gap-x-10 gap-y-4 border-t border-line py-6 lg:grid-cols-[13rem_minmax(0,1fr)]"
        >
          <Skeleton className="h-6 w-32 rounded-sm" />
          <span className="block" style={{ height: `${height * 4}px` }}>
            <Skeleton className="h-full w-full max-w-xl rounded-md" />
          </span>
        </div>
      ))}
    </div>
  );
}
