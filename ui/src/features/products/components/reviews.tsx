import { useQuery } from "@tanstack/react-query";
import { reviewsQuery } from "@/api/queries/reviews";
import type { Product } from "@/api/types";
import { useReviewTexts } from "@/texts/reviews";
import { Asking, LoadedNear, OpinionSection } from "./opinion-section";
import { OwnReview } from "./own-review";
import { ReviewList } from "./review-list";
import { ReviewSummary } from "./review-summary";

/** What customers think of a product that was delivered to them, the newest first, and what all of it comes to. */
export function Reviews({ product }: { product: Product }) {
  const texts = useReviewTexts();
  const id = product._id;
  const { data } = useQuery({ ...reviewsQuery(id, 1), enabled: false });
  return (
    <OpinionSection id="reviews" title={texts.title}>
      <LoadedNear key={id} data={data} load={<Load id={id} />}>
        {({ rating, stars, reviews }) =>
          rating ? (
            <>
              <ReviewSummary rating={rating} stars={stars} />
              <ReviewList id={id} first={reviews} total={rating.count} />
            </>
          ) : (
            <>
              <p className="font-semibold">{texts.empty}</p>
              <p className="text-sm text-muted">{texts.emptyHint}</p>
            </>
          )
        }
      </LoadedNear>
      <OwnReview key={`own-${id}`} product={product} />
    </OpinionSection>
  );
}

function Load({ id }: { id: string }) {
  const { error, refetch } = useQuery(reviewsQuery(id, 1));
  return <Asking error={error} retry={() => void refetch()} />;
}
