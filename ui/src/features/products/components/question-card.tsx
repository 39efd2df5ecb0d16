import type { Question } from "@/api/types";
import { Written } from "@/components/ui/written";
import { languageOf } from "@/lib/language-of";
import { useReviewTexts } from "@/texts/reviews";
import { useFormat } from "@/texts/use-format";
import { ShopAnswer } from "./shop-answer";

/** One question with the shop's answer. */
export function QuestionCard({ question: asked }: { question: Question }) {
  const texts = useReviewTexts();
  const format = useFormat();
  const { question, name, createdAt, answer } = asked;
  return (
    <article>
      <h3
        lang={languageOf(question)}
        className="max-w-prose font-semibold break-words whitespace-pre-line"
      >
        {question}
      </h3>
      <p className="flex flex-wrap justify-between gap-x-3 text-sm text-muted">
        <Written words={name === "" ? texts.somebody : name} within={texts.questions.asked} />
        <time dateTime={createdAt}>{format.day(createdAt)}</time>
      </p>
      <ShopAnswer answer={answer} />
    </article>
  );
}
