import { useQuery } from "@tanstack/react-query";
import { Skeleton } from "@/components/ui/skeleton";
import { useAlertTexts } from "@/texts/alerts";
import { useFormat } from "@/texts/use-format";
import { pricesQuery } from "../api/alerts";
import { isKnownThroughout, priceLine } from "../lib/price-line";

const WIDTH = 320;
const HEIGHT = 72;

/** What a product cost over the last 90 days: in a sentence, as a line, and each price in a table. Nothing where it is not known. */
export function PriceHistory({ id }: { id: string }) {
  const texts = useAlertTexts();
  const format = useFormat();
  const { data, isPending, dataUpdatedAt } = useQuery(pricesQuery(id));
  if (isPending) return <Skeleton className="h-36 w-full rounded-md" />;
  if (!data) return null;
  const { prices, lowest, highest, days } = data;
  // A price that is announced today has no history.
  if (typeof lowest !== "number" || typeof highest !== "number") return null;
  const now = prices.at(-1)?.price;
  return (
    <section aria-labelledby="price-history" className="rounded-md bg-soft p-4">
      <h3 id="price-history" className="font-semibold">
        {texts.history(days)}
      </h3>
      {lowest === highest ? (
        <p>
          {isKnownThroughout(prices, days, dataUpdatedAt)
            ? texts.steady(format.taka(lowest))
            : texts.since(format.taka(lowest), format.day(prices[0]?.at ?? ""))}
        </p>
      ) : (
        <>
          <p className="flex flex-wrap gap-x-1">
            <span>{texts.range(format.taka(lowest), format.taka(highest))}</span>
            {now === lowest && <span>{texts.isLowest}</span>}
          </p>
          <svg
            viewBox={`0 -2 ${WIDTH} ${HEIGHT + 4}`}
            aria-hidden="true"
            preserveAspectRatio="none"
            className="my-3 h-18 w-full text-accent"
          >
            <path
              d={priceLine(prices, { width: WIDTH, height: HEIGHT, days, now: dataUpdatedAt })}
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <details>
            <summary className="cursor-pointer py-1 font-semibold text-accent">
              {texts.each}
            </summary>
            <table className="mt-1 w-full text-sm tabular-nums">
              <thead>
                <tr className="text-left text-muted">
                  <th className="py-1 font-normal">{texts.from}</th>
                  <th className="py-1 text-right font-normal">{texts.price}</th>
                </tr>
              </thead>
              <tbody>
                {prices.toReversed().map(({ at, price }) => (
                  <tr key={at} className="border-t border-line">
                    <td className="py-1">{format.day(at)}</td>
                    <td className="py-1 text-right">{format.taka(price)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </section>
  );
}
