import { useMutation } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";

/** POST /getuserinfo: the admin, with the session in its cookie (contract 7). */
export function useAdminLogin() {
  return useMutation({
    mutationFn: (body: { email: string; password: string }) =>
      unwrap(client.POST("/getuserinfo", { body })),
  });
}
