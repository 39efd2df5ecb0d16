import { http, HttpResponse } from "msw";
import { ADMIN } from "./fixtures";
import { server } from "./server";

/** Lets the admin be signed in. */
export function signInAdmin(): void {
  server.use(http.get("/api/me", () => HttpResponse.json({ user: ADMIN, customer: null })));
}
