import type { FieldValues, Path, UseFormSetError } from "react-hook-form";
import { applyFieldErrors } from "@/api/apply-field-errors";
import { useSessionCheck } from "@/session/use-session-check";

/** What a form of the dashboard does with a refusal: the fields' texts go under them, an ended session to the guard. */
export function useRefusal<T extends FieldValues>(
  names: readonly Path<T>[],
  setError: UseFormSetError<T>,
): (error: unknown) => void {
  const sessionEnded = useSessionCheck();
  return (error) => {
    if (!sessionEnded(error)) applyFieldErrors(error, names, setError);
  };
}
