import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { AdminPage } from "@/components/admin/admin-page";
import { AdminSearch } from "@/components/admin/admin-search";
import { useListAddress, usePageCount } from "@/components/admin/list-address";
import { useListFocus } from "@/components/admin/list-focus";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Pagination } from "@/components/ui/pagination";
import { Skeleton } from "@/components/ui/skeleton";
import { cx } from "@/lib/cx";
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
  const items = list.data?.items ?? [];
  const pageCount = usePageCount(address, list.data?.total, MESSAGES_PER_PAGE, list.isFetching);
  const region = useRef<HTMLElement>(null);
  useListFocus(
    region,
    page,
    items.map(({ _id }) => _id),
  );

  return (
    <AdminPage title={texts.title}>
      <div className="mb-4 max-w-xl">
        <AdminSearch
          value={q}
          label={texts.searchLabel}
          placeholder={texts.searchPlaceholder}
          onSearch={(text) => address.change({ q: text }, q !== "" && text !== "")}
        />
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
          <div className="flex flex-col gap-3">
            {[1, 2, 3, 4].map((n) => (
              <Skeleton key={n} className="h-44 rounded-lg" />
            ))}
          </div>
        ) : items.length === 0 ? (
          <EmptyState
            title={q === "" ? texts.empty : texts.emptyFiltered}
            hint={q === "" ? texts.emptyHint : texts.emptyFilteredHint}
          >
            {q !== "" && (
              <Button variant="secondary" onClick={() => address.change({ q: "" })}>
                {texts.showAll}
              </Button>
            )}
          </EmptyState>
        ) : (
          <>
            <ul
              className={cx(
                "flex flex-col gap-3 transition-opacity",
                list.isPlaceholderData && "opacity-60",
              )}
            >
              {items.map((message) => (
                <li key={message._id}>
                  <MessageCard message={message} />
                </li>
              ))}
            </ul>
            <Pagination page={page} pageCount={pageCount} hrefOf={address.hrefOf} />
          </>
        )}
      </section>
    </AdminPage>
  );
}
