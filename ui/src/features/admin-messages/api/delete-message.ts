import { useMutation, useQueryClient } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";

/** DELETE /contact/{id}: moves a message to the trash (contract 7). */
export function useDeleteMessage() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      unwrap(client.DELETE("/contact/{id}", { params: { path: { id } } })),
    // The list, the badge, the overview and the trash; after a failure too, since it may be gone already.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["admin"] }),
  });
}
