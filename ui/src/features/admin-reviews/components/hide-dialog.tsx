import { zodResolver } from "@hookform/resolvers/zod";
import { useId, useMemo } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { applyFieldErrors } from "@/api/apply-field-errors";
import type { AdminReview } from "@/api/types";
import { useRetoldErrors } from "@/api/use-retold-errors";
import { useFailureToast } from "@/components/admin/use-failure-toast";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { TextAreaField } from "@/components/ui/field";
import { MAX_SHORT } from "@/config/generated-admin";
import { atMost } from "@/lib/form-rules";
import { toast } from "@/lib/toast";
import { useAdminReviewTexts } from "@/texts/admin-reviews";
import { said } from "@/texts/language";
import { useTexts } from "@/texts/use-texts";
import { useHideReview } from "../api/change-opinions";

/** Asks why a review is hidden; its writer reads it. */
export default function HideDialog({
  review,
  onClose,
}: {
  review: AdminReview;
  onClose: () => void;
}) {
  const texts = useAdminReviewTexts();
  const { processing } = useTexts().common;
  const failed = useFailureToast();
  const formId = useId();
  const { mutateAsync } = useHideReview(review._id);
  const schema = useMemo(
    () =>
      z.object({
        reason: z
          .string()
          .check(
            z.trim(),
            z.minLength(1, texts.needReason),
            atMost(MAX_SHORT, texts.longAnswer(MAX_SHORT)),
          ),
      }),
    [texts],
  );
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { reason: "" } });
  useRetoldErrors(form);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ reason }) => {
    try {
      toast.success(said(await mutateAsync(reason)));
      onClose();
    } catch (error) {
      if (!applyFieldErrors(error, ["reason"], form.setError)) failed(error, texts.failed);
    }
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.hideTitle}
      description={texts.hideHint}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            type="submit"
            variant="danger"
            form={formId}
            busy={isSubmitting}
            busyText={processing}
          >
            {texts.hide}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <TextAreaField
          label={texts.reason}
          required
          rows={2}
          error={errors.reason?.message}
          {...form.register("reason")}
        />
      </form>
    </Dialog>
  );
}
