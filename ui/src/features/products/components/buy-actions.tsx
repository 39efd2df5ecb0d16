import { useEffect, useId, useRef } from "react";
import { Link, useNavigate } from "react-router-dom";
import type { Product } from "@/api/types";
import { Button, buttonClass } from "@/components/ui/button";
import { Money } from "@/components/ui/money";
import { paths } from "@/config/paths";
import { toast } from "@/lib/toast";
import { useDetailTexts } from "@/texts/product-detail";
import { orderObstacle } from "../lib/variant";

/** From the toast to the login page, in milliseconds (specification 9). */
const LOGIN_REDIRECT_MS = 2000;

interface BuyActionsProps {
  product: Product;
  preorder: boolean;
  /** Added to the price by the choice, in taka. */
  difference: number;
  /** On phones the main button stands in a bar at the bottom that stays in sight. */
  bar: boolean;
}

/** Add to Cart, Buy Now and the order without an account (specification 2 and 5). */
export function BuyActions({ product, preorder, difference, bar }: BuyActionsProps) {
  const texts = useDetailTexts();
  const reasonId = useId();
  const actions = useVisitorActions();
  const obstacle = orderObstacle(product, preorder);
  const reason =
    obstacle &&
    {
      noPrice: texts.noPriceReason,
      soldOut: texts.soldOutReason,
    }[obstacle];
  const blocked = {
    disabled: obstacle !== undefined,
    "aria-describedby": obstacle === undefined ? undefined : reasonId,
  };
  const buyNow = (
    <Button size="lg" className="flex-1 whitespace-nowrap" onClick={actions.buyNow} {...blocked}>
      {preorder ? texts.preorderNow : texts.buyNow}
    </Button>
  );
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button
          size="lg"
          variant="secondary"
          className="flex-1 whitespace-nowrap"
          onClick={actions.addToCart}
          {...blocked}
        >
          {texts.addToCart}
        </Button>
        {!bar && buyNow}
      </div>
      {reason !== undefined && (
        <p id={reasonId} className="text-sm text-warning">
          {reason}
        </p>
      )}
      {obstacle === undefined && (
        <Link
          to={paths.buyNow(product.title)}
          className={buttonClass("quiet", "md", "-ml-4 self-start text-accent")}
        >
          {texts.quickOrder}
        </Link>
      )}
      {bar && (
        <div className="fixed inset-x-0 bottom-0 z-30 flex items-center justify-between gap-4 border-t border-line bg-ground px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
          <Money product={product} difference={difference} className="min-w-0 flex-1" />
          {buyNow}
        </div>
      )}
    </>
  );
}

/** What a visitor's buttons do: both ask to sign in (specification 5). */
function useVisitorActions() {
  const texts = useDetailTexts();
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Whoever leaves the page meanwhile is not pulled away from the next one.
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    addToCart: () => {
      toast.error(texts.pleaseLogin);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void navigate(paths.login), LOGIN_REDIRECT_MS);
    },
    buyNow: () => toast.warning(texts.pleaseLogIn),
  };
}
