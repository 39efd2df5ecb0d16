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
      className="relative inline-flex items-center gap-2 text-sm text-muted after:absolute after:inset-x-0 after:-inset-y-3 hover:text-accent hover:underline md:min-h-9 md:after:hidden"
    >
      {/* Without a space they would be read out as one. */}
      <Stars value={rating.average} /> <span>{texts.count(rating.count)}</span>
    </a>
  );
}
