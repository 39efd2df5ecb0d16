import { useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { decoded } from "@/lib/decoded";

const STORE = "haat-scroll";

function readPositions(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORE) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, number>) : {};
  } catch {
    return {};
  }
}

/**
 * Another page starts at its top; back and forward, and a reload, return to where the person was. A change of the
 * query alone (filters, chosen colour) moves nothing.
 */
export function ScrollRestoration() {
  const { key, pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const positions = useRef<Record<string, number>>(undefined);
  const before = useRef<string>(undefined);

  useEffect(() => {
    window.history.scrollRestoration = "manual";
    positions.current ??= readPositions();
    const known = positions.current;
    const save = () => {
      known[key] = window.scrollY;
      try {
        sessionStorage.setItem(STORE, JSON.stringify(known));
      } catch {
        // Without storage only a reload forgets the place.
      }
    };
    window.addEventListener("pagehide", save);
    return () => {
      window.removeEventListener("pagehide", save);
    };
  }, [key]);

  useLayoutEffect(() => {
    positions.current ??= readPositions();
    const known = positions.current;
    const changed = before.current !== pathname;
    before.current = pathname;
    if (hash !== "") {
      document.getElementById(decoded(hash.slice(1)))?.scrollIntoView();
    } else if (navigation === NavigationType.Pop) {
      window.scrollTo(0, known[key] ?? 0);
    } else if (changed) {
      window.scrollTo(0, 0);
    }
    // The place is noted while the person scrolls: on leaving, the next page has already replaced this one.
    const note = () => {
      known[key] = window.scrollY;
    };
    window.addEventListener("scroll", note, { passive: true });
    return () => window.removeEventListener("scroll", note);
  }, [key, pathname, hash, navigation]);

  return null;
}
