import type { ComponentProps } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import type { Parts } from "@/lib/parts";
import { AdminList } from "./admin-list";
import { AdminPage } from "./admin-page";
import { AdminSearch } from "./admin-search";
import type { ListAddress } from "./list-address";

/** What such a page says. */
interface Texts {
  title: string;
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

interface SearchedPageProps<T extends { _id: string }> extends Pick<
  ComponentProps<typeof AdminList<T>>,
  "list" | "size" | "skeleton"
> {
  texts: Texts;
  address: ListAddress<never>;
  /** What a row shows. */
  card: (item: T) => Parts;
}

/** A page of the back office that is a list of cards with a search above it, and nothing else. */
export function SearchedPage<T extends { _id: string }>({
  texts,
  address,
  card,
  ...rest
}: SearchedPageProps<T>) {
  return (
    <AdminPage title={texts.title}>
      <div className="mb-4 max-w-xl">
        <AdminSearch
          address={address}
          label={texts.searchLabel}
          placeholder={texts.searchPlaceholder}
        />
      </div>
      <AdminList
        {...rest}
        label={texts.list}
        address={address}
        count={texts.count}
        empty={<EmptyState title={texts.empty} hint={texts.emptyHint} />}
        filtered={
          address.q !== "" && {
            title: texts.emptyFiltered,
            hint: texts.emptyFilteredHint,
            showAll: texts.showAll,
            onShowAll: () => address.change({ q: "" }),
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
    </AdminPage>
  );
}
