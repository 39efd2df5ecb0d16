import type { UseFormReturn } from "react-hook-form";
import { useSessionCheck } from "@/session/use-session-check";
import { showFieldErrors } from "./field-errors";
import type { ProductValues } from "./product-values";

/** What is done with a refused form once it is open again: the fields' texts go to them, an ended session to the guard. */
export function useFieldFaults(form: UseFormReturn<ProductValues>): (error: unknown) => () => void {
  const sessionEnded = useSessionCheck();
  return (error) => () => {
    if (!sessionEnded(error)) showFieldErrors(error, form);
  };
}
