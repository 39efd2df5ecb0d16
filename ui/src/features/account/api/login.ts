import { useMutation } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";
import { useChangeSession } from "@/session/use-session";

/** POST /api/userlogin. The token of the reply is not kept: the HttpOnly cookie is the session (contract 3). */
export function useLogin() {
  const changeSession = useChangeSession();
  return useMutation({
    mutationFn: (body: { email: string; password: string }) =>
      unwrap(client.POST("/api/userlogin", { body })),
    onSuccess: ({ user }) => changeSession({ customer: user }),
  });
}
