import { use, useEffect, useRef } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { LanguageContext } from "@/texts/language";

/**
 * After the reader chose another language, checks again the fields of a form that are wrong, so that their complaints
 * are in it. Those of the server stay: they are told in the reader's language when they are shown.
 */
export function useRetoldErrors<T extends FieldValues, Sent>({
  formState: { errors },
  trigger,
}: UseFormReturn<T, unknown, Sent>): void {
  const language = use(LanguageContext);
  const told = useRef(language);
  useEffect(() => {
    if (told.current === language) return;
    told.current = language;
    // What the server said came without a rule's name.
    const ours = Object.entries(errors).filter(([, error]) => error?.type !== undefined);
    if (ours.length > 0) void trigger(ours.map(([name]) => name as Path<T>));
  }, [language, errors, trigger]);
}
