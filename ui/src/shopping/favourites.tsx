import { useQuery } from "@tanstack/react-query";
import { createContext } from "react";
import { meQuery } from "@/api/queries/me";
import type { Me } from "@/api/types";
import type { Parts } from "@/lib/parts";

/** Always the same, so that nothing is drawn anew for a visitor once it is known that nobody is signed in. */
const NONE: ReadonlySet<string> = new Set();

/** The products that are favourites of who is signed in, by their ids. */
export const FavouritesContext = createContext(NONE);

/** An admin has none, as long as one is signed in (specification 4, Session). */
function favouritesOf({ user, customer }: Me): ReadonlySet<string> {
  if (user || !customer?.favourites.length) return NONE;
  return new Set(customer.favourites.map(({ productId }) => productId));
}

/** Asks once for all hearts of a page. */
export function Favourites({ children }: { children: Parts }) {
  const { data = NONE } = useQuery({ ...meQuery(), select: favouritesOf });
  return <FavouritesContext value={data}>{children}</FavouritesContext>;
}
