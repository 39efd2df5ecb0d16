import { errorText } from "@/api/client";
import { toast } from "@/lib/toast";
import { useSessionCheck } from "@/session/use-session-check";

/** Tells an admin why a call failed: in the server's words, else in these. An ended session is left to the guard. */
export function useFailureToast(): (error: unknown, fallback: string) => void {
  const sessionEnded = useSessionCheck();
  return (error, fallback) => {
    if (!sessionEnded(error)) toast.error(errorText(error, fallback));
  };
}
