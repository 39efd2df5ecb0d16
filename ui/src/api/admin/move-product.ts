import { useMutation, useQueryClient } from "@tanstack/react-query";
import { client, unwrap } from "../client";
import type { Listing } from "@/config/listings";

interface Move {
  id: string;
  listing: Listing;
  expectedUpdatedAt: string;
}

/** POST /api/admin/products/{id}/move: to another listing, under the same id. */
export function useMoveProduct() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: Move) =>
      unwrap(client.POST("/api/admin/products/{id}/move", { params: { path: { id } }, body })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["products"] }),
  });
}
