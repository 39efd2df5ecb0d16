import { useState } from "react";
import type { FieldValues, Path, UseFormSetError } from "react-hook-form";
import { errorText } from "@/api/client";
import { applyFieldErrors } from "@/api/apply-field-errors";
import { useSessionCheck } from "@/session/use-session-check";

/**
 * What a form of the account does with a refusal: texts of fields go under them, another one is what it returns, an
 * ended session is left to the guard.
 */
export function useRefusal<T extends FieldValues>(
  names: readonly Path<T>[],
  setError: UseFormSetError<T>,
  fallback: string,
) {
  const sessionEnded = useSessionCheck();
  const [text, setText] = useState<string>();
  return {
    /** For above the form; undefined where there is nothing to say. */
    text,
    clear: () => setText(undefined),
    refused: (error: unknown) => {
      if (sessionEnded(error) || applyFieldErrors(error, names, setError)) return;
      setText(errorText(error, fallback));
    },
  };
}
