import { useQuery } from "@tanstack/react-query";
import { reviewsQuery } from "@/api/queries/reviews";
import type { Review } from "@/api/types";
import { REVIEWS_PER_PAGE } from "@/config/generated-forms";
import { useReviewTexts } from "@/texts/reviews";
import { MorePages } from "./more-pages";
import { Asking } from "./opinion-section";
import { ReviewCard } from "./review-card";

interface ReviewListProps {
  /** The product's. */
  id: string;
  /** Those of the first page. */
  first: readonly Review[];
  total: number;
}

/** A product's reviews, and a button for more. */
export function ReviewList({ id, first, total }: ReviewListProps) {
  const texts = useReviewTexts();
  return (
    <MorePages
      label={texts.list}
      more={texts.more}
      pages={Math.ceil(total / REVIEWS_PER_PAGE)}
      first={<Cards reviews={first} />}
      page={(page) => <Further id={id} page={page} />}
    />
  );
}

function Further({ id, page }: { id: string; page: number }) {
  const { data, error, refetch } = useQuery(reviewsQuery(id, page));
  if (data) return <Cards reviews={data.reviews} />;
  return <Asking error={error} retry={() => void refetch()} />;
}

function Cards({ reviews }: { reviews: readonly Review[] }) {
  return (
    <>
      {reviews.map((review) => (
        <ReviewCard key={review._id} review={review} />
      ))}
    </>
  );
}
