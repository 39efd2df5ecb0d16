import { useQuery } from "@tanstack/react-query";
import { waitingQuery } from "@/api/admin/waiting";
import { AdminPage } from "@/components/admin/admin-page";
import { useListAddress } from "@/components/admin/list-address";
import { useAdminReviewTexts } from "@/texts/admin-reviews";
import { QuestionPart } from "../components/question-part";
import { ReviewPart } from "../components/review-part";
import { TabLinks } from "../components/tab-links";

const QUESTIONS = "questions";
const SEARCH = `?of=${QUESTIONS}`;

/** What customers say of products and what people ask about them, what waits for the owner first. */
export function ReviewsPage() {
  const texts = useAdminReviewTexts();
  const { data: waiting } = useQuery(waitingQuery());
  const { of } = useListAddress(["of"]).filters;
  const tab = (search: string, name: string, waits = 0, words: (n: number) => string) => ({
    search,
    name,
    waiting: waits > 0 ? words(waits) : undefined,
  });
  return (
    <AdminPage title={texts.title}>
      <TabLinks
        label={texts.of}
        chosen={of === QUESTIONS ? SEARCH : ""}
        tabs={[
          tab("", texts.reviews.tab, waiting?.reviews, texts.reviews.waiting),
          tab(SEARCH, texts.questions.tab, waiting?.questions, texts.questions.waiting),
        ]}
      />
      {of === QUESTIONS ? <QuestionPart /> : <ReviewPart />}
    </AdminPage>
  );
}
