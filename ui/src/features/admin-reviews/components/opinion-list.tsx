import type { ComponentProps } from "react";
import { AdminList, RowsSkeleton } from "@/components/admin/admin-list";
import { AdminSearch } from "@/components/admin/admin-search";
import type { ListAddress } from "@/components/admin/list-address";
import { EmptyState } from "@/components/ui/empty-state";
import type { Parts } from "@/lib/parts";

/** What such a list says. */
interface Texts {
  list: string;
  searchLabel: string;
  searchPlaceholder: string;
  count: (n: number) => string;
  empty: string;
  emptyHint: string;
  emptyFiltered: string;
  emptyFilteredHint: string;
  showAll: string;
}

interface OpinionListProps<T extends { _id: string }> extends Pick<
  ComponentProps<typeof AdminList<T>>,
  "list" | "size"
> {
  texts: Texts;
  address: ListAddress<never>;
  /** Beside the search. */
  filters: Parts;
  /** Takes search and filters back, where there are any. */
  onShowAll: false | (() => void);
  card: (item: T) => Parts;
}

/** Reviews or questions, with what narrows them down. */
export function OpinionList<T extends { _id: string }>({
  texts,
  address,
  filters,
  onShowAll,
  card,
  ...rest
}: OpinionListProps<T>) {
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-full sm:basis-72">
          <AdminSearch
            address={address}
            label={texts.searchLabel}
            placeholder={texts.searchPlaceholder}
          />
        </div>
        {filters}
      </div>
      <AdminList
        {...rest}
        label={texts.list}
        address={address}
        count={texts.count}
        skeleton={<RowsSkeleton rows={4} row="h-52 rounded-lg" />}
        empty={<EmptyState title={texts.empty} hint={texts.emptyHint} />}
        filtered={
          onShowAll && {
            title: texts.emptyFiltered,
            hint: texts.emptyFilteredHint,
            showAll: texts.showAll,
            onShowAll,
          }
        }
      >
        {(items) => (
          <ul className="flex flex-col gap-3">
            {items.map((item) => (
              <li key={item._id}>{card(item)}</li>
            ))}
          </ul>
        )}
      </AdminList>
    </>
  );
}
