import type { FieldValues, Path, UseFormSetError } from "react-hook-form";
import { ApiError } from "@/api/client";
import { serverFault } from "./server-fault";

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
  let first = true;
  for (const name of names) {
    const fault = error.fields[name];
    if (!fault) continue;
    setError(name, serverFault(fault), { shouldFocus: first });
    first = false;
  }
  return !first;
}
