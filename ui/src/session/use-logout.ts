import { useMutation } from "@tanstack/react-query";
import { client, errorText, unwrap } from "@/api/client";
import { paths } from "@/config/paths";
import { clearTab } from "@/lib/tab-store";
import { toast } from "@/lib/toast";
import { useTexts } from "@/texts/use-texts";
import { setFarewell } from "./farewell";
import { useChangeSession } from "./use-session";

/**
 * Ends a session from a guarded page. A customer goes to /login, an admin to / and is a customer again where they were
 * one (specification 4, Session).
 */
export function useLogout(who: "user" | "customer") {
  const texts = useTexts();
  const changeSession = useChangeSession();
  return useMutation({
    mutationFn: () =>
      unwrap(who === "user" ? client.POST("/api/admin/logout") : client.POST("/api/logout")),
    onSuccess: () => {
      clearTab();
      setFarewell(who === "user" ? paths.home : paths.login);
      changeSession(who === "user" ? { user: null } : { customer: null });
      toast.success(texts.session.loggedOut);
    },
    onError: (error) => toast.error(errorText(error, texts.errors.unexpected)),
  });
}
