import { cx } from "@/lib/cx";

/** A grey place that something will fill. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx("block animate-pulse bg-line/70", className)} />;
}
