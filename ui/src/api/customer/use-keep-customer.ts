import { useQueryClient } from "@tanstack/react-query";
import { changeMe } from "../queries/me";
import type { CustomerUser } from "../types";

/** The customer of a reply replaces the known one (specification 4). Give it to a mutation's `onSuccess`. */
export function useKeepCustomer(): (reply: { user: CustomerUser }) => void {
  const queryClient = useQueryClient();
  return ({ user }) => changeMe(queryClient, { customer: user });
}
