import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { server } from "@/test/server";
import { unwrap } from "./client";
import { transport } from "./transport";

it("fills the path, and leaves out of the query what is undefined", async () => {
  let asked = "";
  server.use(
    http.get("/api/related/:id", ({ request }) => {
      asked = request.url.slice(window.location.origin.length);
      return HttpResponse.json([]);
    }),
    http.get("/api/my/orders", ({ request }) => {
      asked = request.url.slice(window.location.origin.length);
      return HttpResponse.json([]);
    }),
  );
  await transport.GET("/api/related/{id}", { params: { path: { id: "a/b ?" } } });
  expect(asked).toBe("/api/related/a%2Fb%20%3F");
  await transport.GET("/api/my/orders", { params: { query: { page: 2, limit: undefined } } });
  expect(asked).toBe("/api/my/orders?page=2");
  await transport.GET("/api/my/orders", { params: { query: {} } });
  expect(asked).toBe("/api/my/orders");
});

it("sends a body as JSON with the headers that it is given, and nothing of both without one", async () => {
  const sent: [string | null, string | null, string][] = [];
  server.use(
    http.post("/api/order/place", async ({ request }) => {
      const { headers } = request;
      sent.push([
        headers.get("Content-Type"),
        headers.get("Idempotency-Key"),
        await request.text(),
      ]);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const place = transport.POST as unknown as (
    path: string,
    init?: object,
  ) => Promise<{ data?: unknown }>;
  const { data } = await place("/api/order/place", {
    body: { price: 1 },
    headers: { "Idempotency-Key": "k" },
  });
  expect(data).toBeUndefined();
  await place("/api/order/place");
  expect(sent).toEqual([
    ["application/json", "k", '{"price":1}'],
    [null, null, ""],
  ]);
});

it("keeps a refusal that is not JSON, and takes no page for an answer", async () => {
  const page = "<!doctype html><title>Log in to the café's network</title>";
  server.use(http.get("/api/settings", () => HttpResponse.text(page, { status: 502 })));
  expect(await transport.GET("/api/settings")).toMatchObject({ error: page });
  server.use(http.get("/api/settings", () => HttpResponse.html(page)));
  await expect(unwrap(transport.GET("/api/settings"))).rejects.toMatchObject({ status: 0 });
});
