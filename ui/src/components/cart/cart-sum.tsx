import { Link } from "react-router-dom";
import { buttonClass } from "@/components/ui/button";
import { paths } from "@/config/paths";
import { useCheckoutTexts } from "@/texts/checkout";
import { useFormat } from "@/texts/use-format";

/** What the things of a cart cost together, under their prices, and the way to order them. */
export function CartSum({ total, possible }: { total: number; possible: boolean }) {
  const texts = useCheckoutTexts();
  const format = useFormat();
  return (
    <div className="@container mt-6 border-t border-line pt-4">
      {/* As far from the edge as the prices of the lines above. */}
      <div className="@2xl:flex @2xl:flex-col @2xl:items-end @2xl:px-[17px]">
        <p className="flex flex-wrap items-baseline justify-between gap-x-6">
          <span>{texts.cart.total}</span>
          <span className="ml-auto text-xl font-semibold tabular-nums">{format.taka(total)}</span>
        </p>
        <p className="mt-1 text-sm text-muted">{texts.cart.deliveryLater}</p>
        {possible && (
          <Link
            to={paths.checkout}
            className={buttonClass("primary", "lg", "mt-4 w-full @2xl:w-auto")}
          >
            {texts.title}
          </Link>
        )}
      </div>
    </div>
  );
}
