import { useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { ApiError, errorText } from "@/api/client";
import { CART_CHANGE, useRemoveFromCart, useUpdateCart } from "@/api/customer/change-cart";
import { toast } from "@/lib/toast";
import { useSession } from "@/session/use-session";
import { useSessionCheck } from "@/session/use-session-check";
import { useCheckoutTexts } from "@/texts/checkout";
import type { BasketLine } from "./basket-line";
import { removeForVisitor, setForVisitor } from "./visitor-cart-changes";

/** How the lines of the cart are changed, the account's or this browser's; tells what became of it. */
export function useCartChanges() {
  const texts = useCheckoutTexts().cart;
  const id = useSession().customer?._id;
  const sessionEnded = useSessionCheck();
  const update = useUpdateCart();
  const takeOut = useRemoveFromCart();

  async function setQuantity(line: BasketLine, quantity: number): Promise<void> {
    const { productId, color, ramStorage } = line;
    if (id === undefined) {
      setForVisitor({ productId, color, ramStorage, quantity });
      return;
    }
    try {
      await update.mutateAsync({ userId: id, productId, color, ramStorage, quantity });
    } catch (error) {
      if (sessionEnded(error)) return;
      const answered = error instanceof ApiError && error.status !== 0;
      toast.error(answered ? errorText(error, texts.quantityFailed) : texts.quantityFailed);
    }
  }

  async function remove(line: BasketLine): Promise<void> {
    const { productId, color, ramStorage } = line;
    try {
      if (id === undefined) removeForVisitor([line]);
      else await takeOut.mutateAsync({ userId: id, productId, color, ramStorage });
      toast.success(texts.removed);
      // The button goes with its line; without it the next stop of Tab would be the page's first.
      document.getElementById("content")?.focus({ preventScroll: true });
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      if (sessionEnded(error)) return;
      toast.error(status === 0 ? texts.removeError : errorText(error, texts.removeFailed));
    }
  }

  return { setQuantity, remove };
}

/** Whether a change of the account's cart is under way. */
export function useCartChanging(): boolean {
  const queryClient = useQueryClient();
  const { mutationKey } = CART_CHANGE;
  // The library's own hook for this would be in every first visit.
  return useSyncExternalStore(
    (notify) => queryClient.getMutationCache().subscribe(notify),
    () => queryClient.isMutating({ mutationKey }) > 0,
    () => false,
  );
}
