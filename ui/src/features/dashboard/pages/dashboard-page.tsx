import { Link } from "react-router-dom";
import type { CustomerUser } from "@/api/types";
import { PageTitle } from "@/components/page-title";
import { useFormat } from "@/texts/use-format";
import { piecesOf } from "@/shopping/basket-line";
import { useDashboardTexts } from "@/texts/dashboard";
import { LogoutButton } from "../components/logout-button";
import { AREAS } from "../lib/areas";
import { useCustomer } from "../lib/use-customer";

/** Name, e-mail, points and Logout, and the ways to the rest (specification 2, Customer dashboard). */
export function DashboardPage() {
  const texts = useDashboardTexts();
  const format = useFormat();
  const customer = useCustomer();
  if (!customer) return null;
  return (
    <div className="page py-6 md:py-10">
      <PageTitle title={texts.title} />
      <h1 className="text-2xl font-semibold">{texts.title}</h1>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-4 rounded-lg bg-soft p-4 md:p-6">
        <div className="min-w-0">
          <p className="text-lg font-semibold break-words">{customer.name}</p>
          <p className="break-all text-muted">{customer.email}</p>
          <p className="mt-2">
            <span>{`${texts.points}:`}</span>{" "}
            <span className="font-semibold tabular-nums">{format.number(customer.points)}</span>
          </p>
        </div>
        <LogoutButton />
      </div>
      <nav aria-label={texts.nav} className="mt-6">
        <ul className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
          {AREAS.map(({ area, to, icon: Icon }) => (
            <li key={area}>
              <Link
                to={to}
                className="flex h-full min-h-28 flex-col justify-between gap-3 rounded-lg border border-line p-4 transition-colors hover:border-field"
              >
                <Icon size={24} aria-hidden="true" className="text-accent" />
                <span>
                  <span className="block font-semibold">{texts.tiles[area]}</span>{" "}
                  <span className="block text-sm text-muted">{hintOf(area, customer, texts)}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function hintOf(
  area: (typeof AREAS)[number]["area"],
  customer: CustomerUser,
  { tileHints }: ReturnType<typeof useDashboardTexts>,
): string {
  switch (area) {
    case "orders":
      return tileHints.orders(customer.totalOrders);
    case "carts":
      return tileHints.carts(piecesOf(customer.cart));
    case "favourites":
      return tileHints.favourites(customer.favourites.length);
    case "profile":
    case "password":
    case "address":
      return tileHints[area];
  }
}
