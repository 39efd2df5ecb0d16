import { useMutation, useQueryClient } from "@tanstack/react-query";
import { LISTINGS } from "@/config/generated";
import { client, unwrap } from "./client";
import type { Product } from "./types";

/** Deletes a product of any listing (contract 4). Every list of products is asked for again. */
export function useDeleteProduct() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ listing, _id }: Pick<Product, "listing" | "_id">) =>
      unwrap(client.DELETE(LISTINGS[listing].deletePath, { params: { path: { id: _id } } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["products"] }),
  });
}
