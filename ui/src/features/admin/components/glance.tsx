import { useId } from "react";
import { Link } from "react-router-dom";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { Parts } from "@/lib/parts";
import { useOverviewTexts } from "@/texts/admin-overview";
import { useTexts } from "@/texts/use-texts";

interface GlanceProps {
  title: string;
  /** Where all of it is; `name` for who does not see the title beside it. */
  all?: { to: string; count: number; name: string };
  query: { isPending: boolean; error: unknown; refetch: () => unknown };
  /** The rows, once they are there. */
  children: Parts;
}

/** A few rows of something that waits for the owner, with the way to the rest. */
export function Glance({ title, all, query, children }: GlanceProps) {
  const texts = useOverviewTexts();
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-lg border border-line p-4 sm:p-5">
      <div className="mb-2 flex min-h-9 items-center justify-between gap-3">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        {all && all.count > 0 && (
          <Link
            to={all.to}
            aria-label={all.name}
            className="inline-flex min-h-9 items-center text-sm whitespace-nowrap text-accent hover:underline"
          >
            {texts.seeAll(all.count)}
          </Link>
        )}
      </div>
      {query.isPending ? (
        <div aria-busy="true" className="flex flex-col gap-3">
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-11 rounded-md" />
          ))}
        </div>
      ) : query.error ? (
        <NotLoaded onRetry={() => void query.refetch()} />
      ) : (
        children
      )}
    </section>
  );
}

/** Says quietly that one part failed: the rest of the page stands. */
export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const texts = useOverviewTexts();
  const { retry } = useTexts().common;
  return (
    <p role="alert" className="flex flex-wrap items-center gap-3 text-sm text-muted">
      <span>{texts.notLoaded}</span>
      <Button variant="secondary" size="sm" onClick={onRetry}>
        {retry}
      </Button>
    </p>
  );
}
