import { useMutation, useQueryClient } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";

/** DELETE /blogs/{id}. Every list of posts is asked for again. */
export function useDeleteBlog() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => unwrap(client.DELETE("/blogs/{id}", { params: { path: { id } } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["blogs"] }),
  });
}
