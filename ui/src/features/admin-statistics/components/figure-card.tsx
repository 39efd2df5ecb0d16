import { Table } from "lucide-react";
import { useId, useState } from "react";
import { cx } from "@/lib/cx";
import type { Parts } from "@/lib/parts";
import { useStatisticsTexts } from "@/texts/admin-statistics";

interface FigureCardProps {
  title: string;
  /** What the figures add up to. */
  total?: string;
  hint?: string;
  /** The same numbers, shown in place of the chart when a person asks for them. */
  table?: Parts;
  className?: string;
  children: Parts;
}

/** A chart with its title and sum, and a button that shows the same numbers as a table. */
export function FigureCard({ title, total, hint, table, className, children }: FigureCardProps) {
  const texts = useStatisticsTexts();
  const [asTable, setAsTable] = useState(false);
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cx("min-w-0 rounded-lg border border-line p-4 sm:p-5", className)}
    >
      <div className="mb-4 flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id={id} className="text-sm text-muted">
            {title}
          </h2>
          {total !== undefined && (
            <p className="text-xl font-semibold break-words tabular-nums">{total}</p>
          )}
          {hint !== undefined && <p className="text-xs text-muted">{hint}</p>}
        </div>
        {table !== undefined && (
          <button
            type="button"
            aria-pressed={asTable}
            aria-label={texts.tableOf(title)}
            onClick={() => setAsTable(!asTable)}
            className={cx(
              "-mt-1.5 -mr-1.5 inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-md px-3 text-sm sm:min-h-9",
              asTable ? "bg-accent-soft font-semibold text-accent-strong" : "hover:bg-soft",
            )}
          >
            <Table size={16} aria-hidden="true" />
            <span>{texts.table}</span>
          </button>
        )}
      </div>
      {asTable && table !== undefined ? table : children}
    </section>
  );
}
