import type { ReactNode } from "react";

interface SectionProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** A group of settings with its name. */
export function Section({ title, hint, children }: SectionProps) {
  return (
    <fieldset className="min-w-0 rounded-lg border border-line p-4 sm:p-6">
      <legend className="float-left mb-4 w-full text-lg font-semibold">
        <span>{title}</span>
        {hint !== undefined && <span className="block text-sm font-normal text-muted">{hint}</span>}
      </legend>
      <div className="clear-left">{children}</div>
    </fieldset>
  );
}
