import { zodResolver } from "@hookform/resolvers/zod";
import { useId, useMemo, useState } from "react";
import { useForm } from "react-hook-form";
import { applyFieldErrors, serverFault } from "@/api/apply-field-errors";
import { ApiError, errorText } from "@/api/client";
import type { Coupon } from "@/api/types";
import { useRetoldErrors } from "@/api/use-retold-errors";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { FormMessage } from "@/components/ui/form-message";
import { toast } from "@/lib/toast";
import { useSessionCheck } from "@/session/use-session-check";
import { useCouponTexts } from "@/texts/admin-coupons";
import { said, type Said } from "@/texts/language";
import type { Code } from "@/texts/messages";
import { useTexts } from "@/texts/use-texts";
import { useSaveCoupon } from "../api/save-coupon";
import { couponRules } from "../lib/coupon-rules";
import { COUPON_FIELDS, formOf, valuesOf } from "../lib/coupon-values";
import { CouponFields } from "./coupon-fields";

interface CouponDialogProps {
  /** None for a new one. */
  coupon: Coupon | undefined;
  onClose: () => void;
}

/** A refusal because another coupon has the code: what is wrong with that field. */
function codeTaken(error: unknown): Said | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const refusal = error.body as Said | undefined;
  return refusal?.code === ("coupon_code_taken" satisfies Code) ? refusal : undefined;
}

/** Adds a coupon or changes one; what was typed stays after a refusal. */
export function CouponDialog({ coupon, onClose }: CouponDialogProps) {
  const { common, errors } = useTexts();
  const texts = useCouponTexts();
  const formId = useId();
  const sessionEnded = useSessionCheck();
  const { mutateAsync } = useSaveCoupon(coupon?._id);
  const [failure, setFailure] = useState<string>();
  const schema = useMemo(() => couponRules(texts.form), [texts]);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: valuesOf(coupon) });
  useRetoldErrors(form);
  const { isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      toast.success(said(await mutateAsync(formOf(values, coupon))));
      onClose();
    } catch (error) {
      if (sessionEnded(error)) {
        onClose();
        return;
      }
      const taken = codeTaken(error);
      if (taken) {
        form.setError("code", serverFault(taken), { shouldFocus: true });
        return;
      }
      const offline = error instanceof ApiError && error.status === 0;
      setFailure(errorText(error, offline ? errors.network : texts.form.failed));
      applyFieldErrors(error, COUPON_FIELDS, form.setError);
    }
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !isSubmitting) onClose();
      }}
      title={coupon ? texts.editTitle : texts.add}
      className="sm:w-[min(40rem,calc(100vw-2rem))]"
      footer={
        <>
          <Button variant="secondary" disabled={isSubmitting} onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" form={formId} busy={isSubmitting} busyText={common.processing}>
            {texts.form.save}
          </Button>
        </>
      }
    >
      {failure !== undefined && <FormMessage kind="error" text={failure} />}
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <CouponFields form={form} />
      </form>
    </Dialog>
  );
}
