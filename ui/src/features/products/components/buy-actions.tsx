import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import type { Product } from "@/api/types";
import { Button } from "@/components/ui/button";
import { Money } from "@/components/ui/money";
import { paths } from "@/config/paths";
import { LISTINGS } from "@/config/generated";
import { effectivePrice } from "@/shopping/money";
import { orderObstacle } from "@/shopping/order-obstacle";
import { useCart } from "@/shopping/use-cart";
import { useDetailTexts } from "@/texts/product-detail";
import { useTexts } from "@/texts/use-texts";
import { variantDifference, variantParams, type Variant } from "../lib/variant";

/** Where the page says why nothing can be ordered; the buttons point to it. */
const REASON_ID = "order-obstacle";

interface BuyActionsProps {
  product: Product;
  variant: Variant;
  /** Lets an order go on once everything is chosen. */
  chosenFirst: (order: () => void) => () => void;
  /** Asks to confirm an order. Where it is undefined, both buttons stand in the {@link BuyBar}. */
  onBuy: (() => void) | undefined;
}

/** Add to Cart, Buy Now and the order without an account (specification 2 and 5). */
export function BuyActions({ product, variant, chosenFirst, onBuy }: BuyActionsProps) {
  const texts = useDetailTexts();
  const obstacle = obstacleOf(product);
  return (
    <div className="flex flex-col gap-2 print:hidden">
      {onBuy && (
        <div className="flex flex-wrap gap-3 max-md:hidden">
          <AddToCart
            product={product}
            variant={variant}
            chosenFirst={chosenFirst}
            className="flex-1 whitespace-nowrap"
          />
          <BuyNow product={product} onBuy={onBuy} className="flex-1 whitespace-nowrap" />
        </div>
      )}
      {obstacle === undefined ? (
        <Link
          to={paths.buyNow(product.title, { id: product._id, ...variantParams(variant) })}
          className="self-start py-2.5 font-semibold text-accent hover:underline"
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

interface BuyBarProps extends Omit<BuyActionsProps, "onBuy"> {
  onBuy: () => void;
}

/** Price and both buttons on phones, in sight as long as the product is (design, Detail page). */
export function BuyBar({ product, variant, chosenFirst, onBuy }: BuyBarProps) {
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-20 -mx-4 mt-6 flex items-center gap-2 border-t border-line bg-ground px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] md:hidden print:hidden"
    >
      {/* What it cost before, what is saved, and that a price is to come, stand under its name. */}
      {effectivePrice(product) > 0 && (
        <Money
          product={product}
          difference={variantDifference(variant)}
          className="*:whitespace-nowrap *:not-first:hidden"
        />
      )}
      <AddToCart
        product={product}
        variant={variant}
        chosenFirst={chosenFirst}
        size="bar"
        className="flex-auto"
      />
      <BuyNow product={product} onBuy={onBuy} size="bar" className="flex-auto" />
    </div>
  );
}

type Look = Pick<ComponentProps<typeof Button>, "size" | "className">;

/** Puts the chosen variant into the cart. */
function AddToCart({
  product,
  variant,
  chosenFirst,
  size = "lg",
  className,
}: Omit<BuyActionsProps, "onBuy"> & Look) {
  const texts = useDetailTexts();
  const { processing } = useTexts().common;
  const { add, isPending } = useCart();
  const addVariant = () =>
    add({
      productId: product._id,
      title: product.title,
      price: effectivePrice(product) + variantDifference(variant),
      color: variant.color?.color,
      ramStorage: variant.ram?.option,
    });
  return (
    <Button
      size={size}
      variant="secondary"
      className={className}
      busy={isPending}
      busyText={processing}
      onClick={chosenFirst(addVariant)}
      {...blockedBy(obstacleOf(product))}
    >
      {texts.addToCart}
    </Button>
  );
}

function BuyNow({
  product,
  onBuy,
  size = "lg",
  className,
}: Look & {
  product: Product;
  onBuy: () => void;
}) {
  const texts = useDetailTexts();
  return (
    <Button size={size} className={className} onClick={onBuy} {...blockedBy(obstacleOf(product))}>
      {LISTINGS[product.listing].preorder ? texts.preorderNow : texts.buyNow}
    </Button>
  );
}

type Obstacle = ReturnType<typeof orderObstacle>;

function obstacleOf(product: Product): Obstacle {
  return orderObstacle(product, LISTINGS[product.listing].preorder);
}

function blockedBy(obstacle: Obstacle) {
  // A false here would undo the button's own disabling while it is busy.
  return obstacle === undefined ? {} : { disabled: true, "aria-describedby": REASON_ID };
}
