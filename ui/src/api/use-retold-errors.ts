import { use, useEffect, useRef } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { LanguageContext } from "@/texts/language";
import { serverFault, serverFaults } from "./apply-field-errors";

/**
 * After the reader chose another language, checks again the fields of a form that are wrong, so that their complaints
 * are in it, and tells those of the server again.
 */
export function useRetoldErrors<T extends FieldValues, Sent>({
  formState: { errors },
  setError,
  trigger,
}: UseFormReturn<T, unknown, Sent>): void {
  const language = use(LanguageContext);
  const told = useRef(language);
  useEffect(() => {
    if (told.current === language) return;
    told.current = language;
    for (const [name, fault] of serverFaults(errors)) {
      setError(name as Path<T>, serverFault(fault));
    }
    // What the server said came without a rule's name.
    const ours = Object.entries(errors).filter(([, error]) => error?.type !== undefined);
    if (ours.length > 0) void trigger(ours.map(([name]) => name as Path<T>));
  }, [language, errors, setError, trigger]);
}
