import type { FieldValues, Path, UseFormSetError } from "react-hook-form";
import { ApiError } from "@/api/client";

/**
 * Puts the server's texts for single fields under them, the first of them focused.
 * True when there was at least one that the form has.
 */
export function applyFieldErrors<T extends FieldValues>(
  error: unknown,
  names: readonly Path<T>[],
  setError: UseFormSetError<T>,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const found = names.filter((name) => error.fields[name] !== undefined);
  found.forEach((name, index) => {
    setError(name, { message: error.fields[name] }, { shouldFocus: index === 0 });
  });
  return found.length > 0;
}
