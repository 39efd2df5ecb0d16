import { useId } from "react";
import type { DashboardStats } from "@/api/types";
import { Skeleton } from "@/components/ui/skeleton";
import { useOverviewTexts } from "@/texts/admin-overview";
import { useFormat } from "@/texts/use-format";

const PERIODS = ["today", "yesterday", "month"] as const;

/** Orders and revenue of today, yesterday and this month (contract 7). */
export function Takings({ stats }: { stats: DashboardStats | undefined }) {
  const format = useFormat();
  const texts = useOverviewTexts();
  const title = useId();
  return (
    <section
      aria-labelledby={title}
      className="mt-3 rounded-lg border border-line p-4 sm:mt-4 sm:p-5"
    >
      <h2 id={title} className="font-semibold">
        {texts.takings}
      </h2>
      <dl className="mt-3 grid gap-4 sm:grid-cols-3">
        {PERIODS.map((period) => (
          <div key={period} className="min-w-0">
            <dt className="text-sm text-muted">{texts.periods[period]}</dt>
            {stats ? (
              <>
                <dd className="text-xl font-semibold wrap-anywhere tabular-nums">
                  {format.taka(stats[period].revenue)}
                </dd>
                <dd className="text-sm tabular-nums">{texts.orders(stats[period].orders)}</dd>
              </>
            ) : (
              <dd>
                <Skeleton className="h-13 w-32 rounded-md" />
              </dd>
            )}
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-muted">{texts.revenueHint}</p>
    </section>
  );
}
