import { useMutation } from "@tanstack/react-query";
import { ApiError, client, unwrap } from "@/api/client";
import { checkSessionKept } from "@/session/session-kept";

/** What an admin signs in with; `code` where the second factor is on. */
export interface Credentials {
  email: string;
  password: string;
  code?: string;
}

/** POST /getuserinfo: the admin, with the session in its cookie (contract 7). */
export function useAdminLogin() {
  return useMutation({
    mutationFn: async (body: Credentials) => {
      const user = await unwrap(client.POST("/getuserinfo", { body }));
      await checkSessionKept("user");
      return user;
    },
  });
}

/** Whether the password was right, and the second factor is wanted, too. */
export function isCodeRequired(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== 401) return false;
  const { body } = error;
  return (
    typeof body === "object" &&
    body !== null &&
    "codeRequired" in body &&
    body.codeRequired === true
  );
}
