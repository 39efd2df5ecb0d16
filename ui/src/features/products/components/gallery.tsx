import { ChevronLeft, ChevronRight, Maximize2 } from "lucide-react";
import { Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { lazyPart } from "@/components/lazy-part";
import { Picture } from "@/components/ui/picture";
import { PICTURE_SIZES } from "@/config/generated";
import { cx } from "@/lib/cx";
import type { Parts } from "@/lib/parts";
import { TRACK, useSlides } from "@/lib/use-slides";
import { useDetailTexts } from "@/texts/product-detail";
import { useFormat } from "@/texts/use-format";
import { useTexts } from "@/texts/use-texts";
import type { ProductPicture } from "../lib/pictures";

const Lightbox = lazyPart(() => import("./lightbox"));

/** So many stand in a row on the smallest phones. */
const MOST_DOTS = 9;

interface GalleryProps {
  title: string;
  pictures: readonly ProductPicture[];
  /** Path of the picture that the chosen colour asks for. */
  wanted: string | undefined;
}

/** Pictures of a product: thumbnails set the slide, a finger swipes it, one button fills the screen (specification 2 and 4). */
export function Gallery({ title, pictures, wanted }: GalleryProps) {
  const { common } = useTexts();
  const texts = useDetailTexts();
  const wantedIndex = pictures.findIndex(({ path }) => path === wanted);
  const [startIndex] = useState(Math.max(0, wantedIndex));
  const {
    page: selected,
    goTo,
    track,
    handlers,
  } = useSlides<HTMLDivElement>({ total: pictures.length, first: startIndex });
  const [full, setFull] = useState(false);

  // Without a colour the product's own picture is shown again.
  const before = useRef(wantedIndex);
  const show = useEffectEvent(goTo);
  useEffect(() => {
    if (wantedIndex !== before.current) show(Math.max(0, wantedIndex));
    before.current = wantedIndex;
  }, [wantedIndex]);

  const alts = pictures.map(
    ({ color, alt }, index) =>
      alt ||
      (color === undefined ? texts.picture(title, index + 1) : texts.pictureColor(title, color)),
  );
  const several = pictures.length > 1;

  if (pictures.length === 0) {
    return (
      <div className="rounded-lg bg-soft p-6">
        <Picture
          path=""
          alt={title}
          sizes={PICTURE_SIZES.detail}
          className="aspect-square w-full"
        />
      </div>
    );
  }
  return (
    <section
      aria-label={texts.gallery(title)}
      aria-roledescription={common.carousel}
      className="relative"
    >
      <div
        ref={track}
        {...handlers}
        className={cx(TRACK, "rounded-lg bg-soft print:overflow-visible")}
      >
        {/* Inside the swiped area, and as wide as it, so that a drag over it swipes and only a tap opens. */}
        <button
          type="button"
          aria-label={texts.fullscreen}
          onClick={() => setFull(true)}
          className="sticky left-0 z-10 -mr-[100%] flex shrink-0 basis-full cursor-zoom-in items-end justify-end rounded-lg p-2 -outline-offset-2 md:p-3 print:hidden"
        >
          <span className="inline-flex size-11 items-center justify-center rounded-full border-line bg-ground/90 md:border md:bg-ground">
            <Maximize2 size={20} aria-hidden="true" />
          </span>
        </button>
        {pictures.map(({ path }, index) => (
          <div
            key={path}
            aria-hidden={index !== selected || undefined}
            className={cx(
              "min-w-0 shrink-0 basis-full snap-start p-4 md:p-8",
              several && "max-md:pb-7",
              index !== selected && "print:hidden",
            )}
          >
            <Picture
              path={path}
              alt={alts[index] ?? title}
              sizes={PICTURE_SIZES.detail}
              eager={index === startIndex}
              // A phone's first screen has room for name, price, stock and the bar as well.
              className="h-[clamp(9rem,100svh-28.5rem,100vw-4rem)] w-full object-contain md:aspect-square md:h-auto print:aspect-square print:h-auto"
            />
          </div>
        ))}
      </div>
      {several && (
        <>
          <ul className="mt-3 hidden flex-wrap gap-2 md:flex print:hidden">
            {pictures.map(({ path, color }, index) => (
              <li key={path}>
                <Thumbnail
                  path={path}
                  label={
                    color === undefined
                      ? texts.showPicture(index + 1)
                      : texts.showPictureColor(color)
                  }
                  current={index === selected}
                  onClick={() => goTo(index)}
                />
              </li>
            ))}
          </ul>
          {pictures.length > MOST_DOTS ? (
            <Steps
              label={texts.gallery(title)}
              total={pictures.length}
              current={selected}
              onGo={goTo}
            />
          ) : (
            <ul className="absolute inset-x-12 bottom-0 z-10 flex justify-center md:hidden print:hidden">
              {pictures.map(({ path }, index) => (
                <li key={path}>
                  <button
                    type="button"
                    aria-label={texts.showPicture(index + 1)}
                    aria-current={index === selected || undefined}
                    onClick={() => goTo(index)}
                    className={cx(
                      "flex h-11 items-end justify-center pb-2.5",
                      pictures.length > 6 ? "w-6" : "w-8",
                    )}
                  >
                    <span
                      className={cx(
                        "rounded-full",
                        index === selected ? "size-2.5 bg-ink" : "size-2 bg-field",
                      )}
                    />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      {full && (
        <Suspense fallback={null}>
          <Lightbox
            slides={pictures.map(({ path }, index) => ({ src: path, alt: alts[index] ?? title }))}
            index={selected}
            onIndex={goTo}
            onClose={() => setFull(false)}
          />
        </Suspense>
      )}
    </section>
  );
}

interface StepsProps {
  label: string;
  total: number;
  current: number;
  onGo: (index: number) => void;
}

/** Where more pictures are than dots have room on a phone: which one is seen, between the ways to both beside it. */
function Steps({ label, total, current, onGo }: StepsProps) {
  const { common } = useTexts();
  const { number } = useFormat();
  const step = (to: number, name: string, sign: Parts) => {
    const there = to >= 0 && to < total;
    return (
      <button
        type="button"
        aria-label={name}
        // At an end it keeps the focus.
        aria-disabled={!there || undefined}
        onClick={() => there && onGo(to)}
        className="inline-flex size-11 items-end justify-center pb-1 aria-disabled:opacity-40"
      >
        {sign}
      </button>
    );
  };
  return (
    <div className="absolute inset-x-12 bottom-0 z-10 flex items-end justify-center md:hidden print:hidden">
      {step(current - 1, common.previousOf(label), <ChevronLeft size={20} aria-hidden="true" />)}
      <p aria-live="polite" className="min-w-14 pb-1 text-center text-sm tabular-nums">
        {`${number(current + 1)} / ${number(total)}`}
      </p>
      {step(current + 1, common.nextOf(label), <ChevronRight size={20} aria-hidden="true" />)}
    </div>
  );
}

function Thumbnail({
  path,
  label,
  current,
  onClick,
}: {
  path: string;
  label: string;
  current: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-current={current || undefined}
      onClick={onClick}
      className={cx(
        "block size-20 rounded-md border-2 bg-soft p-1.5 transition-colors",
        current ? "border-accent" : "border-transparent hover:border-field",
      )}
    >
      <Picture path={path} alt="" sizes="80px" className="size-full object-contain" />
    </button>
  );
}
