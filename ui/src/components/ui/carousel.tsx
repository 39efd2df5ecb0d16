import { ChevronLeft, ChevronRight } from "lucide-react";
import { Children, type ComponentType } from "react";
import { cx } from "@/lib/cx";
import type { Parts } from "@/lib/parts";
import { TRACK, useSlides } from "@/lib/use-slides";
import { useVisibleCount, type VisibleCounts } from "@/lib/use-visible-count";
import { useTexts } from "@/texts/use-texts";

/** What the controls of a carousel know of it. */
export interface SlideControls {
  page: number;
  pageCount: number;
  goTo: (page: number) => void;
}

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
  /** Controls of its own, which say themselves what is shown. */
  controls?: ComponentType<SlideControls>;
  children: Parts;
}

/** Slides that page by the visible count, by a finger or by arrows (specification 4, Carousels). */
export function Carousel({
  label,
  counts,
  heading = true,
  action,
  overlay = false,
  gap = true,
  controls: Controls,
  children,
}: CarouselProps) {
  const texts = useTexts();
  const count = useVisibleCount(counts);
  const slides = Children.toArray(children);
  const { page, pageCount, goTo, track, handlers } = useSlides<HTMLUListElement>({
    total: slides.length,
    step: count,
  });

  const arrows = pageCount > 1 && (
    <>
      <Arrow
        label={texts.common.previousOf(label)}
        disabled={page === 0}
        onClick={() => goTo(page - 1)}
        className={overlay ? "absolute top-1/2 left-3 -translate-y-1/2 max-lg:hidden" : undefined}
      >
        <ChevronLeft size={20} aria-hidden="true" />
      </Arrow>
      <Arrow
        label={texts.common.nextOf(label)}
        disabled={page >= pageCount - 1}
        onClick={() => goTo(page + 1)}
        className={overlay ? "absolute top-1/2 right-3 -translate-y-1/2 max-lg:hidden" : undefined}
      >
        <ChevronRight size={20} aria-hidden="true" />
      </Arrow>
    </>
  );

  return (
    <section aria-label={label} aria-roledescription={texts.common.carousel} className="relative">
      {heading && (
        <div className="mb-1 flex min-h-11 items-center gap-2 sm:mb-4 sm:gap-3">
          <h2 className="mr-auto leading-snug font-semibold sm:text-xl">{label}</h2>
          {action}
          {!overlay && <div className="flex max-sm:-mr-3 sm:gap-2">{arrows}</div>}
        </div>
      )}
      <ul ref={track} {...handlers} className={cx(TRACK, gap && "-mx-1.5 md:-mx-2")}>
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
      {Controls && pageCount > 1 ? (
        <Controls page={page} pageCount={pageCount} goTo={goTo} />
      ) : (
        <p className="sr-only" aria-live="polite">
          {texts.common.slide(
            Math.min(page * count + 1, slides.length),
            Math.min((page + 1) * count, slides.length),
            slides.length,
          )}
        </p>
      )}
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
      // It keeps the focus at the end of its way.
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      className={cx(
        "inline-flex size-11 items-center justify-center rounded-full border-line bg-ground sm:border",
        "transition-colors hover:border-ink aria-disabled:cursor-default aria-disabled:text-muted/50 aria-disabled:hover:border-line",
        className,
      )}
    >
      {children}
    </button>
  );
}
