import { useQuery } from "@tanstack/react-query";
import { AdminList, RowsSkeleton } from "@/components/admin/admin-list";
import { AdminPage } from "@/components/admin/admin-page";
import { AdminSearch } from "@/components/admin/admin-search";
import { useListAddress } from "@/components/admin/list-address";
import { EmptyState } from "@/components/ui/empty-state";
import { useAdminMessageTexts } from "@/texts/admin-messages";
import { messagesQuery } from "../api/messages";
import { MessageCard } from "../components/message-card";

const MESSAGES_PER_PAGE = 20;

/** What visitors wrote, the newest first (specification 2, Admin screens). */
export function MessagesPage() {
  const texts = useAdminMessageTexts();
  const address = useListAddress();
  const { page, q } = address;
  const list = useQuery({
    ...messagesQuery({ page, limit: MESSAGES_PER_PAGE, q }),
    refetchOnMount: "always",
  });

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
        label={texts.list}
        list={list}
        address={address}
        size={MESSAGES_PER_PAGE}
        count={texts.count}
        skeleton={<RowsSkeleton rows={4} row="h-44 rounded-lg" />}
        empty={<EmptyState title={texts.empty} hint={texts.emptyHint} />}
        filtered={
          q !== "" && {
            title: texts.emptyFiltered,
            hint: texts.emptyFilteredHint,
            showAll: texts.showAll,
            onShowAll: () => address.change({ q: "" }),
          }
        }
      >
        {(items) => (
          <ul className="flex flex-col gap-3">
            {items.map((message) => (
              <li key={message._id}>
                <MessageCard message={message} />
              </li>
            ))}
          </ul>
        )}
      </AdminList>
    </AdminPage>
  );
}
