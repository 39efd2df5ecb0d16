import { http, HttpResponse } from "msw";
import type { Product } from "@/api/types";
import { LISTINGS } from "@/config/generated";
import { OFFICE_LISTINGS } from "@/config/generated-admin";
import type { Listing } from "@/config/listings";
import { ADMIN } from "./fixtures";
import { errorReply, listReply, server } from "./server";

/** What the pages asked of the shop of {@link openShop}, in order. */
export interface Asked {
  lists: string[];
  edits: Record<string, unknown>[];
  deleted: string[];
}

/** A shop for an admin with these products in one listing: lists, edits, deletes and restores them. */
export function openShop(items: readonly Product[], listing: Listing = "product") {
  const { listPath, deletePath } = LISTINGS[listing];
  const asked: Asked = { lists: [], edits: [], deleted: [] };
  const shop = { products: [...items], asked };
  let trash: Product[] = [];
  const at = (path: string) => path.replace("{id}", ":id");

  server.use(
    http.get("/api/me", () => HttpResponse.json({ user: ADMIN, customer: null })),
    http.get(listPath, ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      asked.lists.push(search);
      const q = (searchParams.get("q") ?? "").toLowerCase();
      const found = shop.products.filter(({ title }) => title.toLowerCase().includes(q));
      const from = (Number(searchParams.get("page")) - 1) * 8;
      return listReply(found.slice(from, from + 8), found.length);
    }),
    http.patch(at(OFFICE_LISTINGS[listing].editPath), async ({ request, params }) => {
      const body = (await request.json()) as Partial<Product> & { expectedUpdatedAt?: string };
      asked.edits.push(body);
      const found = shop.products.find(({ _id }) => _id === params.id);
      if (!found) return errorReply(404, "Product not found.");
      const changes: Record<string, unknown> = { ...body };
      delete changes.expectedUpdatedAt;
      delete changes.expectedStock;
      const product = { ...found, ...changes, updatedAt: "2026-02-02T00:00:00Z" };
      shop.products = shop.products.map((item) => (item === found ? product : item));
      return HttpResponse.json({
        success: true,
        message: "Product updated successfully!",
        product,
      });
    }),
    http.delete(at(deletePath), ({ params }) => {
      asked.deleted.push(String(params.id));
      trash = shop.products.filter(({ _id }) => _id === params.id);
      shop.products = shop.products.filter(({ _id }) => _id !== params.id);
      return HttpResponse.json({ acknowledged: true, deletedCount: 1 });
    }),
    http.post("/api/admin/trash/:id/restore", () => {
      shop.products = [...shop.products, ...trash];
      return HttpResponse.json({ success: true, message: "Restored." });
    }),
  );
  return shop;
}

/** The same refusal of every edit, until the returned function lets them through. */
export function refuseEdits(reply: () => Response): { bodies: Record<string, unknown>[] } {
  const bodies: Record<string, unknown>[] = [];
  server.use(
    http.patch(
      "/editproduct/:id",
      async ({ request }) => {
        bodies.push((await request.json()) as Record<string, unknown>);
        return reply();
      },
      { once: true },
    ),
  );
  return { bodies };
}
