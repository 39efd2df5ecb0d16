import { useId, useState, type ComponentProps, type ReactNode } from "react";
import { cx } from "@/lib/cx";
import { languageOf } from "@/lib/language-of";
import type { Parts } from "@/lib/parts";
import { useTexts } from "@/texts/use-texts";

interface FieldProps {
  label: string;
  /** Under the control, in small type. */
  help?: ReactNode;
  /** What is wrong with the value, in words; also marks the control. */
  error?: string;
}

const CONTROL =
  "w-full rounded-md border bg-ground px-3 text-base text-ink placeholder:text-muted disabled:bg-soft";

function controlClass(error: string | undefined, extra?: string): string {
  return cx(CONTROL, error ? "border-offer" : "border-field", extra);
}

function useFieldIds(id: string | undefined, help: ReactNode, error: string | undefined) {
  const made = useId();
  const own = id ?? made;
  const described = [error && `${own}-error`, help !== undefined && `${own}-help`]
    .filter(Boolean)
    .join(" ");
  return {
    id: own,
    control: {
      id: own,
      "aria-invalid": error ? (true as const) : undefined,
      "aria-describedby": described === "" ? undefined : described,
    },
  };
}

function Frame({
  id,
  label,
  help,
  error,
  required,
  children,
}: FieldProps & { id: string; required?: boolean; children: Parts }) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        <span>{label}</span>
        {required === true && (
          <span aria-hidden="true" className="text-offer">
            {" *"}
          </span>
        )}
      </label>
      {children}
      {error && <FieldError id={id} text={error} />}
      {help !== undefined && (
        <p id={`${id}-help`} className="text-sm text-muted">
          {help}
        </p>
      )}
    </div>
  );
}

/** What is wrong with the control of this id. */
export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p id={`${id}-error`} lang={languageOf(text)} className="text-sm text-offer">
      {text}
    </p>
  );
}

/** A labelled line of text. Give it react-hook-form's `register(...)`. */
export function TextField({
  label,
  help,
  error,
  id,
  className,
  ...rest
}: FieldProps & ComponentProps<"input">) {
  const ids = useFieldIds(id, help, error);
  return (
    <Frame id={ids.id} label={label} help={help} error={error} required={rest.required}>
      <input
        {...rest}
        {...ids.control}
        className={controlClass(error, cx("min-h-11", className))}
      />
    </Frame>
  );
}

/** A labelled password that can be shown. */
export function PasswordField({
  label,
  help,
  error,
  id,
  className,
  ...rest
}: FieldProps & ComponentProps<"input">) {
  const texts = useTexts();
  const [shown, setShown] = useState(false);
  const ids = useFieldIds(id, help, error);
  return (
    <Frame id={ids.id} label={label} help={help} error={error} required={rest.required}>
      <div className="relative">
        <input
          {...rest}
          {...ids.control}
          type={shown ? "text" : "password"}
          className={controlClass(error, cx("min-h-11 pr-20", className))}
        />
        <button
          type="button"
          aria-pressed={shown}
          aria-label={texts.common.showPassword}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-0 rounded-md px-3 text-sm font-semibold text-accent"
        >
          {shown ? texts.common.hide : texts.common.show}
        </button>
      </div>
    </Frame>
  );
}

/** A labelled text of several lines. */
export function TextAreaField({
  label,
  help,
  error,
  id,
  className,
  rows = 4,
  ...rest
}: FieldProps & ComponentProps<"textarea">) {
  const ids = useFieldIds(id, help, error);
  return (
    <Frame id={ids.id} label={label} help={help} error={error} required={rest.required}>
      <textarea
        rows={rows}
        {...rest}
        {...ids.control}
        className={controlClass(error, cx("py-2", className))}
      />
    </Frame>
  );
}

/** A labelled choice of few. */
export function SelectField({
  label,
  help,
  error,
  id,
  className,
  children,
  ...rest
}: FieldProps & ComponentProps<"select">) {
  const ids = useFieldIds(id, help, error);
  return (
    <Frame id={ids.id} label={label} help={help} error={error} required={rest.required}>
      <select {...rest} {...ids.control} className={controlClass(error, cx("min-h-11", className))}>
        {children}
      </select>
    </Frame>
  );
}
