import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { ownReviewsQuery } from "@/api/queries/own-reviews";
import type { OrderLine } from "@/api/types";
import { lazyPart } from "@/components/lazy-part";
import { Stars } from "@/components/reviews/stars";
import { Written } from "@/components/ui/written";
import { useReviewTexts } from "@/texts/reviews";

const ReviewDialog = lazyPart(() => import("@/components/reviews/review-dialog"));

/** The review of something that was delivered and kept, or the way to write one. */
export function LineReview({ line }: { line: OrderLine }) {
  const { productId, productGone, returned, quantity, name } = line;
  if (!productId || productGone || returned >= quantity) return null;
  return <Review id={productId} title={name} />;
}

function Review({ id, title }: { id: string; title: string }) {
  const texts = useReviewTexts();
  const [writing, setWriting] = useState(false);
  const { data, isPending } = useQuery(ownReviewsQuery());
  const review = data?.find(({ productId }) => productId === id);
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3">
      {review && <Stars value={review.stars} />}
      {!isPending && (
        <button
          type="button"
          aria-label={review ? texts.editOf(title) : texts.writeOf(title)}
          onPointerEnter={ReviewDialog.warm}
          onClick={() => setWriting(true)}
          className="min-h-11 text-sm font-semibold text-accent hover:underline"
        >
          {review ? texts.edit : texts.write}
        </button>
      )}
      {review?.hiddenReason && (
        <p className="basis-full text-sm break-words text-muted">
          <Written words={review.hiddenReason} within={texts.hidden} />
        </p>
      )}
      {writing && (
        <Suspense fallback={null}>
          <ReviewDialog
            product={{ id, title }}
            review={data && (review ?? null)}
            onClose={() => setWriting(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
