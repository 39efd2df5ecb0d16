import { lazy, Suspense, useMemo, useRef, useState, type ReactNode } from "react";
import { UNSAFE_NavigationContext as NavigationContext } from "react-router-dom";
import { LeavingContext, type Leaving } from "@/lib/use-unsaved-warning";
import { useGuardedNavigation } from "./use-guarded-navigation";

const LeaveDialog = lazy(() => import("./leave-dialog"));

/** Asks before a page inside it is left while that page has something unsaved. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const holds = useRef(new Set<symbol>());
  const [asked, setAsked] = useState<{ action: () => void; open: boolean }>();

  const leaving = useMemo<Leaving>(
    () => ({
      hold: () => {
        const one = Symbol("unsaved");
        holds.current.add(one);
        return () => holds.current.delete(one);
      },
      leave: (action) => {
        if (holds.current.size === 0) action();
        else setAsked({ action, open: true });
      },
      letGo: () => holds.current.clear(),
    }),
    [],
  );
  const guard = useMemo(
    () => ({ isHeld: () => holds.current.size > 0, ask: leaving.leave }),
    [leaving],
  );
  const navigation = useGuardedNavigation(guard);

  return (
    <LeavingContext value={leaving}>
      <NavigationContext value={navigation}>{children}</NavigationContext>
      {asked && (
        <Suspense fallback={null}>
          <LeaveDialog
            open={asked.open}
            onOpenChange={(open) => setAsked({ ...asked, open })}
            onLeave={asked.action}
          />
        </Suspense>
      )}
    </LeavingContext>
  );
}
