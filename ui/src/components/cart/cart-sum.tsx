import { Link } from "react-router-dom";
import { buttonClass } from "@/components/ui/button";
import { paths } from "@/config/paths";
import { useCheckoutTexts } from "@/texts/checkout";
import { useFormat } from "@/texts/use-format";

/** What the things of a cart cost together, and the way to order them. */
export function CartSum({ total, possible }: { total: number; possible: boolean }) {
  const texts = useCheckoutTexts();
  const format = useFormat();
  return (
    <div className="mt-6 border-t border-line pt-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>{texts.cart.total}</span>
        <span className="text-xl font-semibold tabular-nums">{format.taka(total)}</span>
      </p>
      <p className="mt-1 text-sm text-muted">{texts.cart.deliveryLater}</p>
      {possible && (
        <Link to={paths.checkout} className={buttonClass("primary", "lg", "mt-4 w-full sm:w-auto")}>
          {texts.title}
        </Link>
      )}
    </div>
  );
}
