import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { useKeepCustomer } from "@/api/customer/use-keep-customer";
import { meQuery } from "@/api/queries/me";
import { MY_ORDERS } from "@/api/queries/my-orders";
import { settingsQuery } from "@/api/queries/settings";
import { EmptyCart } from "@/components/cart/empty-cart";
import { PageTitle } from "@/components/page-title";
import { buttonClass } from "@/components/ui/button";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { ErrorState } from "@/components/ui/error-state";
import { Spinner } from "@/components/ui/spinner";
import { paths } from "@/config/paths";
import { normalizePhone } from "@/lib/phone";
import { useSession } from "@/session/use-session";
import { useJoinCart } from "@/shopping/use-join-cart";
import { removeForVisitor } from "@/shopping/visitor-cart-changes";
import { useCheckoutTexts } from "@/texts/checkout";
import { CheckoutForm } from "../components/checkout-form";
import { keepPlaced } from "../lib/placed";
import { forgetTyped } from "../lib/typed";
import { useBasket } from "../lib/use-basket";

/** Orders a basket, with an account or without (contract 11). */
export function CheckoutPage() {
  const texts = useCheckoutTexts();
  return (
    <div className="page pb-16">
      <PageTitle title={texts.title} />
      <Breadcrumb crumbs={[{ label: texts.cartTitle, to: paths.cart }, { label: texts.title }]} />
      <h1 className="mb-5 text-2xl font-semibold">{texts.title}</h1>
      <Checkout />
    </div>
  );
}

function Checkout() {
  const texts = useCheckoutTexts();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const keepCustomer = useKeepCustomer();
  const { customer } = useSession();
  const me = useQuery(meQuery());
  const settings = useQuery(settingsQuery());
  const basket = useBasket();
  // The cart that was ordered empties before the next page has come.
  const [placed, setPlaced] = useState(false);
  useJoinCart();

  if (me.isError && !me.data) {
    return <ErrorState error={me.error} onRetry={() => void me.refetch()} />;
  }
  if (placed || me.isPending || settings.isPending) return <Spinner />;
  if (basket.lines.length === 0) {
    return (
      <EmptyCart>
        {customer && (
          <Link to={paths.dashboardPage("orders")} className={buttonClass("secondary")}>
            {texts.placed.orders}
          </Link>
        )}
      </EmptyCart>
    );
  }
  return (
    <CheckoutForm
      key={customer?._id ?? ""}
      basket={basket}
      customer={customer}
      settings={settings.data}
      onPlaced={({ orderNumber, total, user }, values) => {
        const state = { orderNumber, total, phone: normalizePhone(values.phone) };
        setPlaced(true);
        keepPlaced(state);
        forgetTyped();
        void navigate(paths.placed, { replace: true, state });
        if (user) keepCustomer({ user });
        else removeForVisitor(basket.lines);
        // A session that ended meanwhile is found out.
        if (customer && !user) void queryClient.invalidateQueries(meQuery());
        void queryClient.invalidateQueries({ queryKey: ["products"] });
        void queryClient.invalidateQueries({ queryKey: MY_ORDERS });
      }}
    />
  );
}
