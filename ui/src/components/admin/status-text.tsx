import { cx } from "@/lib/cx";

const DOTS = {
  waiting: "bg-ink",
  /** Amber is for stock alone. */
  low: "bg-warning",
  good: "bg-accent",
  bad: "bg-offer",
  quiet: "bg-field",
} as const;

/** A status in words, with a dot that repeats it. */
export function StatusText({ kind, children }: { kind: keyof typeof DOTS; children: string }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span aria-hidden="true" className={cx("size-2 shrink-0 rounded-full", DOTS[kind])} />
      <span>{children}</span>
    </span>
  );
}
