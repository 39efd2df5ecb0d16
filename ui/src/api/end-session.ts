import { useMutation, useQueryClient } from "@tanstack/react-query";
import { sessionsQuery, type SessionCalls } from "./queries/sessions";

/** Ends one of them; whatever came of it, the list is asked for again unless it was one's own. */
export function useEndSession(calls: SessionCalls) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ _id: id }: { _id: string; current: boolean }) => calls.end(id),
    onSettled: async (_data, error, { current }) => {
      if (current && !error) return;
      await queryClient.invalidateQueries({ queryKey: sessionsQuery(calls).queryKey });
    },
  });
}
