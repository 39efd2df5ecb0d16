import { useMutation } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";

/** POST /api/admin/totp: a new secret for an authenticator app; nothing is on yet. */
export function useBeginFactor() {
  return useMutation({
    mutationFn: (body: { password: string }) => unwrap(client.POST("/api/admin/totp", { body })),
  });
}
