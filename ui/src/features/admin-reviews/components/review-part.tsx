import { useQuery } from "@tanstack/react-query";
import { useListAddress } from "@/components/admin/list-address";
import { REVIEW_STATES } from "@/config/generated-admin";
import { MAX_STARS } from "@/config/generated-forms";
import { useAdminReviewTexts } from "@/texts/admin-reviews";
import { adminReviewsQuery, OPINIONS_PER_PAGE } from "../api/opinions";
import { FilterField } from "./filter-field";
import { OpinionList } from "./opinion-list";
import { ReviewCard } from "./review-card";

const NUMBERS = Array.from({ length: MAX_STARS }, (_, index) => MAX_STARS - index);

/** What customers say of products, the new ones first. */
export function ReviewPart() {
  const texts = useAdminReviewTexts().reviews;
  const address = useListAddress(["state", "stars"]);
  const { page, q, filters, change } = address;
  const state = REVIEW_STATES.find((word) => word === filters.state) ?? "";
  const stars = NUMBERS.find((n) => String(n) === filters.stars);
  const list = useQuery({
    ...adminReviewsQuery({ page, limit: OPINIONS_PER_PAGE, q, state, stars }),
    refetchOnMount: "always",
  });
  const chosen = q !== "" || state !== "" || stars !== undefined;
  return (
    <OpinionList
      texts={texts}
      address={address}
      onShowAll={chosen && (() => change({ q: "", state: "", stars: "" }))}
      list={list}
      size={OPINIONS_PER_PAGE}
      card={(review) => <ReviewCard review={review} />}
      filters={
        <>
          <FilterField
            label={texts.filter}
            value={state}
            choices={[
              ["", texts.all],
              ...REVIEW_STATES.map((word) => [word, texts.states[word]] as const),
            ]}
            onChange={(word) => change({ state: word })}
          />
          <FilterField
            label={texts.stars}
            value={String(stars ?? "")}
            choices={[
              ["", texts.anyStars],
              ...NUMBERS.map((n) => [String(n), texts.withStars(n)] as const),
            ]}
            onChange={(n) => change({ stars: n })}
          />
        </>
      }
    />
  );
}
