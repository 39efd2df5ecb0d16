import { useMutation, useQueryClient } from "@tanstack/react-query";
import { client, unwrap } from "./client";

/** Takes a thing out of the trash by its own id (contract 4); whatever is on the screen is asked for again. */
export function useRestore() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      unwrap(client.POST("/api/admin/trash/{id}/restore", { params: { path: { id } } })),
    onSuccess: () => queryClient.invalidateQueries(),
  });
}
