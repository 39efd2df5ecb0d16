import { useId } from "react";
import type { AdminQuestion } from "@/api/types";
import { StatusText } from "@/components/admin/status-text";
import { DeleteButton } from "@/components/delete-button";
import { languageOf } from "@/lib/language-of";
import { useAdminReviewTexts } from "@/texts/admin-reviews";
import { useAnswerQuestion, useDeleteQuestion } from "../api/change-opinions";
import { AnswerPart } from "./answer-part";
import { OpinionCard } from "./opinion-card";

/** One question: answered in its place, which shows both to everybody, or deleted. */
export function QuestionCard({ question: asked }: { question: AdminQuestion }) {
  const texts = useAdminReviewTexts();
  const title = useId();
  const { _id, question, name, answer } = asked;
  const answering = useAnswerQuestion(_id);
  const deletion = useDeleteQuestion(_id);
  return (
    <OpinionCard
      opinion={asked}
      titleId={title}
      waits={!answer}
      marks={
        !answer && (
          <span className="text-sm font-semibold text-accent">
            <StatusText kind="good">{texts.waits}</StatusText>
          </span>
        )
      }
    >
      <p lang={languageOf(question)} className="mt-2 max-w-3xl break-words whitespace-pre-line">
        {question}
      </p>
      <AnswerPart
        answer={answer}
        help={texts.answerHelpAsked}
        needed
        save={(words) => answering.mutateAsync(words)}
        describedBy={title}
      >
        <div className="ml-auto">
          <DeleteButton
            texts={texts.questions}
            id={_id}
            describedBy={title}
            remove={() => deletion.mutateAsync(undefined)}
          >
            <p className="font-semibold break-words">{name}</p>
            <p className="line-clamp-3 text-sm break-words text-muted">{question}</p>
          </DeleteButton>
        </div>
      </AnswerPart>
    </OpinionCard>
  );
}
