import { Link, useLocation } from "react-router-dom";
import { paths } from "@/config/paths";
import { keepIntent } from "@/session/intent";
import { useSession } from "@/session/use-session";
import { useCheckoutTexts } from "@/texts/checkout";
import { handOver } from "../lib/typed";

/** Offers a visitor to sign in; the login leads back to this basket, with what was typed. */
export function LoginLine() {
  const texts = useCheckoutTexts();
  const { pathname, search } = useLocation();
  const { user, customer } = useSession();
  if (user || customer) return null;
  return (
    <p className="text-sm text-muted">
      <span>{texts.haveAccount}</span>{" "}
      <Link
        to={paths.login}
        onClick={() => {
          keepIntent({ action: "checkout", productId: "", path: pathname + search });
          handOver();
        }}
        className="py-1 font-semibold text-accent hover:underline"
      >
        {texts.logIn}
      </Link>
    </p>
  );
}
