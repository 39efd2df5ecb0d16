import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useMemo, useState } from "react";
import { useForm } from "react-hook-form";
import { useRetoldErrors } from "@/api/use-retold-errors";
import { Button } from "@/components/ui/button";
import { TextAreaField } from "@/components/ui/field";
import { useOrderStepTexts } from "@/texts/admin-order-steps";
import { orderQuery } from "../api/order";
import { useReturnOrder } from "../api/return-order";
import { keptOf, returnedLines, returnRules, startOf } from "../lib/return-form";
import { useStep } from "../lib/use-step";
import { StepDialog } from "./step-dialog";
import type { StepProps } from "./order-step-dialog";
import { ReturnLine } from "./return-line";

/** Asks line by line how many pieces come back and whether they go back on the shelf, and why (contract 11). */
export function ReturnDialog({ order, onClose }: StepProps) {
  const texts = useOrderStepTexts().return;
  const formId = useId();
  const { mutateAsync } = useReturnOrder();
  const queryClient = useQueryClient();
  // As the admin sees it: what comes back behind the dialog shows when the shop refuses.
  const [{ lines }, setSeen] = useState(order);
  // Lines that come back meanwhile keep their rows, which say so.
  const [asked] = useState(() => lines.filter((line) => keptOf(line) > 0).map(({ line }) => line));
  const schema = useMemo(() => returnRules(lines, texts), [lines, texts]);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: startOf(lines) });
  useRetoldErrors(form);
  const { errors, isSubmitting } = form.formState;
  const { failure, setFailure, run } = useStep(form, ["reason"], onClose, async () =>
    setSeen(await queryClient.fetchQuery(orderQuery(order._id))),
  );

  const submit = form.handleSubmit(async (values) => {
    const back = returnedLines(lines, values);
    if (back.length === 0) {
      setFailure(texts.nothing);
      form.setFocus(`lines.${lines.findIndex(({ line }) => line === asked[0])}.quantity`);
      return;
    }
    await run(() => mutateAsync({ orderId: order._id, lines: back, reason: values.reason }));
  });

  function everything() {
    lines.forEach((line, place) =>
      form.setValue(`lines.${place}.quantity`, String(keptOf(line)), { shouldValidate: true }),
    );
  }

  return (
    <StepDialog
      order={order}
      title={texts.title}
      description={texts.hint}
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
        {asked.length > 1 && (
          <Button variant="secondary" size="sm" className="self-start" onClick={everything}>
            {texts.everything}
          </Button>
        )}
        <ul className="flex flex-col gap-3">
          {lines.map(
            (line, place) =>
              asked.includes(line.line) && (
                <ReturnLine
                  key={line.line}
                  line={line}
                  form={form}
                  place={place}
                  error={errors.lines?.[place]?.quantity?.message}
                />
              ),
          )}
        </ul>
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
