import { useMutation } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";

/** DELETE /api/admin/totp, with a code of the app or a recovery code: the password alone signs in again. */
export function useTurnOffFactor() {
  return useMutation({
    mutationFn: (body: { password: string; code: string }) =>
      unwrap(client.DELETE("/api/admin/totp", { body })),
  });
}
