import { useLayoutEffect, useState, type RefObject } from "react";

/** Kept free below, in pixels. */
const MARGIN = 8;
/** Less would show no line. */
const LEAST = 120;

/** How high something may be so that it ends above the lower edge of what is seen, also with a keyboard over the page. */
export function useRoom(box: RefObject<HTMLElement | null>, shown: boolean): number | undefined {
  const [room, setRoom] = useState<number>();
  useLayoutEffect(() => {
    const seen = window.visualViewport;
    if (!shown || !seen) return;
    const measure = () => {
      const top = box.current?.getBoundingClientRect().top;
      if (top === undefined) return;
      setRoom(Math.max(LEAST, Math.floor(seen.offsetTop + seen.height - top - MARGIN)));
    };
    measure();
    seen.addEventListener("resize", measure);
    seen.addEventListener("scroll", measure);
    return () => {
      seen.removeEventListener("resize", measure);
      seen.removeEventListener("scroll", measure);
    };
  }, [box, shown]);
  return room;
}
