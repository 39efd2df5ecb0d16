import { useMutation, useQueryClient } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";
import { importQuery } from "./import-progress";

/** DELETE /api/admin/imports/{id}: one that runs ends soon; what it has done stays. */
export function useCancelImport(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      unwrap(client.DELETE("/api/admin/imports/{id}", { params: { path: { id } } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: importQuery(id).queryKey }),
  });
}
