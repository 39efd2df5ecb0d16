import { lazy, Suspense, useMemo, useState, type KeyboardEvent } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { useFormat } from "@/texts/use-format";
import { useStatisticsTexts } from "@/texts/admin-statistics";
import type { DaySeries } from "../lib/day-chart-options";
import { useDayWords } from "../lib/days";
import { FigureCard } from "./figure-card";
import { FiguresTable } from "./figures-table";

// Only this page's charts download the library that draws them, after the page stands.
const DayChart = lazy(() => import("./day-chart"));

interface DayFigureProps {
  days: readonly { date: string; orders: number; revenue: number }[];
  figure: "orders" | "revenue";
}

/** Orders or revenue of each day. Pointer and arrow keys go from day to day. */
export function DayFigure({ days, figure }: DayFigureProps) {
  const format = useFormat();
  const texts = useStatisticsTexts();
  const dayWords = useDayWords();
  const [picked, setPicked] = useState<number>();
  const series = useMemo<DaySeries>(() => {
    const amount = figure === "revenue";
    return {
      dates: days.map(({ date }) => date),
      values: days.map((day) => day[figure]),
      shape: amount ? "area" : "bars",
      dayWords,
      label: amount ? texts.taka : format.number,
      tick: amount ? texts.takaTick : texts.tick,
    };
  }, [days, figure, texts, format, dayWords]);
  const { dates, values } = series;
  const inWords = figure === "revenue" ? texts.taka : texts.orders;
  const title = figure === "revenue" ? texts.revenueADay : texts.ordersADay;
  const total = values.reduce((sum, value) => sum + value, 0);
  const best = values.lastIndexOf(Math.max(...values));
  // A range may have become shorter since a day was picked.
  const shown = picked !== undefined && picked < dates.length ? picked : undefined;
  const told = shown ?? best;
  const say = shown === undefined ? texts.peak : texts.readout;

  function move(event: KeyboardEvent) {
    const last = dates.length - 1;
    const from = shown ?? last + 1;
    const to = {
      ArrowLeft: from - 1,
      ArrowDown: from - 1,
      ArrowRight: from + 1,
      ArrowUp: from + 1,
      PageDown: from - 7,
      PageUp: from + 7,
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setPicked(Math.min(Math.max(to, 0), last));
  }

  return (
    <FigureCard
      title={title}
      total={inWords(total)}
      hint={figure === "revenue" ? texts.revenueHint : texts.ordersHint}
      table={
        <FiguresTable
          caption={title}
          headings={[texts.day, figure === "revenue" ? texts.revenueHeading : texts.ordersHeading]}
          rows={dates
            .map((date, place) => ({
              key: date,
              cells: [dayWords.long(date), series.label(values[place] ?? 0)],
            }))
            .toReversed()}
        />
      }
    >
      {total === 0 ? (
        <p className="py-10 text-center text-sm text-muted">
          {figure === "revenue" ? texts.nothingDelivered : texts.nothingOrdered}
        </p>
      ) : (
        <>
          <p className="mb-2 text-sm tabular-nums">
            {say(dayWords.weekday(dates[told] ?? ""), inWords(values[told] ?? 0))}
          </p>
          <div
            role="slider"
            tabIndex={0}
            aria-label={texts.dayOf(title)}
            aria-valuemin={1}
            aria-valuemax={dates.length}
            aria-valuenow={told + 1}
            aria-valuetext={texts.readout(
              dayWords.full(dates[told] ?? ""),
              inWords(values[told] ?? 0),
            )}
            onKeyDown={move}
            onBlur={() => setPicked(undefined)}
          >
            <Suspense fallback={<Skeleton className="h-55 rounded-md" />}>
              <DayChart series={series} picked={shown} onPick={setPicked} />
            </Suspense>
          </div>
        </>
      )}
    </FigureCard>
  );
}
