import { zodResolver } from "@hookform/resolvers/zod";
import { useId, useMemo } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { useRetoldErrors } from "@/api/use-retold-errors";
import { TextField } from "@/components/ui/field";
import { MAX_NAME } from "@/config/generated-forms";
import { atMost, linkRule } from "@/lib/form-rules";
import { useOrderStepTexts } from "@/texts/admin-order-steps";
import { useShipOrder } from "../api/ship-order";
import { useStep } from "../lib/use-step";
import { StepDialog } from "./step-dialog";
import type { StepProps } from "./order-step-dialog";

/** Asks who brings an order, and how to follow it (contract 11). */
export function ShipDialog({ order, onClose }: StepProps) {
  const texts = useOrderStepTexts().ship;
  const formId = useId();
  const { mutateAsync } = useShipOrder();
  const schema = useMemo(
    () =>
      z.object({
        courier: z
          .string()
          .check(z.trim(), z.minLength(1, texts.needCourier), atMost(MAX_NAME, texts.longCourier)),
        trackingNumber: z.string().check(z.trim(), atMost(MAX_NAME, texts.longNumber)),
        trackingLink: linkRule(texts.badLink),
      }),
    [texts],
  );
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { courier: "", trackingNumber: "", trackingLink: "" },
  });
  useRetoldErrors(form);
  const { errors, isSubmitting } = form.formState;
  const { failure, run } = useStep(form, ["courier", "trackingNumber", "trackingLink"], onClose);
  const submit = form.handleSubmit((values) =>
    run(() => mutateAsync({ orderId: order._id, ...values })),
  );
  return (
    <StepDialog
      order={order}
      title={texts.title}
      submit={texts.submit}
      busy={isSubmitting}
      failure={failure}
      formId={formId}
      onClose={onClose}
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-4"
      >
        <TextField
          label={texts.courier}
          required
          autoComplete="off"
          placeholder={texts.courierExample}
          error={errors.courier?.message}
          {...form.register("courier")}
        />
        <TextField
          label={texts.number}
          autoComplete="off"
          error={errors.trackingNumber?.message}
          {...form.register("trackingNumber")}
        />
        <TextField
          label={texts.link}
          type="url"
          inputMode="url"
          autoComplete="off"
          help={texts.linkHelp}
          error={errors.trackingLink?.message}
          {...form.register("trackingLink")}
        />
      </form>
    </StepDialog>
  );
}
