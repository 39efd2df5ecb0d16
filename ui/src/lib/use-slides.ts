import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";

/** Length of a slide transition (specification 9). */
const SLIDE_MS = 500;

const easeOut = (t: number) => 1 - (1 - t) ** 3;

interface SlidesOptions {
  /** How many slides there are: the last ones of the track's children. */
  total: number;
  /** How many are seen, and pass, at once. */
  step?: number;
  /** The page to begin with. */
  first?: number;
}

/**
 * Pages of slides in a native scroller (specification 4, Carousels): a finger swipes it and a focused link scrolls
 * itself into view; `goTo` animates it for exactly 500 ms. With another step it begins anew.
 */
export function useSlides<T extends HTMLElement>({ total, step = 1, first = 0 }: SlidesOptions) {
  const track = useRef<T>(null);
  const animation = useRef<number>(undefined);
  const pageCount = Math.max(1, Math.ceil(total / step));
  const [page, setPage] = useState(first);
  const [stepBefore, setStepBefore] = useState(step);

  if (step !== stepBefore) {
    setStepBefore(step);
    setPage(first);
  }

  const begun = useRef(false);
  const begin = useEffectEvent(() => {
    // At first it stands at its beginning by itself, and asking for places has the page laid out at once.
    if (!begun.current && first === 0) return;
    // A slide under way would carry on to where its page no longer is.
    stopAnimation();
    if (track.current) track.current.scrollLeft = pageOffset(track.current, first);
  });
  useLayoutEffect(() => {
    begin();
    begun.current = true;
  }, [step]);

  useEffect(() => () => cancelAnimationFrame(animation.current ?? 0), []);

  function pageOffset(list: T, index: number): number {
    const before = list.children.length - total;
    const slide = list.children[before + index * step];
    const start = list.children[before];
    if (!(slide instanceof HTMLElement) || !(start instanceof HTMLElement)) return 0;
    return Math.min(slide.offsetLeft - start.offsetLeft, list.scrollWidth - list.clientWidth);
  }

  function goTo(next: number) {
    const list = track.current;
    setPage(next);
    if (!list) return;
    cancelAnimationFrame(animation.current ?? 0);
    const from = list.scrollLeft;
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) {
      list.scrollLeft = pageOffset(list, next);
      return;
    }
    // Snapping would pull each step of the animation back.
    list.style.scrollSnapType = "none";
    const start = performance.now();
    const move = (now: number) => {
      const t = Math.min(1, Math.max(0, (now - start) / SLIDE_MS));
      // Asked for at each step: the window may change its width meanwhile.
      list.scrollLeft = from + (pageOffset(list, next) - from) * easeOut(t);
      if (t < 1) {
        animation.current = requestAnimationFrame(move);
      } else {
        animation.current = undefined;
        list.style.scrollSnapType = "";
      }
    };
    animation.current = requestAnimationFrame(move);
  }

  function stopAnimation() {
    if (animation.current === undefined) return;
    cancelAnimationFrame(animation.current);
    animation.current = undefined;
    if (track.current) track.current.style.scrollSnapType = "";
  }

  function followScroll() {
    const list = track.current;
    if (!list || animation.current !== undefined || list.clientWidth === 0) return;
    const offsets = Array.from({ length: pageCount }, (_, index) => pageOffset(list, index));
    const distances = offsets.map((offset) => Math.abs(offset - list.scrollLeft));
    setPage(distances.indexOf(Math.min(...distances)));
  }

  return {
    page,
    pageCount,
    goTo,
    track,
    /** For the element of `track`, beside {@link TRACK}. */
    handlers: { onScroll: followScroll, onPointerDown: stopAnimation, onWheel: stopAnimation },
  };
}

/** How a track looks; each of its slides has `snap-start`. */
export const TRACK =
  "relative no-scrollbar flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain";
