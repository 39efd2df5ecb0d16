import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router-dom";
import { statisticsQuery } from "@/api/queries/statistics";
import type { Statistics } from "@/api/types";
import { AdminPage } from "@/components/admin/admin-page";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { paths } from "@/config/paths";
import { cx } from "@/lib/cx";
import { useStatisticsTexts } from "@/texts/admin-statistics";
import { DayFigure } from "../components/day-figure";
import { LowStock } from "../components/low-stock";
import { RangeLinks } from "../components/range-links";
import { SoldFigure, ViewedFigure } from "../components/ranking-figures";
import { CategoryFigure, StatusFigure } from "../components/share-figures";
import { RefusedFigure } from "../components/refused-figure";
import { StatisticsSkeleton } from "../components/statistics-skeleton";
import { RANGES, rangeOf, useDayWords } from "../lib/days";

/** Charts of what was ordered, sold and looked at (specification 2, Admin screens; contract 7). */
export function StatisticsPage() {
  const dayWords = useDayWords();
  const texts = useStatisticsTexts();
  const [params] = useSearchParams();
  const days = rangeOf(params.get("days"));
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...statisticsQuery(days),
    placeholderData: keepPreviousData,
  });
  const first = data?.byDay.at(0);
  const last = data?.byDay.at(-1);
  return (
    <AdminPage title={texts.title} actions={<RangeLinks chosen={days} />}>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <StatisticsSkeleton />
      ) : (
        <div
          aria-busy={isPlaceholderData}
          className={cx("transition-opacity", isPlaceholderData && "opacity-60")}
        >
          {first && last && (
            <p className="-mt-3 mb-4 text-sm text-muted">
              {texts.span(dayWords.long(first.date), dayWords.long(last.date))}
            </p>
          )}
          <Figures figures={data} />
        </div>
      )}
    </AdminPage>
  );
}

function Figures({ figures }: { figures: Statistics }) {
  const texts = useStatisticsTexts();
  const { days, byDay, byStatus, byCategory, mostSold, mostViewed, lowStock, lowStockCount } =
    figures;
  const quiet = byDay.every(({ orders, revenue }) => orders === 0 && revenue === 0);
  if (quiet && mostViewed.length === 0) {
    return (
      <EmptyState title={texts.newShop} hint={texts.newShopHint}>
        <Link to={paths.adminPage("addproduct")} className={buttonClass()}>
          {texts.addProduct}
        </Link>
      </EmptyState>
    );
  }
  const longest = Math.max(...RANGES);
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {quiet ? (
        <div className="lg:col-span-2">
          <EmptyState title={texts.noOrders(days)} hint={texts.noOrdersHint}>
            {days < longest && (
              <Link to={`?days=${longest}`} className={buttonClass("secondary")}>
                {texts.longerRange}
              </Link>
            )}
          </EmptyState>
        </div>
      ) : (
        <>
          <DayFigure days={byDay} figure="orders" />
          <DayFigure days={byDay} figure="revenue" />
          <StatusFigure byStatus={byStatus} />
          <CategoryFigure byCategory={byCategory} />
          <SoldFigure mostSold={mostSold} />
        </>
      )}
      <ViewedFigure mostViewed={mostViewed} />
      <LowStock lowStock={lowStock} lowStockCount={lowStockCount} />
      <RefusedFigure mostRefused={figures.mostRefused} />
    </div>
  );
}
