import { useMutation, useQueryClient } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";
import { sessionsQuery } from "@/api/queries/sessions";
import { adminSessions } from "./sessions";

/** PUT /api/admin/password: ends the admin's other sessions. */
export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { oldPassword: string; newPassword: string }) =>
      unwrap(client.PUT("/api/admin/password", { body })),
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: sessionsQuery(adminSessions).queryKey }),
  });
}
