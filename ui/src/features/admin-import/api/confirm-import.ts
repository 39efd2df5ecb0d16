import { useMutation, useQueryClient } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";
import { importQuery } from "./import-progress";

/** POST /api/admin/imports/{id}/confirm: the import begins; it may come with a stock for products that have none. */
export function useConfirmImport(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (chosenStock: number | undefined) =>
      unwrap(
        client.POST("/api/admin/imports/{id}/confirm", {
          params: { path: { id } },
          body: { chosenStock },
        }),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: importQuery(id).queryKey }),
  });
}
