import { Check } from "lucide-react";
import { cx } from "@/lib/cx";
import { useFormat } from "@/texts/use-format";
import { useEmiTexts } from "@/texts/emi";
import { emiPlans } from "../lib/emi";

/** From this price on, in taka, the sums stand in smaller type on phones: three of them have to fit beside one another. */
const LONG_PRICE = 10_000_000;

interface EmiTableProps {
  price: number;
  rate: number;
  /** Months of the plan that is marked. */
  chosen: number;
}

/** Every plan for a price, to compare them. */
export function EmiTable({ price, rate, chosen }: EmiTableProps) {
  const texts = useEmiTexts();
  const { number, taka } = useFormat();
  return (
    <table
      className={cx(
        "w-full text-right tabular-nums sm:text-sm",
        price < LONG_PRICE ? "text-sm" : "text-xs",
      )}
    >
      <caption className="sr-only">{texts.plans}</caption>
      <thead className="text-muted">
        <tr className="border-b border-line align-bottom">
          <th scope="col" className="py-2 pr-2 text-left font-semibold">
            {texts.monthsHead}
          </th>
          <th scope="col" className="py-2 pl-2 font-semibold">
            {texts.monthlyHead}
          </th>
          <th scope="col" className="py-2 pl-2 font-semibold">
            {texts.totalHead}
          </th>
          <th scope="col" className="py-2 pl-2 font-semibold">
            {texts.extraHead}
          </th>
        </tr>
      </thead>
      <tbody>
        {emiPlans(price, rate).map(({ months, monthly, total, extra }) => (
          <tr
            key={months}
            className={cx("border-b border-line", months === chosen && "bg-accent-soft")}
          >
            <th
              scope="row"
              className={cx(
                "py-2 pr-2 text-left whitespace-nowrap",
                months === chosen ? "font-semibold" : "font-normal",
              )}
            >
              <span className="inline-flex items-center gap-1">
                <span>{number(months)}</span>{" "}
                {months === chosen && (
                  <>
                    <Check size={14} strokeWidth={3} aria-hidden="true" className="text-accent" />
                    <span className="sr-only">{texts.chosen}</span>
                  </>
                )}
              </span>
            </th>
            <td className="py-2 pl-2">{taka(monthly)}</td>
            <td className="py-2 pl-2">{taka(total)}</td>
            <td className="py-2 pl-2">{taka(extra)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
