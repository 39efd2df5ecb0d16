import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useMemo, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { applyFieldErrors } from "@/api/apply-field-errors";
import type { ReviewAnswer } from "@/api/types";
import { useRetoldErrors } from "@/api/use-retold-errors";
import { useFailureToast } from "@/components/admin/use-failure-toast";
import { Button } from "@/components/ui/button";
import { TextAreaField } from "@/components/ui/field";
import { MAX_ANSWER } from "@/config/generated-admin";
import { atMost } from "@/lib/form-rules";
import { languageOf } from "@/lib/language-of";
import type { Parts } from "@/lib/parts";
import { toast } from "@/lib/toast";
import { useUnsavedWarning } from "@/lib/use-unsaved-warning";
import { useAdminReviewTexts } from "@/texts/admin-reviews";
import { said, type Said } from "@/texts/language";
import { useFormat } from "@/texts/use-format";
import { useTexts } from "@/texts/use-texts";

interface AnswerPartProps {
  answer: ReviewAnswer | null | undefined;
  /** Under the field. */
  help: string;
  /** Whether there must be an answer. */
  needed: boolean;
  save: (answer: string) => Promise<Said>;
  /** The id of what the answer is to. */
  describedBy: string;
  /** What else can be done, beside the button for the answer. */
  children: Parts;
}

/** The shop's answer, and in the same place the field to write it. */
export function AnswerPart({ answer, describedBy, children, ...rest }: AnswerPartProps) {
  const texts = useAdminReviewTexts();
  const format = useFormat();
  const [writing, setWriting] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const left = useRef(false);
  useEffect(() => {
    if (writing || !left.current) return;
    left.current = false;
    button.current?.focus();
  }, [writing]);
  const close = () => {
    left.current = true;
    setWriting(false);
  };
  return (
    <>
      {writing ? (
        <AnswerForm {...rest} answer={answer?.text ?? ""} onClose={close} />
      ) : answer ? (
        <div className="mt-3 max-w-3xl rounded-md bg-soft px-3 py-2.5">
          <p className="flex flex-wrap justify-between gap-x-3 text-sm">
            <span className="font-semibold">{texts.answered}</span>
            <time dateTime={answer.at} className="text-muted">
              {format.moment(answer.at)}
            </time>
          </p>
          <p lang={languageOf(answer.text)} className="mt-0.5 break-words whitespace-pre-line">
            {answer.text}
          </p>
        </div>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-2">
        {!writing && (
          <Button
            ref={button}
            variant={rest.needed && !answer ? "primary" : "secondary"}
            size="sm"
            aria-describedby={describedBy}
            onClick={() => setWriting(true)}
          >
            {answer ? texts.change : texts.answer}
          </Button>
        )}
        {children}
      </div>
    </>
  );
}

interface AnswerFormProps extends Pick<AnswerPartProps, "help" | "needed" | "save"> {
  answer: string;
  onClose: () => void;
}

function AnswerForm({ answer, help, needed, save, onClose }: AnswerFormProps) {
  const texts = useAdminReviewTexts();
  const { processing } = useTexts().common;
  const failed = useFailureToast();
  const schema = useMemo(
    () =>
      z.object({
        answer: z
          .string()
          .check(
            z.trim(),
            z.minLength(needed ? 1 : 0, texts.needAnswer),
            atMost(MAX_ANSWER, texts.longAnswer(MAX_ANSWER)),
          ),
      }),
    [texts, needed],
  );
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { answer } });
  useRetoldErrors(form);
  const { errors, isSubmitting, isDirty } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus("answer"), [setFocus]);
  useUnsavedWarning(isDirty);
  const submit = form.handleSubmit(async (values) => {
    try {
      toast.success(said(await save(values.answer)));
      onClose();
    } catch (error) {
      if (!applyFieldErrors(error, ["answer"], form.setError)) failed(error, texts.failed);
    }
  });
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mt-3 flex max-w-3xl flex-col gap-3"
    >
      <TextAreaField
        label={texts.answerLabel}
        help={help}
        rows={3}
        error={errors.answer?.message}
        {...form.register("answer")}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={isSubmitting} busyText={processing}>
          {texts.save}
        </Button>
        <Button variant="secondary" size="sm" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
