import { useMutation } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";

/** DELETE /api/admin/totp: the password alone signs in again. */
export function useTurnOffFactor() {
  return useMutation({
    mutationFn: (body: { password: string }) => unwrap(client.DELETE("/api/admin/totp", { body })),
  });
}
