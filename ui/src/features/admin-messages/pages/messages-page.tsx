import { useQuery } from "@tanstack/react-query";
import { RowsSkeleton } from "@/components/admin/admin-list";
import { useListAddress } from "@/components/admin/list-address";
import { SearchedPage } from "@/components/admin/searched-page";
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
    <SearchedPage
      texts={texts}
      address={address}
      list={list}
      size={MESSAGES_PER_PAGE}
      skeleton={<RowsSkeleton rows={4} row="h-44 rounded-lg" />}
      card={(message) => <MessageCard message={message} />}
    />
  );
}
