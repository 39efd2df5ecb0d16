import { BadgeCheck } from "lucide-react";
import type { Review } from "@/api/types";
import { Stars } from "@/components/reviews/stars";
import { languageOf } from "@/lib/language-of";
import { useReviewTexts } from "@/texts/reviews";
import { useFormat } from "@/texts/use-format";
import { ShopAnswer } from "./shop-answer";

/** One review, with what the shop answers. */
export function ReviewCard({ review }: { review: Review }) {
  const texts = useReviewTexts();
  const format = useFormat();
  const { stars, text, name, createdAt, answer } = review;
  return (
    <article>
      <div className="flex items-center justify-between gap-x-3">
        <Stars value={stars} />
        <time dateTime={createdAt} className="text-sm text-muted">
          {format.day(createdAt)}
        </time>
      </div>
      <div className="mt-0.5 flex flex-wrap items-center gap-x-3">
        <h3 lang={languageOf(name)} className="font-semibold break-words">
          {name === "" ? texts.somebody : name}
        </h3>
        <span className="inline-flex items-center gap-1 text-sm text-muted">
          <BadgeCheck size={16} aria-hidden="true" />
          <span>{texts.bought}</span>
        </span>
      </div>
      {text !== "" && (
        <p lang={languageOf(text)} className="mt-1 max-w-prose break-words whitespace-pre-line">
          {text}
        </p>
      )}
      {answer && <ShopAnswer answer={answer} />}
    </article>
  );
}
