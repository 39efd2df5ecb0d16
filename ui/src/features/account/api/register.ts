import { useMutation } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";

/** POST /api/userregister, with the phone that was typed (contract 10). */
export function useRegister() {
  return useMutation({
    mutationFn: (body: { name: string; email: string; password: string; phone: string }) =>
      unwrap(client.POST("/api/userregister", { body })),
  });
}
