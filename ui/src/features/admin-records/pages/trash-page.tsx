import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { AdminList, RowsSkeleton } from "@/components/admin/admin-list";
import { AdminPage } from "@/components/admin/admin-page";
import { useListAddress } from "@/components/admin/list-address";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { useRecordsTexts } from "@/texts/admin-records";
import { trashQuery } from "../api/trash";
import { KindLinks } from "../components/kind-links";
import { TrashRow } from "../components/trash-row";
import { trashKindOf } from "../lib/trash";

const ROWS_PER_PAGE = 50;

/** What was deleted in the last 30 days, the last first, to be taken back (contract 4). */
export function TrashPage() {
  const texts = useRecordsTexts().trash;
  const address = useListAddress(["kind"]);
  const kind = trashKindOf(address.filters.kind);
  const { page } = address;
  const list = useQuery({
    ...trashQuery(),
    select: (all) => {
      const rows = all.filter((row) => kind === undefined || row.kind === kind);
      const items = rows.slice((page - 1) * ROWS_PER_PAGE, page * ROWS_PER_PAGE);
      return { all, items, total: rows.length };
    },
  });
  return (
    <AdminPage title={texts.title}>
      <p className="-mt-4 mb-4 text-sm text-muted">{texts.intro}</p>
      <KindLinks chosen={kind} rows={list.data?.all} />
      <AdminList
        label={texts.list}
        list={list}
        address={address}
        size={ROWS_PER_PAGE}
        skeleton={<RowsSkeleton row="h-16 rounded-md" />}
        empty={
          kind === undefined ? (
            <EmptyState title={texts.empty} hint={texts.emptyHint} />
          ) : (
            <EmptyState title={texts.emptyKind(texts.kinds[kind])}>
              <Link to={{ search: "" }} className={buttonClass("secondary")}>
                {texts.showAll}
              </Link>
            </EmptyState>
          )
        }
      >
        {(items) => (
          <>
            <p role="status" className="sr-only">
              {texts.count(list.data?.total ?? 0)}
            </p>
            <ul className="border-b border-line">
              {items.map((row) => (
                <TrashRow key={row._id} row={row} now={list.dataUpdatedAt} />
              ))}
            </ul>
          </>
        )}
      </AdminList>
    </AdminPage>
  );
}
