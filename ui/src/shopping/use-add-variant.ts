import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import type { CartVariant } from "@/api/customer/add-to-cart";
import { paths } from "@/config/paths";
import { toast } from "@/lib/toast";
import { useForCustomer } from "@/session/use-for-customer";
import { useShoppingTexts } from "@/texts/shopping";
import { useCart } from "./use-cart";

/** From the toast to the login page, in milliseconds (specification 9). */
const LOGIN_REDIRECT_MS = 2000;

/** Puts a chosen product into the cart; a visitor is asked to sign in and led there (specification 5). */
export function useAddVariant(variant: CartVariant) {
  const texts = useShoppingTexts();
  const navigate = useNavigate();
  const { forCustomer } = useForCustomer();
  const cart = useCart();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Whoever leaves the page meanwhile is not pulled away from the next one.
  useEffect(() => () => clearTimeout(timer.current), []);

  function askToLogIn() {
    toast.error(texts.pleaseLogin);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void navigate(paths.login), LOGIN_REDIRECT_MS);
  }

  function add() {
    forCustomer({ action: "cart", ...variant }, () => cart.add(variant), askToLogIn).catch(() =>
      toast.error(texts.cart.wrong),
    );
  }

  return { add, isPending: cart.isPending };
}
