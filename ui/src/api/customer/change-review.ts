import { useMutation, useQueryClient } from "@tanstack/react-query";
import { client, unwrap } from "../client";
import { OWN_REVIEWS } from "../queries/own-reviews";
import { OPINIONS } from "../queries/reviews";

/** The stars of a product stand in every list of products, too. */
function useForget() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [OWN_REVIEWS, OPINIONS, ["products"]].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
}

/** PUT /api/products/{id}/review: writes the customer's review of a product, or changes it. */
export function useSaveReview(id: string) {
  return useMutation({
    mutationFn: (body: { stars: number; text: string }) =>
      unwrap(client.PUT("/api/products/{id}/review", { params: { path: { id } }, body })),
    onSuccess: useForget(),
  });
}

/** DELETE /api/products/{id}/review: takes it back. */
export function useDeleteReview(id: string) {
  return useMutation({
    mutationFn: () =>
      unwrap(client.DELETE("/api/products/{id}/review", { params: { path: { id } } })),
    onSettled: useForget(),
  });
}
