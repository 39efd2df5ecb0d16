import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { Link } from "react-router-dom";
import { changeMe, meQuery } from "@/api/queries/me";
import type { CartLine } from "@/api/types";
import { lazyPart } from "@/components/lazy-part";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { paths } from "@/config/paths";
import { useFormat } from "@/texts/use-format";
import { useDashboardTexts } from "@/texts/dashboard";
import { CartItem } from "../components/cart-item";
import { Panel } from "../components/panel";
import { hasChanged, lineKey, orderItemOf } from "../lib/cart-line";
import { useCustomer } from "../lib/use-customer";

const ConfirmOrderDialog = lazyPart(() => import("@/components/ordering/confirm-order-dialog"));

/** The cart at today's prices; says line by line what changed, and orders a line at a time (contract 5). */
export function CartsPage() {
  const texts = useDashboardTexts().cart;
  const format = useFormat();
  const customer = useCustomer();
  const queryClient = useQueryClient();
  const [ordering, setOrdering] = useState<CartLine>();
  // Prices and stock as they are today, whatever was known before.
  useQuery({ ...meQuery(), refetchOnMount: "always" });
  if (!customer) return null;
  const { cart } = customer;
  const total = cart.reduce((sum, { price, available }) => sum + (available ? price : 0), 0);
  return (
    <Panel title={texts.title}>
      {cart.length === 0 ? (
        <EmptyState title={texts.empty} hint={texts.emptyHint}>
          <Link to={paths.products} className={buttonClass("primary")}>
            {texts.browse}
          </Link>
        </EmptyState>
      ) : (
        <>
          {cart.some(hasChanged) && (
            <p
              role="status"
              className="mb-4 rounded-md bg-warning-soft px-4 py-3 text-sm font-semibold text-warning"
            >
              {texts.changed}
            </p>
          )}
          <ul aria-label={texts.list} className="flex flex-col gap-3">
            {cart.map((line) => (
              <li key={lineKey(line)}>
                <CartItem line={line} onOrder={() => setOrdering(line)} />
              </li>
            ))}
          </ul>
          <p className="mt-6 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-4">
            <span>{texts.total}</span>
            <span className="text-xl font-semibold tabular-nums">{format.taka(total)}</span>
          </p>
          <p className="mt-1 text-sm text-muted">{texts.oneByOne}</p>
        </>
      )}
      {ordering && (
        <Suspense fallback={null}>
          <ConfirmOrderDialog
            item={orderItemOf(ordering)}
            customer={customer}
            onClose={() => setOrdering(undefined)}
            onSignedOut={() => changeMe(queryClient, { customer: null })}
          />
        </Suspense>
      )}
    </Panel>
  );
}
