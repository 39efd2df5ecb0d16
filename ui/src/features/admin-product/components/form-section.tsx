import type { ReactNode } from "react";

interface FormSectionProps {
  /** Its element's id, too: a refusal leads there. */
  name: string;
  title: string;
  hint: string;
  children: ReactNode;
}

/** A part of a product's form: what it is about, then its fields. */
export function FormSection({ name, title, hint, children }: FormSectionProps) {
  return (
    <section
      id={name}
      tabIndex={-1}
      aria-labelledby={`${name}-title`}
      className="grid scroll-mt-20 grid-cols-1 gap-x-10 gap-y-4 border-t border-line py-6 lg:grid-cols-[13rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={`${name}-title`} className="text-lg font-semibold">
          {title}
        </h2>
        <p className="mt-1 text-sm text-muted">{hint}</p>
      </div>
      <div className="flex min-w-0 flex-col gap-4">{children}</div>
    </section>
  );
}
