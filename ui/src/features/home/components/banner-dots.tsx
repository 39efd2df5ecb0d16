import { Pause, Play } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { SlideControls } from "@/components/ui/carousel";
import { cx } from "@/lib/cx";
import { useBannerTexts } from "@/texts/banner-dots";
import { useTexts } from "@/texts/use-texts";

/** How long a banner stands before the next one comes by itself. */
export const STANDS_MS = 6_000;

/** Whether banners may move at all: not for who asked for little motion, or for little data. */
function mayMove(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return (
    !window.matchMedia("(prefers-reduced-motion: reduce)").matches && connection?.saveData !== true
  );
}

/**
 * Dots and pause of the banners on small screens. They go on by themselves until a person touches them or presses
 * Pause, and wait while they are not in sight or have the pointer or the focus.
 */
export function BannerDots({ page, pageCount, goTo }: SlideControls) {
  const texts = useBannerTexts();
  const { slide } = useTexts().common;
  const root = useRef<HTMLDivElement>(null);
  const [moving, setMoving] = useState(mayMove);

  const section = () => root.current?.closest("section");
  const goOn = useEffectEvent(() => {
    const banners = section();
    if (!banners || document.hidden || banners.matches(":hover")) return;
    if (banners.contains(document.activeElement)) return;
    if (banners.getBoundingClientRect().bottom > 0) goTo((page + 1) % pageCount);
  });
  useEffect(() => {
    if (!moving) return;
    // It is there when it comes.
    const next = section()?.querySelectorAll("li img")[(page + 1) % pageCount];
    next?.setAttribute("loading", "eager");
    const timer = setInterval(() => goOn(), STANDS_MS);
    return () => clearInterval(timer);
  }, [moving, page, pageCount]);
  useEffect(() => {
    const track = section()?.querySelector("ul");
    const stop = () => setMoving(false);
    track?.addEventListener("pointerdown", stop);
    return () => track?.removeEventListener("pointerdown", stop);
  }, []);

  const Icon = moving ? Pause : Play;
  return (
    <div
      ref={root}
      role="group"
      aria-label={texts.choose}
      className="absolute right-1.5 bottom-1.5 flex items-center rounded-full bg-ink/75 pl-1.5 text-white"
    >
      {Array.from({ length: pageCount }, (_, index) => (
        <button
          key={index}
          type="button"
          aria-label={texts.banner(index + 1)}
          aria-current={index === page || undefined}
          onClick={() => {
            setMoving(false);
            goTo(index);
          }}
          className="flex h-7 w-6 items-center justify-center outline-offset-0 focus-visible:outline-white"
        >
          <span
            className={cx(
              "h-1.5 rounded-full",
              index === page ? "w-4 bg-white" : "w-1.5 bg-white/75",
            )}
          />
        </button>
      ))}
      <button
        type="button"
        aria-label={moving ? texts.pause : texts.play}
        onClick={() => setMoving(!moving)}
        className="flex size-7 items-center justify-center focus-visible:outline-white"
      >
        <Icon size={12} fill="currentColor" aria-hidden="true" />
      </button>
      <p className="sr-only" aria-live={moving ? "off" : "polite"}>
        {slide(page + 1, page + 1, pageCount)}
      </p>
    </div>
  );
}
