import { useMutation } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";
import { useKeepCustomer } from "@/api/customer/use-keep-customer";

/** PUT /api/user/update-address. */
export function useUpdateAddress() {
  const keepCustomer = useKeepCustomer();
  return useMutation({
    mutationFn: (body: { email: string; password: string; address: string }) =>
      unwrap(client.PUT("/api/user/update-address", { body })),
    onSuccess: keepCustomer,
  });
}
