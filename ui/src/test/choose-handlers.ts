import { http, HttpResponse } from "msw";
import type { Product } from "@/api/types";

/** What helps to choose, with nothing to show. */
export const nothingToChoose = [
  http.get("/api/products", () => HttpResponse.json([])),
  http.get("/api/related/:id", () => HttpResponse.json([])),
  http.get("/api/products/:id/accessories", () => HttpResponse.json([])),
  http.get("/api/facets", () =>
    HttpResponse.json({ brands: [], prices: [], specs: [], min: 0, max: 0, total: 0 }),
  ),
  http.get("/api/suggest", () =>
    HttpResponse.json({
      products: [],
      categories: [],
      brands: [],
      corrected: null,
      understood: [],
    }),
  ),
];

/** Serves these products by their ids, as they are at that moment; notes the ids that were asked for. */
export function productsById(products: readonly Product[], asked: string[] = []) {
  return http.get("/api/products", ({ request }) => {
    const ids = new URL(request.url).searchParams.get("ids") ?? "";
    asked.push(ids);
    return HttpResponse.json(
      ids.split(",").flatMap((id) => products.find(({ _id }) => _id === id) ?? []),
    );
  });
}
