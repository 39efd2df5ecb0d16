import { useMutation, useQueryClient } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";
import { bannersQuery } from "@/api/queries/banners";

/** PUT /api/admin/banners/main: the main banners in another order, those left out gone. Refused, too, they are asked for again. */
export function useOrderBanners() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { urls: string[]; expected: string[] }) =>
      unwrap(client.PUT("/api/admin/banners/main", { body })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: bannersQuery().queryKey }),
  });
}
