import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { joinCart } from "@/api/customer/join-cart";
import { changeMe, meQuery } from "@/api/queries/me";
import { useSession } from "@/session/use-session";
import { lineKey } from "./basket-line";
import { useOrderedElsewhere } from "./ordered-elsewhere";
import { useVisitorCart, visitorCart } from "./visitor-cart";

/** One at a time, whoever asks for it. */
let joining = false;

/**
 * Once somebody is signed in, brings what this browser's cart has into the account's, and empties it when that
 * succeeded. What fails is tried again by the next page that shows a cart. What another tab orders leaves this cart, too.
 */
export function useJoinCart(): void {
  const queryClient = useQueryClient();
  const id = useSession().customer?._id;
  const waiting = useVisitorCart().length > 0;
  useOrderedElsewhere();
  useEffect(() => {
    if (id === undefined || !waiting || joining) return;
    joining = true;
    const sent = visitorCart.get();
    joinCart(id, sent)
      .then((reply) => {
        // Another tab may have put something in meanwhile.
        const joined = new Map(sent.map((line) => [lineKey(line), line.quantity]));
        visitorCart.set(
          visitorCart.get().filter((line) => joined.get(lineKey(line)) !== line.quantity),
        );
        // Whoever signed out meanwhile is not signed in by it.
        const known = queryClient.getQueryData(meQuery().queryKey)?.customer;
        if (known?._id === id) changeMe(queryClient, { customer: reply.user });
      })
      .catch((error: unknown) => console.error("The cart could not be joined:", error))
      .finally(() => {
        joining = false;
      });
  }, [id, waiting, queryClient]);
}
