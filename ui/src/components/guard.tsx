import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { meQuery } from "@/api/queries/me";
import { ErrorState } from "@/components/ui/error-state";
import { Spinner } from "@/components/ui/spinner";
import { paths } from "@/config/paths";
import type { Parts } from "@/lib/parts";
import { toast } from "@/lib/toast";
import { useTexts } from "@/texts/use-texts";
import { takeFarewell } from "@/session/farewell";
import { useSession } from "@/session/use-session";

/**
 * Shows a page to who it is for. Until the server has answered, a spinner; anyone else goes to / with a word
 * (specification 2, guards; contract 10), or where their logout leads; what the session had loaded is forgotten.
 */
export function Guard({ who, children }: { who: "user" | "customer"; children: Parts }) {
  const texts = useTexts();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const session = useSession();
  const { data, error, isPending, refetch } = useQuery(meQuery());
  const allowed = session[who] !== null;
  const refused = data !== undefined && !allowed;

  useEffect(() => {
    if (!refused) return;
    // Only now that no page asks for them any more: a page still there would ask again, without a session.
    queryClient.removeQueries({ queryKey: [who === "user" ? "admin" : "customer"] });
    const farewell = takeFarewell();
    if (!farewell) toast.warning(texts.session.loginFirst);
    void navigate(farewell ?? paths.home, { replace: true });
  }, [refused, who, navigate, queryClient, texts]);

  if (allowed) return children;
  return (
    <div className="page flex flex-col items-center py-16">
      {error && !data && !isPending ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Spinner />
      )}
    </div>
  );
}
