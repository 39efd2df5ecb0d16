import { Link } from "react-router-dom";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { paths } from "@/config/paths";
import type { Parts } from "@/lib/parts";
import { useCheckoutTexts } from "@/texts/checkout";

/** Says that the cart has nothing, and what to do next; `children`: what else there is to do. */
export function EmptyCart({ children }: { children?: Parts }) {
  const texts = useCheckoutTexts().cart;
  return (
    <EmptyState title={texts.empty} hint={texts.emptyHint}>
      <Link to={paths.products} className={buttonClass("primary")}>
        {texts.browse}
      </Link>
      {children}
    </EmptyState>
  );
}
