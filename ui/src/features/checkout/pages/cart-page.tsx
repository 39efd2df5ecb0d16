import { Navigate } from "react-router-dom";
import { PageTitle } from "@/components/page-title";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Spinner } from "@/components/ui/spinner";
import { paths } from "@/config/paths";
import { useSession } from "@/session/use-session";
import { useCheckoutTexts } from "@/texts/checkout";
import { VisitorCart } from "../components/visitor-cart";

/** The cart of somebody without an account (contract 11). A customer's own stands in the dashboard. */
export function CartPage() {
  const texts = useCheckoutTexts();
  const { loading, customer } = useSession();
  if (customer) return <Navigate replace to={paths.dashboardPage("carts")} />;
  return (
    <div className="page max-w-4xl pb-16">
      <PageTitle title={texts.cartTitle} />
      <Breadcrumb crumbs={[{ label: texts.cartTitle }]} />
      <h1 className="mb-5 text-2xl font-semibold">{texts.cartTitle}</h1>
      {loading ? <Spinner /> : <VisitorCart />}
    </div>
  );
}
