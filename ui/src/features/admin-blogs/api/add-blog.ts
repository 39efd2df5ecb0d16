import { useQueryClient } from "@tanstack/react-query";
import { useUpload } from "@/api/use-upload";

/** POST /addblog. Every list of posts is asked for again. */
export function useAddBlog() {
  const queryClient = useQueryClient();
  return useUpload<{ success: boolean; message: string; insertedId: string }>({
    path: "/addblog",
    once: true,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["blogs"] }),
  });
}
