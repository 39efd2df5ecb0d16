import { Star } from "lucide-react";
import { MAX_STARS } from "@/config/generated-forms";
import { cx } from "@/lib/cx";
import { useReviewTexts } from "@/texts/reviews";

const PLACES = Array.from({ length: MAX_STARS }, (_, index) => index);

/** So many of five stars, to the half; read out as the number that it is. */
export function Stars({ value, size = 16 }: { value: number; size?: number }) {
  const texts = useReviewTexts();
  return (
    <span role="img" aria-label={texts.outOf(value)} className="inline-flex shrink-0 gap-0.5">
      {PLACES.map((place) => (
        <StarMark key={place} part={Math.round((value - place) * 2) / 2} size={size} />
      ))}
    </span>
  );
}

/** A star that is filled from 1 on, and half from a half on. */
export function StarMark({ part, size }: { part: number; size: number }) {
  return (
    <span className="relative inline-block" aria-hidden="true">
      <Star size={size} strokeWidth={1.5} className="block text-field" />
      {part >= 0.5 && (
        <Star
          size={size}
          strokeWidth={1.5}
          className={cx(
            "absolute inset-0 block fill-ink text-ink",
            part < 1 && "[clip-path:inset(0_50%_0_0)]",
          )}
        />
      )}
    </span>
  );
}
