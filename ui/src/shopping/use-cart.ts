import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { ApiError, errorText } from "@/api/client";
import { useAddToCart } from "@/api/customer/add-to-cart";
import { changeMe, meQuery } from "@/api/queries/me";
import { paths } from "@/config/paths";
import { toast } from "@/lib/toast";
import { useShoppingTexts } from "@/texts/shopping";
import { useTexts } from "@/texts/use-texts";
import type { BasketLine } from "./basket-line";
import { variantText } from "./order-item";
import { addForVisitor } from "./visitor-cart-changes";

/** What is put into a cart; without a quantity one piece. */
export interface Added extends Pick<BasketLine, "productId"> {
  title: string;
  /** What one piece costs, as it is shown. */
  price: number;
  color?: string | undefined;
  ramStorage?: string | undefined;
  quantity?: number | undefined;
}

/**
 * Puts a product into the cart, the account's or this browser's, and says what became of it (specification 8, Cart;
 * contract 11).
 */
export function useCart() {
  const texts = useShoppingTexts().cart;
  const { session } = useTexts();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useAddToCart();

  function told(what: Added, cart: string) {
    const variant = variantText({ color: what.color ?? "", ramStorage: what.ramStorage ?? "" });
    toast.success(texts.added, {
      label: texts.view,
      onClick: () => void navigate(cart),
      detail: [what.title, variant].filter(Boolean).join(", "),
      other: { label: texts.checkout, onClick: () => void navigate(paths.checkout) },
    });
  }

  function addHere({ productId, color = "", ramStorage = "", quantity = 1, title, price }: Added) {
    const line = { productId, color, ramStorage, quantity, title, addedPrice: price };
    if (addForVisitor(line)) return true;
    toast.error(texts.full);
    return false;
  }

  /** Answers whether it is the account's cart; false where its session has ended. */
  async function addToAccount({ productId, color, ramStorage, quantity }: Added): Promise<boolean> {
    try {
      await mutateAsync({ productId, color, ramStorage, quantity });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) throw error;
      changeMe(queryClient, { customer: null });
      return false;
    }
  }

  async function add(what: Added): Promise<void> {
    try {
      const { user, customer } = await queryClient.ensureQueryData(meQuery());
      if (user) {
        // Signing in is not what is missing.
        toast.warning(session.asAdmin);
      } else if (customer && (await addToAccount(what))) {
        told(what, paths.dashboardPage("carts"));
      } else if (addHere(what)) {
        told(what, paths.cart);
      }
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      if (status === 404) toast.error(texts.noProduct);
      else toast.error(status === 0 ? texts.wrong : errorText(error, texts.addFailed));
    }
  }

  return { add: (what: Added) => void add(what), isPending };
}
