import { useEffect, useRef } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { useLocation, useNavigate, type Location } from "react-router-dom";
import { errorText } from "@/api/client";
import { meQuery } from "@/api/queries/me";
import type { CustomerUser, Product } from "@/api/types";
import { paths } from "@/config/paths";
import { LISTINGS } from "@/config/generated";
import { effectivePrice } from "@/shopping/money";
import { toast } from "@/lib/toast";
import { useForCustomer } from "@/session/use-for-customer";
import { useSession } from "@/session/use-session";
import { missingVariants } from "@/shopping/missing-variant";
import { orderObstacle } from "@/shopping/order-obstacle";
import type { OrderItem } from "@/shopping/order-item";
import { useDetailTexts } from "@/texts/product-detail";
import { useTexts } from "@/texts/use-texts";
import { parseVariant, variantDifference, variantParams, type Variant } from "./variant";

/** `pushed`: the dialog has its own entry in the history, so that Back closes it. */
type Order = "pushed" | "resumed" | undefined;

interface Ordering {
  /** What the open dialog is about; undefined while it is closed. */
  open: { item: OrderItem; customer: CustomerUser; ownEntry: boolean } | undefined;
  buy: () => void;
  close: () => void;
  /** Closes, because the session has ended, and asks to sign in. */
  signedOut: () => void;
}

const orderOf = ({ state }: Location) => (state as { order?: Order } | null)?.order;

/**
 * Opens and closes the Confirm Order dialog of a product. A visitor goes to the checkout, which needs no account
 * (contract 11). `chosen` is the search part that stands for the variant: the address may not have it yet.
 */
export function useOrdering(product: Product, variant: Variant, chosen: string): Ordering {
  const { pleaseLogIn } = useDetailTexts();
  const { session, errors } = useTexts();
  const { customer } = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  const queryClient = useQueryClient();
  const { sessionEnded } = useForCustomer();
  const { preorder } = LISTINGS[product.listing];
  const order = orderOf(location);
  const { pathname, search } = location;
  const latest = useRef<{ location: Location; chosen: string }>(undefined);
  const asking = useRef(false);
  useEffect(() => {
    latest.current = { location, chosen };
    return () => {
      latest.current = undefined;
    };
  }, [location, chosen]);

  const wish = {
    action: "buy" as const,
    productId: product._id,
    path: pathname + chosen,
  };

  function ask() {
    toast.warning(pleaseLogIn, {
      label: session.signIn,
      onClick: () => void navigate(paths.login),
    });
  }

  async function begin() {
    const { user, customer } = await queryClient.ensureQueryData(meQuery());
    if (user) {
      // An account is not what is missing.
      toast.warning(session.asAdmin);
      return;
    }
    // The server may take a while to say who is there; meanwhile the person chooses, or leaves.
    if (latest.current?.location.pathname !== pathname) return;
    // It is open, or opens by itself now: one more would come to light when this one closes.
    if (orderOf(latest.current.location)) return;
    const { chosen: now } = latest.current;
    const wanted = parseVariant(new URLSearchParams(now), product);
    if (missingVariants(product, wanted).length > 0) return;
    if (customer) void navigate({ pathname, search: now }, { state: { order: "pushed" } });
    else void navigate(paths.checkoutOf({ product: product._id, ...variantParams(wanted) }));
  }

  function buy() {
    if (asking.current) return;
    asking.current = true;
    begin()
      .catch((error: unknown) => toast.error(errorText(error, errors.unexpected)))
      .finally(() => {
        asking.current = false;
      });
  }

  function close() {
    if (order === "pushed") void navigate(-1);
    else void navigate({ pathname, search }, { replace: true, state: null });
  }

  // Once it is open, the dialog itself tells that the last piece has gone.
  const possible =
    customer &&
    order &&
    (order === "pushed" || orderObstacle(product, preorder) === undefined) &&
    missingVariants(product, variant).length === 0;
  return {
    open: possible
      ? {
          customer,
          ownEntry: order === "pushed",
          item: {
            productId: product._id,
            name: product.title,
            mainImage: variant.color?.image ?? product.mainImage,
            color: variant.color?.color ?? "",
            ramStorage: variant.ram?.option ?? "",
            price: effectivePrice(product) + variantDifference(variant),
            preorder,
          },
        }
      : undefined,
    buy,
    close,
    signedOut: () => {
      close();
      sessionEnded(wish, ask);
    },
  };
}
