import { useMutation } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";

/** POST /api/admin/totp/confirm: turns the second factor on and answers the recovery codes. */
export function useConfirmFactor() {
  return useMutation({
    mutationFn: (body: { code: string }) =>
      unwrap(client.POST("/api/admin/totp/confirm", { body })),
  });
}
