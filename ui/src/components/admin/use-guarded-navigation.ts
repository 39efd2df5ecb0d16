import { use, useEffect, useMemo, useRef } from "react";
import {
  parsePath,
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
  type Navigator,
  type To,
} from "react-router-dom";
import { hearBrowserSteps } from "@/lib/browser-steps";

/** The place of an entry in the browser's history, as the router numbers them. */
function placeOf(state: unknown): number | undefined {
  const place = (state as { idx?: unknown } | null)?.idx;
  return typeof place === "number" ? place : undefined;
}

interface Guard {
  /** Whether leaving the page is asked about. */
  isHeld: () => boolean;
  /** Asks, and does it if the answer is yes. */
  ask: (action: () => void) => void;
}

/**
 * The router's navigation with a question before another page is shown: by a link, by code, and by the browser's own
 * Back and Forward. What only changes the query or the hash leaves the page where it is, and is not asked about. The
 * router itself asks only where all routes are its own (`useBlocker`).
 */
export function useGuardedNavigation({ isHeld, ask }: Guard) {
  const context = use(NavigationContext);
  const { navigator } = context;
  const location = useLocation();
  const { pathname } = location;
  const shown = useRef({ pathname, place: undefined as number | undefined });
  /** The answer was yes: the browser's next step is let through. */
  const leaving = useRef(false);

  useEffect(() => {
    shown.current = { pathname, place: placeOf(window.history.state) };
    leaving.current = false;
  }, [location, pathname]);

  useEffect(() => {
    let returning = false;
    function onPop(event: PopStateEvent) {
      if (returning) {
        // The step back to the page that stays.
        returning = false;
        event.stopImmediatePropagation();
        return;
      }
      const { pathname: here, place } = shown.current;
      if (!isHeld() || leaving.current || window.location.pathname === here) return;
      // The router must not see it: the browser has moved already, and is sent back until there is an answer.
      event.stopImmediatePropagation();
      const next = placeOf(event.state);
      const back = place !== undefined && next !== undefined ? place - next : 1;
      if (back === 0) return;
      returning = true;
      window.history.go(back);
      ask(() => {
        leaving.current = true;
        window.history.go(-back);
      });
    }
    return hearBrowserSteps(onPop);
  }, [isHeld, ask]);

  return useMemo(() => {
    const staysHere = (to: To) => {
      const path = typeof to === "string" ? parsePath(to).pathname : to.pathname;
      return path === undefined || path === shown.current.pathname;
    };
    const guarded = Object.create(navigator) as Navigator;
    guarded.push = (to, state, options) => {
      const go = () => navigator.push(to, state, options);
      if (staysHere(to)) go();
      else ask(go);
    };
    guarded.replace = (to, state, options) => {
      const go = () => navigator.replace(to, state, options);
      if (staysHere(to)) go();
      else ask(go);
    };
    guarded.go = (steps) =>
      ask(() => {
        leaving.current = true;
        navigator.go(steps);
      });
    return { ...context, navigator: guarded };
  }, [context, navigator, ask]);
}
