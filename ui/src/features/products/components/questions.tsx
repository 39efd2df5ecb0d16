import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { questionsQuery } from "@/api/queries/reviews";
import type { Product, Question } from "@/api/types";
import { lazyPart } from "@/components/lazy-part";
import { Button } from "@/components/ui/button";
import { REVIEWS_PER_PAGE } from "@/config/generated-forms";
import { useReviewTexts } from "@/texts/reviews";
import { MorePages } from "./more-pages";
import { Asking, LoadedNear, OpinionSection } from "./opinion-section";
import { QuestionCard } from "./question-card";

const AskDialog = lazyPart(() => import("./ask-dialog"));

/** What people asked about a product and the shop answered, the newest first, and the way to ask. */
export function Questions({ product }: { product: Product }) {
  const texts = useReviewTexts().questions;
  const [asking, setAsking] = useState(false);
  const id = product._id;
  const { data } = useQuery({ ...questionsQuery(id, 1), enabled: false });
  return (
    <OpinionSection id="questions" title={texts.title}>
      <LoadedNear key={id} data={data} load={<Load id={id} />}>
        {({ items, total }) =>
          total > 0 ? (
            <MorePages
              label={texts.list}
              more={texts.more}
              pages={Math.ceil(total / REVIEWS_PER_PAGE)}
              first={<Cards questions={items} />}
              page={(page) => <Further id={id} page={page} />}
            />
          ) : (
            <>
              <p className="font-semibold">{texts.empty}</p>
              <p className="text-sm text-muted">{texts.emptyHint}</p>
            </>
          )
        }
      </LoadedNear>
      <Button
        variant="secondary"
        className="mt-4"
        onPointerEnter={AskDialog.warm}
        onClick={() => setAsking(true)}
      >
        {texts.ask}
      </Button>
      {asking && (
        <Suspense fallback={null}>
          <AskDialog product={product} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </OpinionSection>
  );
}

function Load({ id }: { id: string }) {
  const { error, refetch } = useQuery(questionsQuery(id, 1));
  return <Asking error={error} retry={() => void refetch()} />;
}

function Further({ id, page }: { id: string; page: number }) {
  const { data, error, refetch } = useQuery(questionsQuery(id, page));
  if (data) return <Cards questions={data.items} />;
  return <Asking error={error} retry={() => void refetch()} />;
}

function Cards({ questions }: { questions: readonly Question[] }) {
  return (
    <>
      {questions.map((question) => (
        <QuestionCard key={question._id} question={question} />
      ))}
    </>
  );
}
