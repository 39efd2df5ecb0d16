import { Link } from "react-router-dom";
import { cx } from "@/lib/cx";
import { useStatisticsTexts } from "@/texts/admin-statistics";
import { DEFAULT_RANGE, RANGES } from "../lib/days";

/** How many days the figures are of; the choice is in the address. */
export function RangeLinks({ chosen }: { chosen: number }) {
  const texts = useStatisticsTexts();
  return (
    <nav aria-label={texts.range} className="rounded-md border border-line p-0.5">
      <ul className="flex">
        {RANGES.map((days) => (
          <li key={days}>
            <Link
              to={{ search: days === DEFAULT_RANGE ? "" : `?days=${days}` }}
              aria-current={days === chosen ? "true" : undefined}
              preventScrollReset
              className={cx(
                "inline-flex min-h-11 items-center rounded-sm px-2.5 text-sm whitespace-nowrap sm:min-h-9 sm:px-3",
                days === chosen
                  ? "bg-accent-soft font-semibold text-accent-strong"
                  : "hover:bg-soft",
              )}
            >
              {texts.days(days)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
