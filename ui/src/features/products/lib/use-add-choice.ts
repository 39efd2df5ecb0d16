import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import type { Product } from "@/api/types";
import { paths } from "@/config/paths";
import { toast } from "@/lib/toast";
import { useForCustomer } from "@/session/use-for-customer";
import { useCart } from "@/shopping/use-cart";
import { useShoppingTexts } from "@/texts/shopping";
import type { Variant } from "./variant";

/** From the toast to the login page, in milliseconds (specification 9). */
const LOGIN_REDIRECT_MS = 2000;

/** Puts the chosen product into the cart; a visitor is asked to sign in and led there (specification 5). */
export function useAddChoice(product: Product, { color, ram }: Variant) {
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
    const choice = { productId: product._id, color: color?.color, ramStorage: ram?.option };
    forCustomer({ action: "cart", ...choice }, () => cart.add(choice), askToLogIn).catch(() =>
      toast.error(texts.cart.wrong),
    );
  }

  return { add, isPending: cart.isPending };
}
