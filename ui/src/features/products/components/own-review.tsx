import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { ownReviewQuery } from "@/api/queries/own-reviews";
import type { Product } from "@/api/types";
import { lazyPart } from "@/components/lazy-part";
import { NearViewport } from "@/components/strip/near-viewport";
import { Button } from "@/components/ui/button";
import { Written } from "@/components/ui/written";
import { useSession } from "@/session/use-session";
import { useReviewTexts } from "@/texts/reviews";

const ReviewDialog = lazyPart(() => import("@/components/reviews/review-dialog"));

/** The way to write or change the own review, for a customer to whom the product was delivered. */
export function OwnReview({ product }: { product: Product }) {
  const { customer } = useSession();
  if (!customer) return null;
  return (
    <NearViewport placeholder={null}>
      <Own key={customer._id} product={product} />
    </NearViewport>
  );
}

function Own({ product }: { product: Product }) {
  const texts = useReviewTexts();
  const [writing, setWriting] = useState(false);
  // Where it cannot be asked, the orders of the dashboard have the same button.
  const { data } = useQuery(ownReviewQuery(product._id));
  if (!data?.mayWrite) return null;
  const { review } = data;
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4">
      <Button
        variant="secondary"
        onPointerEnter={ReviewDialog.warm}
        onClick={() => setWriting(true)}
      >
        {review ? texts.edit : texts.write}
      </Button>
      {review?.hiddenReason && (
        <p className="min-w-0 text-sm break-words text-muted">
          <Written words={review.hiddenReason} within={texts.hidden} />
        </p>
      )}
      {writing && (
        <Suspense fallback={null}>
          <ReviewDialog
            product={{ id: product._id, title: product.title }}
            review={review ?? null}
            onClose={() => setWriting(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
