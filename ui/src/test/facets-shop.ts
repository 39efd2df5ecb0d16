import { screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import type { Facets } from "@/api/types";
import { makeProducts } from "./fixtures";
import type { renderApp } from "./render-app";
import { listReply, searchReply, server } from "./server";

export const FACETS: Facets = {
  brands: [
    { name: "SAMSUNG", count: 12 },
    { name: "APPLE", count: 7 },
  ],
  prices: [
    { min: 1, max: 9999, count: 4 },
    { min: 10_000, max: 49_999, count: 14 },
    { min: 50_000, max: null, count: 1 },
  ],
  specs: [
    { value: "stock", kind: "stock", from: 0, to: 0, count: 15 },
    { value: "ram8", kind: "ram", from: 8, to: 8, count: 6 },
    { value: "storage1024", kind: "storage", from: 1024, to: 1024, count: 2 },
    { value: "5g", kind: "network", from: 5, to: 5, count: 9 },
    { value: "battery5000", kind: "battery", from: 5000, to: 5999, count: 8 },
    { value: "screen65", kind: "screen", from: 65, to: 69, count: 7 },
    { value: "screen750", kind: "screen", from: 750, to: null, count: 1 },
  ],
  min: 300,
  max: 90_000,
  total: 19,
};

/** A list with facets; notes what each call was asked, without the calls for hidden items. */
export function serveFacets(facets: Facets = FACETS, total = 19) {
  const lists: string[] = [];
  const counts: string[] = [];
  const list = ({ request }: { request: Request }) => {
    const { search, searchParams } = new URL(request.url);
    if (searchParams.get("max") === "199") return listReply([], 0);
    lists.push(search);
    return listReply(makeProducts(Math.min(total, 8)), total);
  };
  server.use(
    http.get("/allproducts", list),
    http.get("/categorysearch", list),
    http.get("/category-brand-search", list),
    http.get("/api/search", ({ request }) => {
      lists.push(new URL(request.url).search);
      return searchReply(makeProducts(Math.min(total, 8)), { total });
    }),
    http.get("/api/facets", ({ request }) => {
      counts.push(new URL(request.url).search);
      return HttpResponse.json(facets);
    }),
  );
  return { lists, counts };
}

/** The menu of this name, opened. */
export async function openMenu(user: ReturnType<typeof renderApp>["user"], name: string | RegExp) {
  await user.click(await screen.findByRole("button", { name }));
}
