import { useQueryClient } from "@tanstack/react-query";
import { ApiError } from "@/api/client";
import type { Blog } from "@/api/types";
import { useUpload } from "@/api/use-upload";

/** PUT /api/admin/blogs/{id}. Every list of posts, and the post itself, are asked for again. */
export function useEditBlog(id: string) {
  const queryClient = useQueryClient();
  return useUpload<{ success: boolean; message: string; blog: Blog }>({
    path: `/api/admin/blogs/${encodeURIComponent(id)}`,
    method: "PUT",
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["blogs"] }),
  });
}

/** The post as it is now, where an edit was refused because somebody else changed it (409). */
export function blogNow(error: unknown): Blog | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return (error.body as { blog?: Blog } | undefined)?.blog;
}
