import type { Parts } from "@/lib/parts";

/** Says that there is nothing, and what to do next. */
export function EmptyState({
  title,
  hint,
  children,
}: {
  title: string;
  hint?: string;
  /** The next step, as a link or a button. */
  children?: Parts;
}) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-lg bg-soft px-6 py-16 text-center">
      <p className="text-lg font-semibold">{title}</p>
      {hint !== undefined && <p className="max-w-md text-muted">{hint}</p>}
      {children}
    </div>
  );
}
