import { useMutation, useQueryClient } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";
import { sessionsQuery } from "./sessions";

/** DELETE /api/admin/sessions/{id}; whatever came of it, the list is asked for again unless it was one's own. */
export function useEndSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ _id }: { _id: string; current: boolean }) =>
      unwrap(client.DELETE("/api/admin/sessions/{id}", { params: { path: { id: _id } } })),
    onSettled: async (_data, error, { current }) => {
      if (current && !error) return;
      await queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey });
    },
  });
}
