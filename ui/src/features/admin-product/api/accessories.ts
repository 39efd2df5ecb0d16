import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";

/**
 * GET /api/admin/products/{id}/accessories: what the owner chose to go with a product. Asked for once a visit, and anew at
 * the next: an open choice follows no later answer.
 */
export const chosenQuery = (id: string) =>
  queryOptions({
    queryKey: ["admin", "accessories", id],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET("/api/admin/products/{id}/accessories", { params: { path: { id } }, signal }),
      ),
    staleTime: Infinity,
    gcTime: 0,
  });

/** PUT of the same path: another choice in its place. What shoppers see is asked for again. */
export function useChooseAccessories(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (accessories: string[]) =>
      unwrap(
        client.PUT("/api/admin/products/{id}/accessories", {
          params: { path: { id } },
          body: { accessories },
        }),
      ),
    onSuccess: ({ accessories }) => {
      queryClient.setQueryData(chosenQuery(id).queryKey, accessories);
      void queryClient.invalidateQueries({ queryKey: ["products", "accessories", id] });
    },
  });
}
