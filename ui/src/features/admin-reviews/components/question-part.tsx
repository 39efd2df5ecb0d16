import { useQuery } from "@tanstack/react-query";
import { useListAddress } from "@/components/admin/list-address";
import { QUESTION_STATES } from "@/config/generated-admin";
import { useAdminReviewTexts } from "@/texts/admin-reviews";
import { adminQuestionsQuery, OPINIONS_PER_PAGE } from "../api/opinions";
import { FilterField } from "./filter-field";
import { OpinionList } from "./opinion-list";
import { QuestionCard } from "./question-card";

/** What people ask about products, those without an answer first. */
export function QuestionPart() {
  const texts = useAdminReviewTexts().questions;
  const address = useListAddress(["state"]);
  const { page, q, filters, change } = address;
  const state = QUESTION_STATES.find((word) => word === filters.state) ?? "";
  const list = useQuery({
    ...adminQuestionsQuery({ page, limit: OPINIONS_PER_PAGE, q, state }),
    refetchOnMount: "always",
  });
  const chosen = q !== "" || state !== "";
  return (
    <OpinionList
      texts={texts}
      address={address}
      onShowAll={chosen && (() => change({ q: "", state: "" }))}
      list={list}
      size={OPINIONS_PER_PAGE}
      card={(question) => <QuestionCard question={question} />}
      filters={
        <FilterField
          label={texts.filter}
          value={state}
          choices={[
            ["", texts.all],
            ...QUESTION_STATES.map((word) => [word, texts.states[word]] as const),
          ]}
          onChange={(word) => change({ state: word })}
        />
      }
    />
  );
}
