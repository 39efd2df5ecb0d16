import { useMutation } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";
import { checkSessionKept } from "@/session/session-kept";
import { useChangeSession } from "@/session/use-session";

/** POST /api/userlogin. The token of the reply is not kept: the HttpOnly cookie is the session (contract 3). */
export function useLogin() {
  const changeSession = useChangeSession();
  return useMutation({
    mutationFn: async (body: { email: string; password: string }) => {
      const reply = await unwrap(client.POST("/api/userlogin", { body }));
      await checkSessionKept("customer");
      return reply;
    },
    onSuccess: ({ user }) => changeSession({ customer: user }),
  });
}
