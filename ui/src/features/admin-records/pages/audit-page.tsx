import { useQuery } from "@tanstack/react-query";
import type { AuditRow } from "@/api/types";
import { AdminList, RowsSkeleton } from "@/components/admin/admin-list";
import { AdminPage } from "@/components/admin/admin-page";
import { AdminSearch } from "@/components/admin/admin-search";
import { useListAddress } from "@/components/admin/list-address";
import { EmptyState } from "@/components/ui/empty-state";
import type { Format } from "@/texts/format";
import { useFormat } from "@/texts/use-format";
import { useRecordsTexts } from "@/texts/admin-records";
import { auditQuery } from "../api/audit";
import { trashQuery } from "../api/trash";
import { AuditEntry } from "../components/audit-entry";
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
  return (
    <AdminPage title={texts.title}>
      <p className="-mt-4 mb-4 text-sm text-muted">{texts.intro}</p>
      <div className="mb-4 grid gap-3 md:grid-cols-[minmax(0,1fr)_14rem]">
        <AdminSearch address={address} label={texts.search} placeholder={texts.searchPlaceholder} />
        <SubjectSelect value={subject} onChange={(next) => address.change({ subject: next })} />
      </div>
      <AdminList
        label={texts.list}
        list={list}
        address={address}
        size={ROWS_PER_PAGE}
        count={texts.count}
        skeleton={<RowsSkeleton row="h-14 rounded-md" />}
        empty={<EmptyState title={texts.empty} hint={texts.emptyHint} />}
        filtered={
          (subject !== "" || q !== "") && {
            title: texts.emptyFiltered,
            hint: texts.emptyFilteredHint,
            showAll: texts.showAll,
            onShowAll: () => address.change({ subject: "", q: "" }),
          }
        }
      >
        {(rows) =>
          byDay(rows, format).map(({ day, rows: ofDay }) => (
            <section key={day} aria-label={day} className="mb-6">
              <h2 className="mb-1 text-sm font-semibold">{day}</h2>
              <ol>
                {ofDay.map((row) => (
                  <AuditEntry key={row.id} row={row} known={trash?.get(row.subjectId ?? "")} />
                ))}
              </ol>
            </section>
          ))
        }
      </AdminList>
    </AdminPage>
  );
}

function namesById(rows: readonly { _id: string; title: string }[]): Map<string, string> {
  return new Map(rows.map(({ _id, title }) => [_id, title]));
}
