import { useMutation } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";
import { useKeepCustomer } from "@/api/customer/use-keep-customer";

/** PUT /api/user/update-password: ends the other sessions. */
export function useUpdatePassword() {
  const keepCustomer = useKeepCustomer();
  return useMutation({
    mutationFn: (body: { email: string; oldPassword: string; newPassword: string }) =>
      unwrap(client.PUT("/api/user/update-password", { body })),
    onSuccess: keepCustomer,
  });
}
