import type { UseQueryResult } from "@tanstack/react-query";
import { useRef, type RefObject } from "react";
import type { Page } from "@/api/client";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Pagination } from "@/components/ui/pagination";
import { Skeleton } from "@/components/ui/skeleton";
import { cx } from "@/lib/cx";
import type { Parts } from "@/lib/parts";
import { usePageCount, type ListAddress } from "./list-address";
import { useListFocus } from "@/components/list-focus";

type Asked = "error" | "isFetching" | "isPending" | "isPlaceholderData" | "refetch";

interface AdminListProps<T> {
  /** The name of its region. */
  label: string;
  list: Pick<UseQueryResult, Asked> & { data: Page<T> | undefined };
  address: Pick<ListAddress<never>, "page" | "change" | "hrefOf">;
  /** Rows a page. */
  size: number;
  /** Told above the list, where nothing else tells how many there are. */
  count?: (total: number) => string;
  /** The list's shape while it loads. */
  skeleton: Parts;
  /** Shown for a list without anything in it. */
  empty: Parts;
  /** What stands there instead while something is searched for or chosen. */
  filtered?: false | { title: string; hint: string; showAll: string; onShowAll: () => void };
  region?: RefObject<HTMLElement | null>;
  children: (items: readonly T[]) => Parts;
}

/**
 * A list of the back office, below what filters it: its rows, or that they load, cannot be had or are not there, and
 * its pages. Keeps the focus (list-focus.ts).
 */
export function AdminList<T extends { _id: string } | { id: number }>({
  label,
  list: { data, error, isFetching, isPending, isPlaceholderData, refetch },
  address,
  size,
  count,
  skeleton,
  empty,
  filtered,
  region,
  children,
}: AdminListProps<T>) {
  const own = useRef<HTMLElement>(null);
  const ref = region ?? own;
  const items = data?.items ?? [];
  const pageCount = usePageCount(address, data?.total, size, isFetching);
  const ids = items.map((item) => ("_id" in item ? item._id : String(item.id)));
  useListFocus(ref, address.page, ids);

  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={label}
      aria-busy={isPending || isPlaceholderData}
      className="scroll-mt-20 outline-none"
    >
      {count && (
        <p role="status" className="mb-3 text-sm text-muted">
          {data && count(data.total)}
        </p>
      )}
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : isPending || address.page > pageCount ? (
        skeleton
      ) : items.length > 0 ? (
        <div className={cx("transition-opacity", isPlaceholderData && "opacity-60")}>
          {children(items)}
        </div>
      ) : filtered ? (
        <EmptyState title={filtered.title} hint={filtered.hint}>
          <Button variant="secondary" onClick={filtered.onShowAll}>
            {filtered.showAll}
          </Button>
        </EmptyState>
      ) : (
        empty
      )}
      <Pagination page={address.page} pageCount={pageCount} hrefOf={address.hrefOf} />
    </section>
  );
}

/** Rows of a list while it loads. */
export function RowsSkeleton({ rows = 5, row }: { rows?: number; row: string }) {
  return (
    <div className="flex flex-col gap-3">
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} className={row} />
      ))}
    </div>
  );
}
