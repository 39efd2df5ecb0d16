import { useMutation, useQueryClient } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";
import { OPINIONS } from "@/api/queries/reviews";

/** A change of a review or a question: the lists, the sidebar and the shop's pages are asked for again. */
function useChange<T, R>(mutationFn: (change: T) => Promise<R>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () =>
      Promise.all(
        [["admin"], OPINIONS, ["products"]].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}

const of = (id: string) => ({ path: { id } });

/** PUT /api/admin/reviews/{id}/answer; an empty one takes it away. */
export const useAnswerReview = (id: string) =>
  useChange((answer: string) =>
    unwrap(client.PUT("/api/admin/reviews/{id}/answer", { params: of(id), body: { answer } })),
  );

/** PUT /api/admin/questions/{id}/answer. */
export const useAnswerQuestion = (id: string) =>
  useChange((answer: string) =>
    unwrap(client.PUT("/api/admin/questions/{id}/answer", { params: of(id), body: { answer } })),
  );

/** POST /api/admin/reviews/{id}/hide. */
export const useHideReview = (id: string) =>
  useChange((reason: string) =>
    unwrap(client.POST("/api/admin/reviews/{id}/hide", { params: of(id), body: { reason } })),
  );

/** POST /api/admin/reviews/{id}/show. */
export const useShowReview = (id: string) =>
  useChange(() => unwrap(client.POST("/api/admin/reviews/{id}/show", { params: of(id) })));

/** PATCH /api/admin/reviews/{id}: marks it as read or unread. */
export const useMarkReview = (id: string) =>
  useChange((read: boolean) =>
    unwrap(client.PATCH("/api/admin/reviews/{id}", { params: of(id), body: { read } })),
  );

/** DELETE /api/admin/questions/{id}: moves it to the trash. */
export const useDeleteQuestion = (id: string) =>
  useChange(() => unwrap(client.DELETE("/api/admin/questions/{id}", { params: of(id) })));
