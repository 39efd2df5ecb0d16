import { useEffect, useRef } from "react";
import { Link, useNavigate } from "react-router-dom";
import type { Product } from "@/api/types";
import { Button } from "@/components/ui/button";
import { Money } from "@/components/ui/money";
import { paths } from "@/config/paths";
import { PRODUCT_KINDS } from "@/config/product-kinds";
import { toast } from "@/lib/toast";
import { useDetailTexts } from "@/texts/product-detail";
import { orderObstacle } from "../lib/variant";

/** From the toast to the login page, in milliseconds (specification 9). */
const LOGIN_REDIRECT_MS = 2000;

/** Where the page says why nothing can be ordered; the buttons point to it. */
const REASON_ID = "order-obstacle";

/** Add to Cart, Buy Now and the order without an account (specification 2 and 5). */
export function BuyActions({ product, buyNow }: { product: Product; buyNow: boolean }) {
  const texts = useDetailTexts();
  const addToCart = useAddToCart();
  const obstacle = obstacleOf(product);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-3">
        <Button
          size="lg"
          variant="secondary"
          className="flex-1 whitespace-nowrap"
          onClick={addToCart}
          {...blockedBy(obstacle)}
        >
          {texts.addToCart}
        </Button>
        {buyNow && <BuyNow product={product} />}
      </div>
      {obstacle === undefined ? (
        <Link
          to={paths.buyNow(product.title)}
          className="self-start py-2 font-semibold text-accent hover:underline"
        >
          {texts.quickOrder}
        </Link>
      ) : (
        <p id={REASON_ID} className="text-sm text-warning">
          {{ noPrice: texts.noPriceReason, soldOut: texts.soldOutReason }[obstacle]}
        </p>
      )}
    </div>
  );
}

/** Price and main button on phones, in sight as long as the product is (design, Detail page). */
export function BuyBar({ product, difference }: { product: Product; difference: number }) {
  return (
    <div className="sticky bottom-0 z-20 -mx-4 mt-6 flex items-center justify-between gap-4 border-t border-line bg-ground px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
      <Money product={product} difference={difference} className="min-w-0 flex-1" />
      <BuyNow product={product} />
    </div>
  );
}

function BuyNow({ product }: { product: Product }) {
  const texts = useDetailTexts();
  return (
    <Button
      size="lg"
      className="flex-1 whitespace-nowrap"
      onClick={() => toast.warning(texts.pleaseLogIn)}
      {...blockedBy(obstacleOf(product))}
    >
      {PRODUCT_KINDS[product.listing].preorder ? texts.preorderNow : texts.buyNow}
    </Button>
  );
}

type Obstacle = ReturnType<typeof orderObstacle>;

function obstacleOf(product: Product): Obstacle {
  return orderObstacle(product, PRODUCT_KINDS[product.listing].preorder);
}

function blockedBy(obstacle: Obstacle) {
  return {
    disabled: obstacle !== undefined,
    "aria-describedby": obstacle === undefined ? undefined : REASON_ID,
  };
}

/** A visitor is asked to sign in and led to the login page (specification 5). */
function useAddToCart(): () => void {
  const texts = useDetailTexts();
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Whoever leaves the page meanwhile is not pulled away from the next one.
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    toast.error(texts.pleaseLogin);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void navigate(paths.login), LOGIN_REDIRECT_MS);
  };
}
