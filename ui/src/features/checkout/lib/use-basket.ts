import { useNavigate, useSearchParams } from "react-router-dom";
import { MAX_ORDER_LINES } from "@/config/generated-forms";
import { paths } from "@/config/paths";
import { quantityTyped } from "@/lib/whole-number";
import { useSession } from "@/session/use-session";
import type { BasketLine } from "@/shopping/basket-line";
import { isProductId } from "@/shopping/product-id";
import { useCartChanges } from "@/shopping/use-cart-changes";
import { useVisitorCart } from "@/shopping/visitor-cart";

/** What is bought, and how that is changed. */
export interface Basket {
  lines: (BasketLine & { title: string })[];
  /** Whether one order does not take all that is in the cart. */
  tooMany: boolean;
  setQuantity: (line: BasketLine, quantity: number) => unknown;
  remove: (line: BasketLine) => unknown;
}

/** The cart of whoever is there; or what the address names, and just that: `?product=…&color=…&ram=…&quantity=…`. */
export function useBasket(): Basket {
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const { customer } = useSession();
  const kept = useVisitorCart();
  const changes = useCartChanges();
  const productId = params.get("product") ?? "";
  if (isProductId(productId)) {
    const line = {
      productId,
      color: params.get("color") ?? "",
      ramStorage: params.get("ram") ?? "",
      quantity: quantityTyped(params.get("quantity") ?? "") ?? 1,
      title: "",
    };
    return {
      lines: [line],
      tooMany: false,
      setQuantity: (_, quantity) => {
        params.set("quantity", String(quantity));
        setParams(params, { replace: true });
      },
      remove: () => navigate(paths.cart),
    };
  }
  const lines = customer ? customer.cart.map((line) => ({ ...line, title: line.name })) : kept;
  return {
    lines: lines.slice(0, MAX_ORDER_LINES),
    tooMany: lines.length > MAX_ORDER_LINES,
    ...changes,
  };
}
