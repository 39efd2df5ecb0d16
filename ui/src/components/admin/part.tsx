import { useId, type ReactNode } from "react";

interface PartProps {
  title: string;
  hint: string;
  children: ReactNode;
}

/** One part of a page: what it is at the left, its content beside it. */
export function Part({ title, hint, children }: PartProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-4 border-t border-line py-6 first:border-t-0 first:pt-0 lg:grid-cols-[18rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        <p className="mt-1 max-w-md text-sm text-muted">{hint}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
