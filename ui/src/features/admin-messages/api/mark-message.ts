import { useMutation, useQueryClient } from "@tanstack/react-query";
import { waitingQuery } from "@/api/admin/waiting";
import { client, unwrap, type Page } from "@/api/client";
import type { ContactMessage } from "@/api/types";
import { MESSAGE_LISTS } from "./messages";

/** PATCH /contact/{id}: marks a message as read or unread. The lists and the sidebar show it at once. */
export function useMarkMessage() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, read }: { id: string; read: boolean }) =>
      unwrap(client.PATCH("/contact/{id}", { params: { path: { id } }, body: { read } })),
    onSuccess: ({ contact }) => {
      queryClient.setQueriesData<Page<ContactMessage>>({ queryKey: MESSAGE_LISTS }, (page) =>
        page === undefined
          ? page
          : { ...page, items: page.items.map((old) => (old._id === contact._id ? contact : old)) },
      );
      return queryClient.invalidateQueries({ queryKey: waitingQuery().queryKey });
    },
    onError: () => queryClient.invalidateQueries({ queryKey: MESSAGE_LISTS }),
  });
}
