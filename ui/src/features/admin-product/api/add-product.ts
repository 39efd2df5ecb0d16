import { useQueryClient } from "@tanstack/react-query";
import { useUpload } from "@/api/use-upload";
import type { Inserted } from "@/api/types";
import type { AddFormSpec } from "@/config/add-forms";

/** The multipart call of an add form (specification 7). Every list of products is asked for again. */
export function useAddProduct({ path }: AddFormSpec) {
  const queryClient = useQueryClient();
  return useUpload<Inserted>({
    path,
    once: true,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["products"] }),
  });
}
