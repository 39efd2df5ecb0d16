import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useSyncExternalStore } from "react";
import { changeMe, meQuery } from "@/api/queries/me";
import type { AdminUser, CustomerUser, Me } from "@/api/types";
import { readSessionCookies, type CookieCustomer, type CookieUser } from "./cookies";

export interface Session {
  /** Nobody may be sent away while this is true: the server has not answered yet. */
  loading: boolean;
  /** For showing names only; from the cookies until the server answers. Null for a customer while an admin is signed in. */
  shown: { user: CookieUser | null; customer: CookieCustomer | null };
  /** What the server says; null until it answered. */
  user: AdminUser | null;
  customer: CustomerUser | null;
}

type Shown = ReturnType<typeof readSessionCookies>;

const NOBODY: Shown = { user: null, customer: null };
let readFrom = "";
let read = NOBODY;

/** What the cookies say, the same object while they say the same: one that differs is drawn anew everywhere. */
function shownByCookies(): Shown {
  const cookies = document.cookie;
  if (cookies !== readFrom) {
    readFrom = cookies;
    const shown = readSessionCookies();
    read = shown.user || shown.customer ? shown : NOBODY;
  }
  return read;
}

const never = () => () => undefined;

/** Who is signed in: first what the cookies say, then what GET /api/me says (contract 3). */
export function useSession(): Session {
  const { data, isPending } = useQuery(meQuery());
  // A page is drawn on the server for nobody in particular.
  const shown = useSyncExternalStore(never, shownByCookies, () => NOBODY);
  return useMemo(() => {
    if (!data) {
      return { loading: isPending, shown, user: null, customer: null };
    }
    const { user } = data;
    const customer = user ? null : data.customer;
    return { loading: false, shown: { user, customer }, user, customer };
  }, [data, isPending, shown]);
}

/** Takes a part of the session from a reply, as after login or logout. The cookies follow by themselves. */
export function useChangeSession(): (change: Partial<Me>) => void {
  const queryClient = useQueryClient();
  return (change) => changeMe(queryClient, change);
}
