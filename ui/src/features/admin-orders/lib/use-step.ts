import { useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { applyFieldErrors } from "@/api/apply-field-errors";
import { ApiError, errorText } from "@/api/client";
import { toast } from "@/lib/toast";
import { useSessionCheck } from "@/session/use-session-check";
import { useOrderStepTexts } from "@/texts/admin-order-steps";
import { useAdminOrderTexts } from "@/texts/admin-orders";
import { said, type Said } from "@/texts/language";
import { useTexts } from "@/texts/use-texts";
import { stockRefusal } from "./stock-refusal";

/**
 * Sends what a step's dialog asked for. What came of it is told: success in a toast and the dialog goes; a refusal in the
 * dialog and at its fields, which keep what was typed.
 */
export function useStep<T extends FieldValues>(
  form: Pick<UseFormReturn<T>, "setError">,
  names: readonly Path<T>[],
  onClose: () => void,
  /** Reads the order anew after a refusal because it is not what it was. */
  reread?: () => Promise<void>,
) {
  const { errors } = useTexts();
  const texts = useOrderStepTexts();
  const { left } = useAdminOrderTexts();
  const sessionEnded = useSessionCheck();
  const [failure, setFailure] = useState<string>();

  async function run(call: () => Promise<Said>) {
    setFailure(undefined);
    try {
      toast.success(said(await call()));
      onClose();
    } catch (error) {
      if (sessionEnded(error)) {
        onClose();
        return;
      }
      applyFieldErrors(error, names, form.setError);
      const offline = error instanceof ApiError && error.status === 0;
      const fallback = offline ? errors.network : texts.failed;
      setFailure(stockRefusal(error, left) ?? errorText(error, fallback));
      // What is shown stays where it cannot be read now.
      if (error instanceof ApiError && error.status === 409)
        await reread?.().catch(() => undefined);
    }
  }

  return { failure, setFailure, run };
}
