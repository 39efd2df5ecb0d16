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
import { useSession } from "@/session/use-session";
import { tellOrdered } from "@/shopping/ordered-elsewhere";
import { useJoinCart } from "@/shopping/use-join-cart";
import { removeForVisitor } from "@/shopping/visitor-cart-changes";
import { useCheckoutTexts } from "@/texts/checkout";
import type { CheckoutReply } from "../api/checkout";
import { CheckoutForm } from "../components/checkout-form";
import { LoginLine } from "../components/login-line";
import { PendingOrder } from "../components/pending-order";
import { RefusalMessage } from "../components/place-button";
import { pendingAttempt, type Attempt } from "../lib/attempt";
import { keepPlaced, placedOf } from "../lib/placed";
import type { Refusal } from "../lib/refusal";
import { forgetTyped, handOver } from "../lib/typed";
import { useBasket } from "../lib/use-basket";
import { useFreshOnFocus } from "../lib/use-fresh-on-focus";

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
  // Whoever is signed in by then, the reason stands.
  const [refusal, setRefusal] = useState<Refusal>();
  useJoinCart();
  useFreshOnFocus();
  const who = customer?._id ?? "";

  function onOther() {
    handOver();
    void queryClient.invalidateQueries(meQuery());
  }

  function onPlaced(reply: CheckoutReply, sent: Attempt, changed: boolean) {
    const state = placedOf(reply, sent, changed);
    setPlaced(true);
    keepPlaced(state);
    forgetTyped();
    void navigate(paths.placed, { replace: true, state });
    if (reply.user) keepCustomer({ user: reply.user });
    else removeForVisitor(sent.body.lines);
    tellOrdered();
    // A session that ended meanwhile is found out.
    if (customer && !reply.user) void queryClient.invalidateQueries(meQuery());
    void queryClient.invalidateQueries({ queryKey: ["products"] });
    void queryClient.invalidateQueries({ queryKey: MY_ORDERS });
  }

  if (me.isError && !me.data) {
    return <ErrorState error={me.error} onRetry={() => void me.refetch()} />;
  }
  if (placed || me.isPending || settings.isPending) return <Spinner />;
  const told = { refusal, onRefusal: setRefusal, onOther, onPlaced };
  if (basket.lines.length > 0) {
    return (
      <CheckoutForm
        key={who}
        basket={basket}
        customer={customer}
        settings={settings.data}
        {...told}
      />
    );
  }
  const pending = pendingAttempt(who);
  return (
    <>
      {pending ? (
        <PendingOrder attempt={pending} who={who} {...told} />
      ) : (
        <RefusalMessage refusal={refusal} />
      )}
      {refusal && <LoginLine />}
      <EmptyCart>
        {customer && (
          <Link to={paths.dashboardPage("orders")} className={buttonClass("secondary")}>
            {texts.placed.orders}
          </Link>
        )}
      </EmptyCart>
    </>
  );
}
