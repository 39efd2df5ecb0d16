import type { ReactNode } from "react";
import { cx } from "@/lib/cx";
import { useFormat } from "@/texts/use-format";

/** One bar: what it is of, its number in words, and how long it is. */
export interface Bar {
  key: string;
  label: ReactNode;
  /** Behind the label, in small type. */
  note?: string;
  value: string;
  amount: number;
  /** `striped` and `light` tell bars of a kind apart without another hue; `quiet` is of what came to nothing. */
  look?: "solid" | "light" | "striped" | "quiet";
}

const LOOKS = {
  solid: "bg-accent",
  light: "bg-accent/45",
  quiet: "bg-field",
  striped:
    "bg-accent-soft bg-[repeating-linear-gradient(135deg,var(--color-accent)_0_2px,transparent_2px_6px)]",
};

interface BarListProps {
  bars: readonly Bar[];
  /** What a full bar stands for; the longest of them unless told. */
  whole?: number;
  /** The rows have places: first, second, third. */
  ranked?: boolean;
  className?: string;
}

/** Bars with their labels and numbers written out. */
export function BarList({ bars, whole, ranked = false, className }: BarListProps) {
  const format = useFormat();
  const full = Math.max(1, whole ?? Math.max(0, ...bars.map(({ amount }) => amount)));
  const List = ranked ? "ol" : "ul";
  return (
    <List className={className ?? "flex flex-col gap-3.5"}>
      {bars.map((bar, index) => (
        <li key={bar.key} className="flex gap-2 text-sm">
          {ranked && (
            <span aria-hidden="true" className="w-5 shrink-0 text-muted tabular-nums">
              {format.number(index + 1)}
            </span>
          )}
          <BarRow bar={bar} full={full} />
        </li>
      ))}
    </List>
  );
}

function BarRow({ bar, full }: { bar: Bar; full: number }) {
  const { label, note, value, amount, look = "solid" } = bar;
  return (
    <div className="min-w-0 flex-1">
      <div className="flex justify-between gap-3">
        <span className="min-w-0 break-words">{label}</span>
        <span className="text-right whitespace-nowrap tabular-nums">
          {note !== undefined && <span className="mr-2 text-muted">{note}</span>}
          <span className="font-semibold">{value}</span>
        </span>
      </div>
      <div aria-hidden="true" className="mt-1.5 h-2 overflow-hidden rounded-full bg-soft">
        {amount > 0 && (
          <div
            className={cx("h-full min-w-1 rounded-full", LOOKS[look])}
            style={{ width: `${(amount / full) * 100}%` }}
          />
        )}
      </div>
    </div>
  );
}
