import { Suspense, useId, useState } from "react";
import type { AdminReview } from "@/api/types";
import { StatusText } from "@/components/admin/status-text";
import { useFailureToast } from "@/components/admin/use-failure-toast";
import { lazyPart } from "@/components/lazy-part";
import { Stars } from "@/components/reviews/stars";
import { Button } from "@/components/ui/button";
import { Written } from "@/components/ui/written";
import { languageOf } from "@/lib/language-of";
import { toast } from "@/lib/toast";
import { useAdminReviewTexts } from "@/texts/admin-reviews";
import { said } from "@/texts/language";
import { useAnswerReview, useMarkReview, useShowReview } from "../api/change-opinions";
import { AnswerPart } from "./answer-part";
import { OpinionCard } from "./opinion-card";

const HideDialog = lazyPart(() => import("./hide-dialog"));

/** One review: answered in its place, hidden with a reason, shown again. */
export function ReviewCard({ review }: { review: AdminReview }) {
  const texts = useAdminReviewTexts();
  const title = useId();
  const { _id, stars, text, answer, hiddenReason, read } = review;
  const answering = useAnswerReview(_id);
  return (
    <OpinionCard
      opinion={review}
      titleId={title}
      waits={!read}
      marks={
        <>
          <Stars value={stars} />
          {!read && (
            <span className="text-sm font-semibold text-accent">
              <StatusText kind="good">{texts.new}</StatusText>
            </span>
          )}
          {Boolean(hiddenReason) && (
            <span className="text-sm">
              <StatusText kind="quiet">{texts.hidden}</StatusText>
            </span>
          )}
        </>
      }
    >
      {text === "" ? (
        <p className="mt-2 text-sm text-muted">{texts.noWords}</p>
      ) : (
        <p lang={languageOf(text)} className="mt-2 max-w-3xl break-words whitespace-pre-line">
          {text}
        </p>
      )}
      {hiddenReason ? (
        <p className="mt-2 text-sm break-words text-muted">
          <Written words={hiddenReason} within={texts.hiddenFor} />
        </p>
      ) : null}
      <AnswerPart
        answer={answer}
        help={texts.clearHelp}
        needed={false}
        save={(words) => answering.mutateAsync(words)}
        describedBy={title}
      >
        <Actions review={review} describedBy={title} />
      </AnswerPart>
    </OpinionCard>
  );
}

function Actions({ review, describedBy }: { review: AdminReview; describedBy: string }) {
  const texts = useAdminReviewTexts();
  const failed = useFailureToast();
  const [hiding, setHiding] = useState(false);
  const mark = useMarkReview(review._id);
  const show = useShowReview(review._id);
  const onError = (error: unknown) => failed(error, texts.failed);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-describedby={describedBy}
        aria-disabled={mark.isPending}
        onClick={() => mark.mutate(!review.read, { onError })}
      >
        {review.read ? texts.markUnread : texts.markRead}
      </Button>
      {!review.hiddenReason ? (
        <Button
          variant="danger"
          size="sm"
          className="ml-auto"
          aria-describedby={describedBy}
          onClick={() => setHiding(true)}
        >
          {texts.hide}
        </Button>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          className="ml-auto"
          aria-describedby={describedBy}
          aria-disabled={show.isPending}
          onClick={() =>
            show.mutate(undefined, { onError, onSuccess: (done) => toast.success(said(done)) })
          }
        >
          {texts.show}
        </Button>
      )}
      {hiding && (
        <Suspense fallback={null}>
          <HideDialog review={review} onClose={() => setHiding(false)} />
        </Suspense>
      )}
    </>
  );
}
