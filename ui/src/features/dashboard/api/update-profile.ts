import { useMutation } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";
import { useKeepCustomer } from "@/api/customer/use-keep-customer";

/** PUT /api/user/update. */
export function useUpdateProfile() {
  const keepCustomer = useKeepCustomer();
  return useMutation({
    mutationFn: (body: { email: string; password: string; name: string; phone: string }) =>
      unwrap(client.PUT("/api/user/update", { body })),
    onSuccess: keepCustomer,
  });
}
