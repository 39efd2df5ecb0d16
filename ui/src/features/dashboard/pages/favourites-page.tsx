import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { meQuery } from "@/api/queries/me";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { paths } from "@/config/paths";
import { useDashboardTexts } from "@/texts/dashboard";
import { FavouriteCard } from "../components/favourite-card";
import { Panel } from "../components/panel";
import { useCustomer } from "../lib/use-customer";

/** What the customer likes, at today's prices (specification 2, Customer panels). */
export function FavouritesPage() {
  const texts = useDashboardTexts().favourites;
  const customer = useCustomer();
  useQuery({ ...meQuery(), refetchOnMount: "always" });
  if (!customer) return null;
  return (
    <Panel title={texts.title}>
      {customer.favourites.length === 0 ? (
        <EmptyState title={texts.empty} hint={texts.emptyHint}>
          <Link to={paths.products} className={buttonClass("primary")}>
            {texts.browse}
          </Link>
        </EmptyState>
      ) : (
        <ul
          aria-label={texts.list}
          className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 xl:grid-cols-4"
        >
          {customer.favourites.map((favourite) => (
            <li key={favourite.productId}>
              <FavouriteCard favourite={favourite} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
