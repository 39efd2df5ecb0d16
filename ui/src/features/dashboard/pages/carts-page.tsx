import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { changeMe, meQuery } from "@/api/queries/me";
import type { CartLine } from "@/api/types";
import { CartChanged } from "@/components/cart/cart-changed";
import { CartSum } from "@/components/cart/cart-sum";
import { EmptyCart } from "@/components/cart/empty-cart";
import { lazyPart } from "@/components/lazy-part";
import { lineKey } from "@/shopping/basket-line";
import { useJoinCart } from "@/shopping/use-join-cart";
import { useCheckoutTexts } from "@/texts/checkout";
import { CartItem } from "../components/cart-item";
import { Panel } from "../components/panel";
import { hasChanged, orderItemOf } from "../lib/cart-line";
import { useCustomer } from "../lib/use-customer";

const ConfirmOrderDialog = lazyPart(() => import("@/components/ordering/confirm-order-dialog"));

/**
 * The cart at today's prices; says line by line what changed, and leads to the checkout. A line can be ordered by
 * itself, too (contract 5).
 */
export function CartsPage() {
  const texts = useCheckoutTexts();
  const customer = useCustomer();
  const queryClient = useQueryClient();
  const [ordering, setOrdering] = useState<CartLine>();
  useJoinCart();
  // Prices and stock as they are today, whatever was known before.
  useQuery({ ...meQuery(), refetchOnMount: "always" });
  if (!customer) return null;
  const { cart } = customer;
  const total = cart.reduce(
    (sum, { price, quantity, available }) => sum + (available ? price * quantity : 0),
    0,
  );
  return (
    <Panel title={texts.cartTitle}>
      {cart.length === 0 ? (
        <EmptyCart />
      ) : (
        <>
          {cart.some(hasChanged) && <CartChanged />}
          <ul aria-label={texts.cart.list} className="flex flex-col gap-3">
            {cart.map((line) => (
              <li key={lineKey(line)}>
                <CartItem line={line} onOrder={() => setOrdering(line)} />
              </li>
            ))}
          </ul>
          <CartSum total={total} possible={cart.some(({ available }) => available)} />
        </>
      )}
      {ordering && (
        <Suspense fallback={null}>
          <ConfirmOrderDialog
            item={orderItemOf(ordering)}
            customer={customer}
            quantity={ordering.quantity}
            onClose={() => setOrdering(undefined)}
            onSignedOut={() => changeMe(queryClient, { customer: null })}
          />
        </Suspense>
      )}
    </Panel>
  );
}
