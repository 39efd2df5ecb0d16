import { useState } from "react";
import { isReachable, useComeBack } from "@/lib/connection";
import { isConnectionTrouble } from "@/api/trouble";
import { useConnectionTexts } from "@/texts/connection";
import { useTexts } from "@/texts/use-texts";
import { Button } from "./button";

interface RetryProps {
  error: unknown;
  onRetry: () => void;
  variant?: "primary" | "secondary";
}

/**
 * Tries again what failed. Where the shop gave no answer, it is asked for one first, so that a person who is still
 * offline keeps the place; and when it answers again, this happens without a press.
 */
export function Retry({ error, onRetry, variant = "secondary" }: RetryProps) {
  const common = useTexts().common;
  const texts = useConnectionTexts();
  const [state, setState] = useState<"idle" | "asking" | "nothing">("idle");
  const noAnswer = isConnectionTrouble(error);
  useComeBack(noAnswer, onRetry);

  async function retry() {
    if (noAnswer) {
      setState("asking");
      const reachable = await isReachable();
      setState(reachable ? "idle" : "nothing");
      if (!reachable) return;
    }
    // This button goes now; without it the next stop of Tab would be the page's first.
    document.getElementById("content")?.focus({ preventScroll: true });
    onRetry();
  }

  return (
    <>
      <Button
        variant={variant}
        // Not disabled while it asks: a disabled button loses the focus.
        aria-busy={state === "asking" || undefined}
        onClick={() => void retry()}
      >
        {common.retry}
      </Button>
      <p role="status" className="w-full text-sm text-muted empty:sr-only">
        {state === "nothing" ? texts.stillNothing : ""}
      </p>
    </>
  );
}
