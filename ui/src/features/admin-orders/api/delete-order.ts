import { useMutation, useQueryClient } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";
import { forgetOrders, refreshAfterRefusal } from "./keep-order";
import { ORDER_LISTS } from "./orders";

/** DELETE /orders/{id}: moves an order to the trash, with its stock back on the shelf (contract 7). */
export function useDeleteOrder() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => unwrap(client.DELETE("/orders/{id}", { params: { path: { id } } })),
    onSuccess: async () => {
      await forgetOrders(queryClient);
      await queryClient.refetchQueries({ queryKey: ORDER_LISTS, type: "active" });
    },
    onError: (error) => refreshAfterRefusal(queryClient, error),
  });
}
