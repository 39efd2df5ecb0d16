import { ShoppingCart } from "lucide-react";
import { paths } from "@/config/paths";
import { useSession } from "@/session/use-session";
import { piecesOf } from "@/shopping/basket-line";
import { useVisitorCart } from "@/shopping/visitor-cart";
import { useFormat } from "@/texts/use-format";
import { useTexts } from "@/texts/use-texts";
import { IconLink } from "./header-links";

/** The way to the cart with the number of its pieces, which comes once it is known. */
export function CartLink() {
  const { header } = useTexts();
  const format = useFormat();
  const { shown, customer } = useSession();
  const kept = useVisitorCart();
  const count = piecesOf(customer?.cart ?? (shown.customer ? [] : kept));
  return (
    <IconLink
      to={shown.customer ? paths.dashboardPage("carts") : paths.cart}
      label={count > 0 ? header.cartCount(count) : header.cart}
    >
      <ShoppingCart size={22} aria-hidden="true" />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0 min-w-5 rounded-full bg-accent px-1 text-center text-xs leading-5 font-semibold text-white"
        >
          {format.number(count)}
        </span>
      )}
    </IconLink>
  );
}
