import { zodResolver } from "@hookform/resolvers/zod";
import { useMemo, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { errorText } from "@/api/client";
import { useDeleteReview, useSaveReview } from "@/api/customer/change-review";
import type { OwnReview } from "@/api/types";
import { useRetoldErrors } from "@/api/use-retold-errors";
import { Button } from "@/components/ui/button";
import { TextAreaField } from "@/components/ui/field";
import { MAX_REVIEW, MAX_STARS } from "@/config/generated-forms";
import { atMost, choice } from "@/lib/form-rules";
import { toast } from "@/lib/toast";
import { useRefusal } from "@/session/use-refusal";
import { said } from "@/texts/language";
import { useReviewTexts } from "@/texts/reviews";
import { useTexts } from "@/texts/use-texts";
import { StarField } from "./star-field";

interface ReviewFormProps {
  /** The product's. */
  id: string;
  review: OwnReview | null;
  onClose: () => void;
}

/** Stars, and words that may be left out. Keeps what was typed when saving fails. */
export function ReviewForm({ id, review, onClose }: ReviewFormProps) {
  const { processing } = useTexts().common;
  const texts = useReviewTexts();
  const save = useSaveReview(id);
  const deletion = useDeleteReview(id);
  const [deleting, setDeleting] = useState(false);

  const schema = useMemo(
    () =>
      z.object({
        stars: choice().check(
          z.refine((typed) => Number(typed) >= 1 && Number(typed) <= MAX_STARS, texts.needStars),
        ),
        text: z.string().check(z.trim(), atMost(MAX_REVIEW, texts.tooLong(MAX_REVIEW))),
      }),
    [texts],
  );
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { stars: review ? String(review.stars) : "", text: review?.text ?? "" },
  });
  useRetoldErrors(form);
  const refused = useRefusal(["stars", "text"], form.setError);
  const { errors, isSubmitting } = form.formState;
  const stars = Number(useWatch({ control: form.control, name: "stars" }));

  const submit = form.handleSubmit(async (values) => {
    try {
      const reply = await save.mutateAsync({ stars: Number(values.stars), text: values.text });
      toast.success(said(reply));
      onClose();
    } catch (error) {
      if (!refused(error)) toast.error(errorText(error, texts.saveFailed));
    }
  });

  async function remove() {
    try {
      toast.success(said(await deletion.mutateAsync()));
      onClose();
    } catch (error) {
      if (!refused(error)) toast.error(errorText(error, texts.deleteFailed));
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {review?.hiddenReason && (
        <p className="rounded-md bg-soft p-3 text-sm">{texts.hidden(review.hiddenReason)}</p>
      )}
      <StarField value={stars} error={errors.stars?.message} control={form.register("stars")} />
      <TextAreaField
        label={texts.text}
        help={texts.textHelp}
        rows={5}
        error={errors.text?.message}
        {...form.register("text")}
      />
      {deleting && (
        <p role="alert" className="text-sm">
          {texts.deleteQuestion}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        {deleting ? (
          <>
            <Button variant="secondary" onClick={() => setDeleting(false)}>
              {texts.keep}
            </Button>
            <Button
              variant="danger"
              busy={deletion.isPending}
              busyText={processing}
              onClick={() => void remove()}
            >
              {texts.delete}
            </Button>
          </>
        ) : (
          <>
            {review && (
              <Button variant="danger" className="mr-auto" onClick={() => setDeleting(true)}>
                {texts.delete}
              </Button>
            )}
            <Button variant="secondary" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button type="submit" busy={isSubmitting} busyText={processing}>
              {texts.save}
            </Button>
          </>
        )}
      </div>
    </form>
  );
}
