import { useMutation } from "@tanstack/react-query";
import { client, errorText, unwrap } from "@/api/client";
import { paths } from "@/config/paths";
import { forgetDrafts } from "@/lib/drafts";
import { clearTab } from "@/lib/tab-store";
import { toast } from "@/lib/toast";
import { useTexts } from "@/texts/use-texts";
import { setFarewell } from "./farewell";
import { useChangeSession } from "./use-session";

/**
 * What follows the end of one's own session on a guarded page. What was typed in this tab goes with it, and with an admin's
 * session the drafts of this browser.
 */
export function useSignedOut(who: "user" | "customer"): () => void {
  const { session } = useTexts();
  const changeSession = useChangeSession();
  return () => {
    clearTab();
    if (who === "user") forgetDrafts();
    setFarewell(who === "user" ? paths.home : paths.login);
    changeSession(who === "user" ? { user: null } : { customer: null });
    toast.success(session.loggedOut);
  };
}

/**
 * Ends a session from a guarded page. A customer goes to /login, an admin to / and is a customer again where they were
 * one (specification 4, Session).
 */
export function useLogout(who: "user" | "customer") {
  const texts = useTexts();
  const signedOut = useSignedOut(who);
  return useMutation({
    mutationFn: () =>
      unwrap(who === "user" ? client.POST("/api/admin/logout") : client.POST("/api/logout")),
    onSuccess: signedOut,
    onError: (error) => toast.error(errorText(error, texts.errors.unexpected)),
  });
}
