import { useMutation } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";
import type { bodyOf } from "../lib/bulk-change";
import { useKeepProducts } from "./keep-products";

/** POST /api/admin/products/bulk: all of them, or none. */
export function useBulkChange() {
  const keep = useKeepProducts();
  return useMutation({
    mutationFn: (body: ReturnType<typeof bodyOf>) =>
      unwrap(client.POST("/api/admin/products/bulk", { body })),
    onSuccess: ({ products }) => keep(products),
  });
}
