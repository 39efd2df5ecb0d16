import { zodResolver } from "@hookform/resolvers/zod";
import { useId, useMemo } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { useRetoldErrors } from "@/api/use-retold-errors";
import { TextAreaField } from "@/components/ui/field";
import { MAX_ADDRESS } from "@/config/generated-forms";
import { atMost } from "@/lib/form-rules";
import { useOrderStepTexts } from "@/texts/admin-order-steps";
import { useCancelOrder } from "../api/cancel-order";
import { useStep } from "../lib/use-step";
import { StepDialog } from "./step-dialog";
import type { StepProps } from "./order-step-dialog";

/** Asks why an order is cancelled; says what goes back to stock (contract 11). */
export function CancelDialog({ order, onClose }: StepProps) {
  const texts = useOrderStepTexts().cancel;
  const formId = useId();
  const hint = texts.hint(order.stockTaken);
  const { mutateAsync } = useCancelOrder();
  const schema = useMemo(
    () =>
      z.object({
        reason: z
          .string()
          .check(z.trim(), z.minLength(1, texts.needReason), atMost(MAX_ADDRESS, texts.longReason)),
      }),
    [texts],
  );
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { reason: "" } });
  useRetoldErrors(form);
  const { errors, isSubmitting } = form.formState;
  const { failure, run } = useStep(form, ["reason"], onClose);
  const submit = form.handleSubmit((values) =>
    run(() => mutateAsync({ orderId: order._id, ...values })),
  );
  return (
    <StepDialog
      order={order}
      title={texts.title}
      description={order.userEmail === "" ? hint : `${hint} ${texts.told}`}
      submit={texts.submit}
      back={texts.keep}
      danger
      busy={isSubmitting}
      failure={failure}
      formId={formId}
      onClose={onClose}
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <TextAreaField
          label={texts.reason}
          required
          rows={3}
          error={errors.reason?.message}
          {...form.register("reason")}
        />
      </form>
    </StepDialog>
  );
}
