import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { Link } from "react-router-dom";
import { AdminPage } from "@/components/admin/admin-page";
import { useListAddress, usePageCount } from "@/components/admin/list-address";
import { useListFocus } from "@/components/admin/list-focus";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Pagination } from "@/components/ui/pagination";
import { useRecordsTexts } from "@/texts/admin-records";
import { trashQuery } from "../api/trash";
import { KindLinks } from "../components/kind-links";
import { RowsSkeleton } from "../components/rows-skeleton";
import { TrashRow } from "../components/trash-row";
import { trashKindOf } from "../lib/trash";

const ROWS_PER_PAGE = 50;

/** What was deleted in the last 30 days, the last first, to be taken back (contract 4). */
export function TrashPage() {
  const texts = useRecordsTexts().trash;
  const address = useListAddress(["kind"]);
  const kind = trashKindOf(address.filters.kind);
  const { data, error, isPending, dataUpdatedAt, refetch } = useQuery(trashQuery());
  const rows = data?.filter((row) => kind === undefined || row.kind === kind);
  const pageCount = usePageCount(address, rows?.length, ROWS_PER_PAGE);
  const { page } = address;
  const shown = rows?.slice((page - 1) * ROWS_PER_PAGE, page * ROWS_PER_PAGE) ?? [];
  const region = useRef<HTMLElement>(null);
  useListFocus(
    region,
    page,
    shown.map(({ _id }) => _id),
  );
  return (
    <AdminPage title={texts.title}>
      <p className="-mt-4 mb-4 text-sm text-muted">{texts.intro}</p>
      <KindLinks chosen={kind} rows={data} />
      <section
        ref={region}
        tabIndex={-1}
        aria-label={texts.list}
        aria-busy={isPending}
        className="scroll-mt-20 outline-none"
      >
        {error && !data ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : !rows ? (
          <RowsSkeleton height="h-16" />
        ) : rows.length > 0 ? (
          <>
            <p role="status" className="sr-only">
              {texts.count(rows.length)}
            </p>
            <ul className="border-b border-line">
              {shown.map((row) => (
                <TrashRow key={row._id} row={row} now={dataUpdatedAt} />
              ))}
            </ul>
            <Pagination page={page} pageCount={pageCount} hrefOf={address.hrefOf} />
          </>
        ) : kind === undefined ? (
          <EmptyState title={texts.empty} hint={texts.emptyHint} />
        ) : (
          <EmptyState title={texts.emptyKind(texts.kinds[kind])}>
            <Link to={{ search: "" }} className={buttonClass("secondary")}>
              {texts.showAll}
            </Link>
          </EmptyState>
        )}
      </section>
    </AdminPage>
  );
}
