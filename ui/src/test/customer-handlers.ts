import { http, HttpResponse } from "msw";
import type { CustomerUser } from "@/api/types";
import { makeCustomer } from "./fixtures";
import { server } from "./server";

/** Lets a customer be signed in: `GET /api/me` answers what `current` holds, and changes with it. */
export function signIn(change: Partial<CustomerUser> = {}): { current: CustomerUser | null } {
  const session: { current: CustomerUser | null } = { current: makeCustomer(change) };
  server.use(
    http.get("/api/me", () => HttpResponse.json({ user: null, customer: session.current })),
    http.get("/api/user/sessions", () => HttpResponse.json([])),
  );
  return session;
}

/** A success of a customer's call, with the customer as it is now. */
export function doneReply(message: string, user: CustomerUser) {
  return HttpResponse.json({ success: true, message, user });
}
