import { lazy, Suspense, useCallback, useMemo, useRef, useState } from "react";
import type { BlockerFunction } from "react-router-dom";
import { useBlocker } from "@/lib/data-router";
import type { Parts } from "@/lib/parts";
import { LeavingContext, type Leaving } from "@/lib/use-unsaved-warning";

const LeaveDialog = lazy(() => import("./leave-dialog"));

/**
 * Asks before a page inside it is left while that page has something unsaved. What only changes the query or the hash
 * leaves the page where it is, and is not asked about.
 */
export function LeaveGuard({ children }: { children: Parts }) {
  const holds = useRef(new Set<symbol>());
  /** What is no navigation, and was asked about. */
  const [asked, setAsked] = useState<{ action: () => void; drafts: boolean; open: boolean }>();
  const answered = useRef(false);
  const isHeld = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      holds.current.size > 0 && currentLocation.pathname !== nextLocation.pathname,
    [],
  );
  const blocker = useBlocker(isHeld);
  const blocked = blocker.state === "blocked";

  const leaving = useMemo<Leaving>(
    () => ({
      hold: () => {
        const one = Symbol("unsaved");
        holds.current.add(one);
        return () => holds.current.delete(one);
      },
      leave: (action, drafts = false) => {
        if (holds.current.size === 0 && !drafts) action();
        else setAsked({ action, drafts, open: true });
      },
      letGo: () => holds.current.clear(),
    }),
    [],
  );

  function leave() {
    answered.current = true;
    if (blocked) blocker.proceed();
    else asked?.action();
  }

  /** Comes after the answer, too. */
  function close() {
    if (blocked && !answered.current) blocker.reset();
    answered.current = false;
    if (asked) setAsked({ ...asked, open: false });
  }

  return (
    <LeavingContext value={leaving}>
      {children}
      {(blocked || asked) && (
        <Suspense fallback={null}>
          <LeaveDialog
            open={blocked || asked?.open === true}
            drafts={!blocked && asked?.drafts === true}
            onClose={close}
            onLeave={leave}
          />
        </Suspense>
      )}
    </LeavingContext>
  );
}
