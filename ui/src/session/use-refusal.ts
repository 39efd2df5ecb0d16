import type { FieldValues, Path, UseFormSetError } from "react-hook-form";
import { applyFieldErrors } from "@/api/apply-field-errors";
import { useSessionCheck } from "./use-session-check";

/**
 * What a form does with a refusal: texts of fields go under them, an ended session is left to the guard. True where
 * with that all is said.
 */
export function useRefusal<T extends FieldValues>(
  names: readonly Path<T>[],
  setError: UseFormSetError<T>,
): (error: unknown) => boolean {
  const sessionEnded = useSessionCheck();
  return (error) => sessionEnded(error) || applyFieldErrors(error, names, setError);
}
