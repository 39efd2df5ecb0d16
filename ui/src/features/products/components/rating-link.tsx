import type { MouseEvent } from "react";
import type { Product } from "@/api/types";
import { Stars } from "@/components/reviews/stars";
import { useReviewTexts } from "@/texts/reviews";

/** Brings the heading of the reviews into sight, and the address stays the product's. */
function lead(event: MouseEvent) {
  const heading = document.getElementById("reviews-title");
  if (!heading) return;
  event.preventDefault();
  heading.scrollIntoView();
  heading.focus({ preventScroll: true });
}

/** What the reviews come to, beside the title; leads to them. */
export function RatingLink({ rating }: { rating: NonNullable<Product["rating"]> }) {
  const texts = useReviewTexts();
  return (
    <a
      href="#reviews-title"
      onClick={lead}
      className="inline-flex min-h-9 items-center gap-2 text-sm text-muted hover:text-accent hover:underline"
    >
      {/* Without a space they would be read out as one. */}
      <Stars value={rating.average} /> <span>{texts.count(rating.count)}</span>
    </a>
  );
}
