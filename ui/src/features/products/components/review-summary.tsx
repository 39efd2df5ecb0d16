import type { ProductReviews } from "@/api/types";
import { Stars } from "@/components/reviews/stars";
import { useReviewTexts } from "@/texts/reviews";
import { useFormat } from "@/texts/use-format";

interface ReviewSummaryProps {
  rating: NonNullable<ProductReviews["rating"]>;
  /** How many have one star, two stars, and so on. */
  stars: ProductReviews["stars"];
}

/** The mean of the stars, and how many reviews have how many. */
export function ReviewSummary({ rating: { average, count }, stars }: ReviewSummaryProps) {
  const texts = useReviewTexts();
  const format = useFormat();
  const rows = stars.map((n, index) => ({ of: index + 1, n })).reverse();
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-10 gap-y-4 border-b border-line pb-5">
      <div>
        <p aria-hidden="true" className="text-3xl leading-tight font-semibold tabular-nums">
          {format.digits(average.toFixed(1))}
        </p>
        <Stars value={average} size={18} />
        <p className="mt-0.5 text-sm text-muted">{texts.count(count)}</p>
      </div>
      <ul aria-label={texts.byStars} className="min-w-48 flex-1 sm:max-w-xs">
        {rows.map(({ of, n }) => (
          <StarBar key={of} of={of} n={n} part={n / count} />
        ))}
      </ul>
    </div>
  );
}

function StarBar({ of, n, part }: { of: number; n: number; part: number }) {
  const texts = useReviewTexts();
  const format = useFormat();
  return (
    <li className="text-sm tabular-nums">
      <span className="sr-only">{texts.withStars(of, n)}</span>
      <span aria-hidden="true" className="grid grid-cols-[1ch_1fr_4ch] items-center gap-2.5">
        <span>{format.number(of)}</span>
        <svg
          viewBox="0 0 100 1"
          preserveAspectRatio="none"
          className="h-2 w-full rounded-full bg-line"
        >
          <rect width={part * 100} height="1" className="fill-ink" />
        </svg>
        <span className="text-right text-muted">{format.number(n)}</span>
      </span>
    </li>
  );
}
