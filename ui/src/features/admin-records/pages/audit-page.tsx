import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import type { AuditRow } from "@/api/types";
import { AdminPage } from "@/components/admin/admin-page";
import { AdminSearch } from "@/components/admin/admin-search";
import { useListAddress, usePageCount } from "@/components/admin/list-address";
import { useListFocus } from "@/components/admin/list-focus";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Pagination } from "@/components/ui/pagination";
import { cx } from "@/lib/cx";
import { useFormat, type Format } from "@/lib/format";
import { useRecordsTexts } from "@/texts/admin-records";
import { auditQuery } from "../api/audit";
import { trashQuery } from "../api/trash";
import { AuditEntry } from "../components/audit-entry";
import { RowsSkeleton } from "../components/rows-skeleton";
import { SubjectSelect } from "../components/subject-select";

const ROWS_PER_PAGE = 50;

/** Rows that follow each other on one day of the shop. */
function byDay(rows: readonly AuditRow[], format: Format): { day: string; rows: AuditRow[] }[] {
  const days: { day: string; rows: AuditRow[] }[] = [];
  for (const row of rows) {
    const day = format.day(row.at);
    const last = days.at(-1);
    if (last?.day === day) last.rows.push(row);
    else days.push({ day, rows: [row] });
  }
  return days;
}

/** Every write of an admin: who, when, what changed (contract 7). */
export function AuditPage() {
  const format = useFormat();
  const texts = useRecordsTexts().audit;
  const address = useListAddress(["subject"]);
  const { page, q } = address;
  const { subject } = address.filters;
  const list = useQuery(auditQuery({ page, limit: ROWS_PER_PAGE, subject, q }));
  // A delete is written without the name of what it deleted; while it is in the trash its name is there.
  const { data: trash } = useQuery({ ...trashQuery(), select: namesById });
  const pageCount = usePageCount(address, list.data?.total, ROWS_PER_PAGE, list.isFetching);
  const rows = list.data?.items ?? [];
  const region = useRef<HTMLElement>(null);
  useListFocus(
    region,
    page,
    rows.map(({ id }) => String(id)),
  );
  const filtered = subject !== "" || q !== "";
  return (
    <AdminPage title={texts.title}>
      <p className="-mt-4 mb-4 text-sm text-muted">{texts.intro}</p>
      <div className="mb-4 grid gap-3 md:grid-cols-[minmax(0,1fr)_14rem]">
        <AdminSearch
          value={q}
          label={texts.search}
          placeholder={texts.searchPlaceholder}
          onSearch={(text) => address.change({ q: text }, q !== "" && text !== "")}
        />
        <SubjectSelect value={subject} onChange={(next) => address.change({ subject: next })} />
      </div>
      <section
        ref={region}
        tabIndex={-1}
        aria-label={texts.list}
        aria-busy={list.isPending || list.isPlaceholderData}
        className="scroll-mt-20 outline-none"
      >
        <p role="status" className="mb-3 text-sm text-muted">
          {list.data && texts.count(list.data.total)}
        </p>
        {list.error && !list.data ? (
          <ErrorState error={list.error} onRetry={() => void list.refetch()} />
        ) : !list.data ? (
          <RowsSkeleton height="h-14" />
        ) : rows.length === 0 ? (
          <EmptyState
            title={filtered ? texts.emptyFiltered : texts.empty}
            hint={filtered ? texts.emptyFilteredHint : texts.emptyHint}
          >
            {filtered && (
              <Button variant="secondary" onClick={() => address.change({ subject: "", q: "" })}>
                {texts.showAll}
              </Button>
            )}
          </EmptyState>
        ) : (
          <div className={cx("transition-opacity", list.isPlaceholderData && "opacity-60")}>
            {byDay(rows, format).map(({ day, rows: ofDay }) => (
              <section key={day} aria-label={day} className="mb-6">
                <h2 className="mb-1 text-sm font-semibold">{day}</h2>
                <ol>
                  {ofDay.map((row) => (
                    <AuditEntry key={row.id} row={row} known={trash?.get(row.subjectId ?? "")} />
                  ))}
                </ol>
              </section>
            ))}
            <Pagination page={page} pageCount={pageCount} hrefOf={address.hrefOf} />
          </div>
        )}
      </section>
    </AdminPage>
  );
}

function namesById(rows: readonly { _id: string; title: string }[]): Map<string, string> {
  return new Map(rows.map(({ _id, title }) => [_id, title]));
}
