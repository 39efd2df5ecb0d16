import { useState } from "react";
import type { FieldValues, Path, UseFormSetError } from "react-hook-form";
import { errorText } from "@/api/client";
import { useRefusal } from "@/session/use-refusal";

/** {@link useRefusal}, and what is told above the form where that does not say all. */
export function useToldRefusal<T extends FieldValues>(
  names: readonly Path<T>[],
  setError: UseFormSetError<T>,
  fallback: string,
) {
  const isSaid = useRefusal(names, setError);
  const [text, setText] = useState<string>();
  return {
    /** For above the form; undefined where there is nothing to say. */
    text,
    clear: () => setText(undefined),
    refused: (error: unknown) => {
      if (!isSaid(error)) setText(errorText(error, fallback));
    },
  };
}
