import { useId } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { FieldError } from "@/components/ui/field";
import { cx } from "@/lib/cx";
import { languageOf } from "@/lib/language-of";
import type { Parts } from "@/lib/parts";

/** One of few ways. */
export interface RadioOption {
  value: string;
  label: string;
  /** At its right, such as what it costs. */
  detail?: string;
  help?: string | undefined;
  /** The language that the help has where its letters do not tell, as a number's digits. */
  helpLang?: "en" | undefined;
}

interface RadioListProps {
  legend: string;
  /** The legend is for readers aloud alone: a heading says the same. */
  hidden?: boolean;
  options: readonly RadioOption[];
  /** From react-hook-form. */
  field: UseFormRegisterReturn;
  error?: string | undefined;
  /** What the chosen way asks for besides. */
  children?: Parts;
}

/** A choice of one in a list, in which each says what it means. */
export function RadioList({ legend, hidden, options, field, error, children }: RadioListProps) {
  const id = useId();
  return (
    <fieldset
      className="flex min-w-0 flex-col gap-2"
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className={hidden ? "sr-only" : "mb-2 text-sm font-semibold"}>{legend}</legend>
      {options.map(({ value, label, detail, help, helpLang }) => (
        <label
          key={value}
          className={cx(
            "flex min-h-11 cursor-pointer items-start gap-3 rounded-md border px-3 py-2.5 hover:border-ink",
            "has-checked:border-accent has-checked:bg-accent-soft",
            error ? "border-offer" : "border-field",
          )}
        >
          <input
            type="radio"
            value={value}
            className="mt-0.5 size-5 shrink-0 accent-accent"
            {...field}
          />
          <span className="min-w-0 flex-1">
            <span className="flex flex-wrap justify-between gap-x-3">
              <span lang={languageOf(label)} className="font-semibold wrap-anywhere">
                {label}
              </span>{" "}
              {detail !== undefined && (
                <span className="ml-auto text-right tabular-nums">{detail}</span>
              )}
            </span>
            {help !== undefined && (
              <span lang={helpLang ?? languageOf(help)} className="block text-sm text-muted">
                {help}
              </span>
            )}
          </span>
        </label>
      ))}
      {error && <FieldError id={id} text={error} />}
      {children}
    </fieldset>
  );
}
