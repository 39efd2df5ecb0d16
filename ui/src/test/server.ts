import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { nothingToChoose } from "./choose-handlers";
import { makeHealth, makeSettings } from "./fixtures";
import { nothingSaid } from "./opinion-fixtures";
import type { SearchPage } from "@/api/types";
import type { Code } from "@/texts/messages";

/** The server as the tests see it: what every page asks is answered; a test adds what its page asks. */
export const server = setupServer(
  http.get("/healthz", () => HttpResponse.json({ status: "ok" })),
  http.get("/api/me", () => HttpResponse.json({ user: null, customer: null })),
  http.get("/api/settings", () => HttpResponse.json(makeSettings())),
  ...nothingToChoose,
  ...nothingSaid,
  http.get("/api/admin/products/:id/accessories", () => HttpResponse.json([])),
  http.get("/api/admin/health", () => HttpResponse.json(makeHealth())),
  http.get("/api/admin/waiting", () =>
    HttpResponse.json({ orders: 0, messages: 0, newestOrderAt: null }),
  ),
);

/** A list reply with its total, as the server sends it. */
export function listReply(items: readonly unknown[], total = items.length) {
  return HttpResponse.json([...items], { headers: { "X-Total-Count": String(total) } });
}

/** A page of a search, with what it was understood as. */
export function searchReply(
  items: readonly unknown[],
  { understood = [], total = items.length, fits = total }: Partial<Omit<SearchPage, "items">> = {},
) {
  return HttpResponse.json({ items: [...items], total, fits, understood: [...understood] });
}

/** What a refusal says by codes. */
interface Codes {
  code?: Code;
  args?: Record<string, unknown>;
  fieldCodes?: Record<string, Code>;
  fieldArgs?: Record<string, Record<string, unknown>>;
}

/** The one error shape of contract 2; the codes where a test shows it in another language than English. */
export function errorReply(
  status: number,
  message: string,
  fields?: Record<string, string>,
  codes?: Codes,
) {
  return HttpResponse.json(
    { success: false, message, error: message, ...(fields ? { fields } : {}), ...codes },
    { status },
  );
}
