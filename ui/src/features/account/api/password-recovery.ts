import { useMutation, useQueryClient } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";
import { meQuery } from "@/api/queries/me";

/** POST /api/forgotpassword: sends an OTP. Says the same for unknown addresses. */
export function useSendOtp() {
  return useMutation({
    mutationFn: (email: string) => unwrap(client.POST("/api/forgotpassword", { body: { email } })),
  });
}

/** POST /api/verifyotp: the server remembers in a cookie that this browser may set a new password. */
export function useVerifyOtp() {
  return useMutation({
    mutationFn: (body: { email: string; otp: string }) =>
      unwrap(client.POST("/api/verifyotp", { body })),
  });
}

/** POST /api/resetpassword: ends every session of the account, this browser's too. */
export function useResetPassword() {
  const queryClient = useQueryClient();
  return useMutation({
    onSuccess: () => queryClient.invalidateQueries({ queryKey: meQuery().queryKey }),
    mutationFn: (body: { email: string; newPassword: string }) =>
      unwrap(client.POST("/api/resetpassword", { body })),
  });
}
