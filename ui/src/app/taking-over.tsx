import { IsRestoringProvider } from "@tanstack/react-query";
import { startTransition, useEffect, useState } from "react";
import { TakenOverContext } from "@/components/taken-over";
import type { Parts } from "@/lib/parts";

/** A page that fails while it is taken over would never say that it is. */
const AT_MOST_MS = 3_000;

/**
 * Lets queries begin once the page that the server drew is taken over: React does that in pieces, and an answer that came
 * between two of them would not be what was drawn.
 *
 * @param drawn whether the page comes from the server
 */
export function TakingOver({ drawn, children }: { drawn: boolean; children: Parts }) {
  const [waiting, setWaiting] = useState(drawn);
  // In pieces as well: everything that asks for something is drawn anew by it.
  const [done] = useState(() => () => startTransition(() => setWaiting(false)));
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(done, AT_MOST_MS);
    return () => clearTimeout(timer);
  }, [waiting, done]);
  return (
    <TakenOverContext value={done}>
      <IsRestoringProvider value={waiting}>{children}</IsRestoringProvider>
    </TakenOverContext>
  );
}
