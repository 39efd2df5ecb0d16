import type { CustomerUser } from "@/api/types";
import { useSession } from "@/session/use-session";

/** The customer whom the dashboard's guard let in; undefined in the moment between a logout and the guard's redirect. */
export function useCustomer(): CustomerUser | undefined {
  return useSession().customer ?? undefined;
}
