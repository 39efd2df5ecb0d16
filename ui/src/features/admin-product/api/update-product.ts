import { useQueryClient } from "@tanstack/react-query";
import { useUpload } from "@/api/use-upload";
import type { EditedProduct } from "@/api/types";
import { LEDGER } from "./stock-ledger";

/** PUT /api/admin/products/{id}: the full edit, multipart. Lists and the stock's history are asked for again. */
export function useUpdateProduct(id: string) {
  const queryClient = useQueryClient();
  return useUpload<EditedProduct>({
    path: `/api/admin/products/${encodeURIComponent(id)}`,
    method: "PUT",
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ["products"] });
      void queryClient.invalidateQueries({ queryKey: LEDGER });
    },
  });
}
