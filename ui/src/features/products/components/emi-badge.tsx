import { ChevronDown, CreditCard } from "lucide-react";
import { Suspense, useState } from "react";
import { lazyPart } from "@/components/lazy-part";
import { useEmiTexts } from "@/texts/emi";
import { useDetailTexts } from "@/texts/product-detail";
import { EMI_MONTHS, emiPlan } from "../lib/emi";

const EmiDialog = lazyPart(() => import("./emi-dialog"));

interface EmiBadgeProps {
  title: string;
  /** What the chosen variant costs, in taka. */
  price: number;
  /** Percent a year. */
  rate: number;
}

/** The EMI badge of a product that can be paid in instalments: it opens the calculator. */
export function EmiBadge({ title, price, rate }: EmiBadgeProps) {
  const texts = useDetailTexts();
  const emi = useEmiTexts();
  const [open, setOpen] = useState(false);
  const least = emiPlan(price, rate, Math.max(...EMI_MONTHS));
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={EmiDialog.warm}
        // The touch target is larger than the badge looks.
        className="relative inline-flex items-center gap-1.5 rounded-full bg-accent-soft px-3 py-1 text-sm font-semibold text-accent-strong transition-colors after:absolute after:-inset-2 hover:bg-accent hover:text-white"
      >
        <CreditCard size={16} aria-hidden="true" />
        <span>{texts.emi}</span>
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      <span className="text-sm text-muted tabular-nums">{emi.from(least.monthly)}</span>
      {open && (
        <Suspense fallback={null}>
          <EmiDialog title={title} price={price} rate={rate} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
