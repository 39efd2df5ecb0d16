import { ChevronLeft, ChevronRight } from "lucide-react";
import { Children, useEffect, useRef, useState } from "react";
import { cx } from "@/lib/cx";
import type { Parts } from "@/lib/parts";
import { useVisibleCount, type VisibleCounts } from "@/lib/use-visible-count";
import { useTexts } from "@/texts/use-texts";

/** Length of a slide transition (specification 9). */
const SLIDE_MS = 500;

const easeOut = (t: number) => 1 - (1 - t) ** 3;

interface CarouselProps {
  /** What is in it, for screen readers; the visible heading unless `heading` is false. */
  label: string;
  counts: VisibleCounts;
  heading?: boolean;
  /** Beside the heading, such as a link to the whole list. */
  action?: Parts;
  /** Arrows over the slides instead of beside the heading. */
  overlay?: boolean;
  gap?: boolean;
  children: Parts;
}

/**
 * Slides that page by the visible count (specification 4, Carousels). A native scroller underneath: a finger swipes it
 * and a focused link scrolls itself into view; the arrows animate it for exactly 500 ms.
 */
export function Carousel({
  label,
  counts,
  heading = true,
  action,
  overlay = false,
  gap = true,
  children,
}: CarouselProps) {
  const texts = useTexts();
  const count = useVisibleCount(counts);
  const slides = Children.toArray(children);
  const pageCount = Math.max(1, Math.ceil(slides.length / count));
  const [page, setPage] = useState(0);
  const [countBefore, setCountBefore] = useState(count);
  const track = useRef<HTMLUListElement>(null);
  const animation = useRef<number>(undefined);

  if (count !== countBefore) {
    setCountBefore(count);
    setPage(0);
  }

  useEffect(() => {
    // A slide under way would carry on to where its page no longer is.
    stopAnimation();
    if (track.current) track.current.scrollLeft = 0;
  }, [count]);

  useEffect(() => () => cancelAnimationFrame(animation.current ?? 0), []);

  function pageOffset(list: HTMLUListElement, index: number): number {
    const slide = list.children[index * count];
    const first = list.children[0];
    if (!(slide instanceof HTMLElement) || !(first instanceof HTMLElement)) return 0;
    return Math.min(slide.offsetLeft - first.offsetLeft, list.scrollWidth - list.clientWidth);
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
    const step = (now: number) => {
      const t = Math.min(1, Math.max(0, (now - start) / SLIDE_MS));
      // Asked for at each step: the window may change its width meanwhile.
      list.scrollLeft = from + (pageOffset(list, next) - from) * easeOut(t);
      if (t < 1) {
        animation.current = requestAnimationFrame(step);
      } else {
        animation.current = undefined;
        list.style.scrollSnapType = "";
      }
    };
    animation.current = requestAnimationFrame(step);
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

  const arrows = pageCount > 1 && (
    <>
      <Arrow
        label={texts.common.previousOf(label)}
        disabled={page === 0}
        onClick={() => goTo(page - 1)}
        className={overlay ? "absolute top-1/2 left-3 -translate-y-1/2" : undefined}
      >
        <ChevronLeft size={20} aria-hidden="true" />
      </Arrow>
      <Arrow
        label={texts.common.nextOf(label)}
        disabled={page >= pageCount - 1}
        onClick={() => goTo(page + 1)}
        className={overlay ? "absolute top-1/2 right-3 -translate-y-1/2" : undefined}
      >
        <ChevronRight size={20} aria-hidden="true" />
      </Arrow>
    </>
  );

  return (
    <section aria-label={label} aria-roledescription={texts.common.carousel} className="relative">
      {heading && (
        <div className="mb-4 flex min-h-10 items-center gap-2 sm:min-h-11 sm:gap-3">
          <h2 className="mr-auto text-lg leading-snug font-semibold sm:text-xl">{label}</h2>
          {action}
          {!overlay && <div className="flex gap-1 sm:gap-2">{arrows}</div>}
        </div>
      )}
      <ul
        ref={track}
        onScroll={followScroll}
        onPointerDown={stopAnimation}
        onWheel={stopAnimation}
        className={cx(
          "relative no-scrollbar flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain",
          gap && "-mx-1.5 md:-mx-2",
        )}
      >
        {slides.map((slide, index) => (
          <li
            // The slides are the caller's children, whose own keys are inside.
            key={index}
            className={cx("min-w-0 shrink-0 snap-start", counts.basis, gap && "px-1.5 md:px-2")}
          >
            {slide}
          </li>
        ))}
      </ul>
      {overlay && arrows}
      <p className="sr-only" aria-live="polite">
        {texts.common.slide(
          Math.min(page * count + 1, slides.length),
          Math.min((page + 1) * count, slides.length),
          slides.length,
        )}
      </p>
    </section>
  );
}

function Arrow({
  label,
  disabled,
  onClick,
  className,
  children,
}: {
  label: string;
  disabled: boolean;
  onClick: () => void;
  className?: string;
  children: Parts;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className={cx(
        "inline-flex size-10 items-center justify-center rounded-full border border-line bg-ground sm:size-11",
        "transition-colors hover:border-ink disabled:text-muted/50 disabled:hover:border-line",
        className,
      )}
    >
      {children}
    </button>
  );
}
