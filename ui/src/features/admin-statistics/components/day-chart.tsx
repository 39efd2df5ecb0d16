import { useEffect, useRef } from "react";
import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import { dayChartData, dayChartOptions, type DaySeries } from "../lib/day-chart-options";

interface DayChartProps {
  series: DaySeries;
  /** The day that is told of; undefined: none. */
  picked: number | undefined;
  onPick: (place: number | undefined) => void;
}

/** The drawing of one figure a day. It says nothing to a screen reader: what stands around it does. */
export default function DayChart({ series, picked, onPick }: DayChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const chart = useRef<uPlot>(undefined);
  const pick = useRef(onPick);
  useEffect(() => {
    pick.current = onPick;
  });

  useEffect(() => {
    const place = box.current;
    if (!place) return;
    const options = dayChartOptions(series, place.clientWidth, (day) => pick.current(day));
    const drawn = new uPlot(options, dayChartData(series), place);
    chart.current = drawn;
    const watch = new ResizeObserver(() => {
      if (place.clientWidth !== drawn.width) {
        drawn.setSize({ width: place.clientWidth, height: drawn.height });
      }
    });
    watch.observe(place);
    return () => {
      watch.disconnect();
      drawn.destroy();
      chart.current = undefined;
    };
  }, [series]);

  useEffect(() => {
    const drawn = chart.current;
    const left = picked === undefined ? -10 : drawn?.valToPos(picked, "x");
    if (left !== undefined) drawn?.setCursor({ left, top: left < 0 ? -10 : 10 }, false);
  }, [picked, series]);

  return (
    <div
      ref={box}
      aria-hidden="true"
      className="h-55 overflow-hidden [&_.u-cursor-x]:border-muted!"
    />
  );
}
