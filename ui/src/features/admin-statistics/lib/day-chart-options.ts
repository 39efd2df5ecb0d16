import uPlot from "uplot";
import type { DayWords } from "./days";

/** What a chart of one figure a day shows. */
export interface DaySeries {
  /** `YYYY-MM-DD`, the oldest first. */
  dates: readonly string[];
  values: readonly number[];
  /** Bars for counts, a line over its area for amounts: told apart without colour. */
  shape: "bars" | "area";
  dayWords: Pick<DayWords, "month" | "short">;
  /** A value beside its bar. */
  label: (value: number) => string;
  /** A value at the axis, as short as it goes. */
  tick: (value: number) => string;
}

const HEIGHT = 220;
/** Room of a date under the chart, in CSS pixels. */
const DATE_WIDTH = 62;
/** Room of a value over its bar, in CSS pixels a character. */
const LETTER_WIDTH = 8;
/** Above this many days the axis names months. */
const MONTHS_ABOVE = 100;
/** Space above the highest value, for its label. */
const HEADROOM = 1.2;
const STEPS = [1, 2, 5].flatMap((n) => Array.from({ length: 10 }, (_, zeros) => n * 10 ** zeros));

/** The places of the dates under the chart: month by month over a long time, else counted back from today. */
export function dateSplits(dates: readonly string[], width: number): number[] {
  const room = Math.max(1, Math.floor(width / DATE_WIDTH));
  const places = dates.map((_, place) => place);
  const candidates =
    dates.length > MONTHS_ABOVE
      ? places.filter((place) => dates[place]?.endsWith("-01"))
      : places.toReversed();
  const step = Math.ceil(candidates.length / room);
  return candidates.filter((_, n) => n % step === 0).sort((a, b) => a - b);
}

/** The places whose value is written over them: all where they fit, else the highest. */
export function labelledPlaces({ values, label }: DaySeries, width: number): number[] {
  const highest = Math.max(...values);
  if (highest <= 0) return [];
  const places = values.map((_, place) => place);
  const fits = width / values.length >= label(highest).length * LETTER_WIDTH;
  return fits
    ? places.filter((place) => (values[place] ?? 0) > 0)
    : places.filter((place) => values[place] === highest).slice(-1);
}

function colour(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`).trim();
}

function drawLabels(chart: uPlot, series: DaySeries) {
  const { ctx, bbox } = chart;
  const ratio = uPlot.pxRatio;
  ctx.save();
  ctx.font = `600 ${12 * ratio}px ${getComputedStyle(document.body).fontFamily}`;
  ctx.fillStyle = colour("ink");
  ctx.textAlign = "center";
  ctx.textBaseline = "bottom";
  for (const place of labelledPlaces(series, bbox.width / ratio)) {
    const value = series.values[place] ?? 0;
    const text = series.label(value);
    const half = ctx.measureText(text).width / 2;
    const x = chart.valToPos(place, "x", true);
    const inside = Math.min(Math.max(x, bbox.left + half), bbox.left + bbox.width - half);
    ctx.fillText(text, inside, chart.valToPos(value, "y", true) - 5 * ratio);
  }
  ctx.restore();
}

/** A chart of one hue with its values written on it. `onPick` hears which day the pointer is on. */
export function dayChartOptions(
  series: DaySeries,
  width: number,
  onPick: (place: number | undefined) => void,
): uPlot.Options {
  const { dates, values, shape, dayWords, tick } = series;
  const axis: uPlot.Axis = {
    stroke: colour("muted"),
    font: `12px ${getComputedStyle(document.body).fontFamily}`,
    ticks: { show: false },
    border: { show: false },
  };
  const highest = Math.max(1, ...values);
  return {
    width,
    height: HEIGHT,
    padding: [8, 20, 0, 0],
    legend: { show: false },
    cursor: {
      y: false,
      drag: { x: false, y: false },
      points: { show: shape === "area" },
      // The line jumps from day to day: there is nothing between them.
      move: (chart, left, top) =>
        left < 0 ? [left, top] : [chart.valToPos(chart.posToIdx(left), "x"), top],
    },
    scales: {
      x: { time: false, range: [-0.5, dates.length - 0.5] },
      y: { range: [0, highest * HEADROOM] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 32,
        gap: 8,
        splits: (chart) => dateSplits(dates, chart.bbox.width / uPlot.pxRatio),
        values: (_, splits) =>
          splits.map((place) => {
            const date = dates[place] ?? "";
            return dates.length > MONTHS_ABOVE ? dayWords.month(date) : dayWords.short(date);
          }),
      },
      {
        ...axis,
        grid: { stroke: colour("line"), width: 1 },
        size: shape === "bars" ? 36 : 68,
        gap: 6,
        space: 44,
        incrs: STEPS.toSorted((a, b) => a - b),
        values: (_, splits) => splits.map(tick),
      },
    ],
    series: [
      {},
      shape === "bars"
        ? {
            fill: colour("accent"),
            width: 0,
            points: { show: false },
            paths: uPlot.paths.bars?.({ size: [0.72, 44], radius: 0.12 }),
          }
        : {
            stroke: colour("accent"),
            fill: colour("accent-soft"),
            width: dates.length > MONTHS_ABOVE ? 1.25 : 2,
            points: { show: dates.length <= 31, size: 5, fill: colour("accent") },
          },
    ],
    hooks: {
      draw: [(chart) => drawLabels(chart, series)],
      setCursor: [({ cursor }) => onPick(cursor.idx ?? undefined)],
    },
  };
}

/** Places and values as the library reads them. */
export function dayChartData({ values }: DaySeries): uPlot.AlignedData {
  return [values.map((_, place) => place), [...values]];
}
