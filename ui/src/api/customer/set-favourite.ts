import { useMutation } from "@tanstack/react-query";
import { client, unwrap } from "../client";
import { useKeepCustomer } from "./use-keep-customer";

/** POST /api/favorites/add and DELETE /api/favorites/remove. */
export function useSetFavourite() {
  const keepCustomer = useKeepCustomer();
  return useMutation({
    mutationFn: ({ productId, favourite }: { productId: string; favourite: boolean }) =>
      unwrap(
        favourite
          ? client.POST("/api/favorites/add", { body: { productId } })
          : client.DELETE("/api/favorites/remove", { body: { productId } }),
      ),
    onSuccess: keepCustomer,
  });
}
