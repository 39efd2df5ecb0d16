import { useQuery } from "@tanstack/react-query";
import { ownReviewQuery } from "@/api/queries/own-reviews";
import type { OwnReview } from "@/api/types";
import { Dialog } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/error-state";
import { Spinner } from "@/components/ui/spinner";
import { languageOf } from "@/lib/language-of";
import { useReviewTexts } from "@/texts/reviews";
import { ReviewForm } from "./review-form";

export interface Reviewed {
  id: string;
  title: string;
}

interface ReviewDialogProps {
  product: Reviewed;
  /** The review that there is, where it is known already. */
  review?: OwnReview | null | undefined;
  onClose: () => void;
}

/** Writes the customer's review of a product, changes it, or takes it back. */
export default function ReviewDialog({ product, review, onClose }: ReviewDialogProps) {
  const texts = useReviewTexts();
  const known = review !== undefined;
  const { data, error, refetch } = useQuery({ ...ownReviewQuery(product.id), enabled: !known });
  const own = known ? review : data?.review;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={own ? texts.edit : texts.write}>
      <p lang={languageOf(product.title)} className="mb-4 font-semibold break-words">
        {product.title}
      </p>
      {own !== undefined ? (
        <ReviewForm id={product.id} review={own ?? null} onClose={onClose} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Spinner />
      )}
    </Dialog>
  );
}
