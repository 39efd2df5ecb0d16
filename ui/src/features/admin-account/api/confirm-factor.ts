import { useMutation, useQueryClient } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";
import { sessionsQuery } from "@/api/queries/sessions";
import { adminSessions } from "./sessions";

/** POST /api/admin/totp/confirm: turns the second factor on, ends the admin's other sessions, answers the recovery codes. */
export function useConfirmFactor() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { code: string }) =>
      unwrap(client.POST("/api/admin/totp/confirm", { body })),
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: sessionsQuery(adminSessions).queryKey }),
  });
}
