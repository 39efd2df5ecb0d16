import { useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { decoded } from "@/lib/decoded";

const STORE = "haat-scroll";

/** Under which a place is kept: a page that was opened by its address has no key of its own. */
function placeOf(key: string, pathname: string): string {
  return key === "default" ? pathname : key;
}

/** Whether the document was opened anew: by an address or a link, not by a reload or by Back. */
function isOpenedAnew(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming && entry.type === "navigate";
}

function readPositions(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORE) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    const positions = new Map(Object.entries(kept as Record<string, number>));
    if (isOpenedAnew()) positions.delete(window.location.pathname);
    return Object.fromEntries(positions);
  } catch {
    return {};
  }
}

function keepPositions(known: Record<string, number>): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify(known));
  } catch {
    // Without storage only a reload, and who comes to the back office, forgets the places.
  }
}

/** How long a page that is still coming is held at its place, in ms. */
const HELD_MS = 5000;
/** What a person moves by. */
const MOVES = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Goes to a place, and again whenever the page becomes longer or shorter: its code and data may still be coming. Ends
 * when the person moves, after a while, or by what it answers.
 */
function hold(top: number, onEnd: () => void): () => void {
  const { style } = document.documentElement;
  const go = () => window.scrollTo(0, top);
  const watch = new ResizeObserver(go);
  const end = () => {
    style.overflowAnchor = "";
    watch.disconnect();
    window.clearTimeout(timer);
    for (const move of MOVES) window.removeEventListener(move, end);
    onEnd();
  };
  const timer = window.setTimeout(end, HELD_MS);
  for (const move of MOVES) window.addEventListener(move, end, { passive: true });
  // Else the browser keeps in sight what it took for content, a footer below a placeholder say.
  style.overflowAnchor = "none";
  go();
  watch.observe(document.body);
  return end;
}

/**
 * Another page starts at its top; back and forward, and a reload, return to where the person was. A change of the
 * query alone (filters, chosen colour) moves nothing.
 */
export function ScrollRestoration() {
  const { key, pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const place = placeOf(key, pathname);
  const positions = useRef<Record<string, number>>(undefined);
  const before = useRef<string>(undefined);
  // The place that is still to be reached.
  const held = useRef<number>(undefined);

  useEffect(() => {
    window.history.scrollRestoration = "manual";
    positions.current ??= readPositions();
    const known = positions.current;
    const save = () => {
      known[place] = held.current ?? window.scrollY;
      keepPositions(known);
    };
    window.addEventListener("pagehide", save);
    return () => {
      window.removeEventListener("pagehide", save);
    };
  }, [place]);

  useLayoutEffect(() => {
    positions.current ??= readPositions();
    const known = positions.current;
    const opened = before.current === undefined;
    const changed = before.current !== pathname;
    before.current = pathname;
    let release: (() => void) | undefined;
    if (hash !== "") {
      document.getElementById(decoded(hash.slice(1)))?.scrollIntoView();
    } else if (navigation === NavigationType.Pop) {
      const kept = known[place];
      // Who has read on before the scripts were here stays there.
      if (kept !== undefined || !opened) {
        held.current = kept ?? 0;
        release = hold(held.current, () => {
          held.current = undefined;
        });
      }
    } else if (changed) {
      window.scrollTo(0, 0);
    }
    // The place is noted while the person scrolls: on leaving, the next page has already replaced this one.
    const note = () => {
      known[place] = held.current ?? window.scrollY;
    };
    window.addEventListener("scroll", note, { passive: true });
    return () => {
      window.removeEventListener("scroll", note);
      release?.();
      // The back office's router brings another one of this.
      keepPositions(known);
    };
  }, [place, pathname, hash, navigation]);

  return null;
}
