import { useMutation, useQueryClient } from "@tanstack/react-query";
import { client, unwrap } from "../client";

/** POST /api/admin/products/{id}/duplicate: a copy in the same listing, without stock. */
export function useDuplicateProduct() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      unwrap(client.POST("/api/admin/products/{id}/duplicate", { params: { path: { id } } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["products"] }),
  });
}
