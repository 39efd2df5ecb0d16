import type { ReactElement } from "react";
import { NearViewport } from "@/components/strip/near-viewport";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import type { Parts } from "@/lib/parts";

interface OpinionSectionProps {
  id: string;
  title: string;
  /** What stands beside the heading. */
  action?: Parts;
  children: Parts;
}

/** A framed part of a product's page. */
export function OpinionSection({ id, title, action, children }: OpinionSectionProps) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="rounded-lg border border-line p-4 md:px-6 md:pb-6"
    >
      <div className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={`${id}-title`} className="scroll-mt-24 text-xl font-semibold" tabIndex={-1}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}

interface LoadedProps<T> {
  /** Undefined while it is not there. */
  data: T | undefined;
  /** Asks for it, once a person comes near. */
  load: ReactElement;
  children: (data: T) => Parts;
}

/** What the page came with is shown at once; what it did not is asked for when a person comes near. */
export function LoadedNear<T>({ data, load, children }: LoadedProps<T>) {
  if (data !== undefined) return children(data);
  return <NearViewport placeholder={<OpinionSkeleton />}>{load}</NearViewport>;
}

export function OpinionSkeleton() {
  return <Skeleton className="h-28 rounded-md" />;
}

/** While something is asked for, and where it cannot be had. */
export function Asking({ error, retry }: { error: Error | null; retry: () => void }) {
  return error ? <ErrorState error={error} onRetry={retry} /> : <OpinionSkeleton />;
}
