import { useMutation, useQueryClient } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";
import { useKeepCustomer } from "@/api/customer/use-keep-customer";
import { MY_ORDERS } from "@/api/queries/my-orders";

/** POST /api/user/order/delete: takes an approved order off the customer's list (contract 5). */
export function useDeleteOrder() {
  const queryClient = useQueryClient();
  const keepCustomer = useKeepCustomer();
  return useMutation({
    mutationFn: (body: { userId: string; orderId: string }) =>
      unwrap(client.POST("/api/user/order/delete", { body })),
    onSuccess: (reply) => {
      keepCustomer(reply);
      return queryClient.invalidateQueries({ queryKey: MY_ORDERS });
    },
  });
}
