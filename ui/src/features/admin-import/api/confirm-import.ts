import { useMutation, useQueryClient } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";
import { importQuery } from "./import-progress";

/** POST /api/admin/imports/{id}/confirm: the import begins. */
export function useConfirmImport(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      unwrap(client.POST("/api/admin/imports/{id}/confirm", { params: { path: { id } } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: importQuery(id).queryKey }),
  });
}
