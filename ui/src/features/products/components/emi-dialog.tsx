import { useId, useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { languageOf } from "@/lib/language-of";
import { useFormat } from "@/texts/use-format";
import { useEmiTexts } from "@/texts/emi";
import { emiPlan, EMI_MONTHS } from "../lib/emi";
import { EmiTable } from "./emi-table";

/** The middle of what people choose. */
const FIRST_CHOICE = 12;

interface EmiDialogProps {
  title: string;
  price: number;
  rate: number;
  onClose: () => void;
}

/** What a product costs in instalments: one plan in large, and all of them as a table. */
export default function EmiDialog({ title, price, rate, onClose }: EmiDialogProps) {
  const texts = useEmiTexts();
  const { number, taka } = useFormat();
  const name = useId();
  const [months, setMonths] = useState<number>(FIRST_CHOICE);
  const { monthly, total, extra } = emiPlan(price, rate, months);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={texts.title}>
      <p className="mb-4 flex flex-wrap justify-between gap-x-4">
        <span lang={languageOf(title)} className="min-w-0 break-words">
          {title}
        </span>
        <span className="font-semibold tabular-nums">{taka(price)}</span>
      </p>
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">{texts.tenure}</legend>
        <div className="grid grid-cols-4 gap-2 sm:grid-cols-7">
          {EMI_MONTHS.map((n) => (
            <label
              key={n}
              className="relative flex min-h-11 items-center justify-center rounded-md border-2 border-line text-center tabular-nums hover:border-field has-checked:border-accent has-checked:bg-accent-soft has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name={name}
                value={n}
                checked={n === months}
                onChange={() => setMonths(n)}
                aria-label={texts.months(n)}
                className="absolute inset-0 cursor-pointer appearance-none outline-none"
              />
              <span aria-hidden="true">{number(n)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <p role="status" className="my-4 rounded-md bg-soft px-4 py-3 tabular-nums">
        <span className="block text-xl font-semibold">{texts.aMonth(monthly)}</span>{" "}
        <span className="block text-sm text-muted">{texts.sum(total, extra)}</span>
      </p>
      <EmiTable price={price} rate={rate} chosen={months} />
      <p className="mt-3 text-sm text-muted">{texts.formula(rate)}</p>
      <p className="mt-2 text-sm text-muted">{texts.note}</p>
    </Dialog>
  );
}
