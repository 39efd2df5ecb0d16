import { screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { vi } from "vitest";
import type { Product } from "@/api/types";
import { signInAdmin } from "./admin-handlers";
import { makeProduct } from "./fixtures";
import { renderApp } from "./render-app";
import { listReply, server } from "./server";

const LEDGER = [
  {
    id: 3,
    cause: "order",
    delta: -2,
    before: 14,
    after: 12,
    actor: "rahim@haat.example",
    orderId: "o1",
    at: "2026-01-09T03:05:00Z",
  },
  {
    id: 1,
    cause: "added",
    delta: 14,
    before: 0,
    after: 14,
    actor: "owner@haat.example",
    orderId: null,
    at: "2026-01-02T03:04:05Z",
  },
];

const PRICES = { days: 90, prices: [], lowest: null, highest: null };

/** An admin's browser without a draft; jsdom shows no pictures, and keeps none. */
export function openBrowser(): void {
  localStorage.clear();
  URL.createObjectURL = vi.fn(() => "blob:picture");
  URL.revokeObjectURL = vi.fn();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  signInAdmin();
}

export const field = (name: RegExp) => screen.getByRole("textbox", { name });
export const save = () => screen.getByRole("button", { name: /^Save changes/ });

/** The product as the shop has it, which saving changes; `answer` replaces what saving does. */
export async function open(change: Partial<Product> = {}, struckUntil: string | null = null) {
  const shop = { product: makeProduct({ _id: "p1", title: "Oppo A5", ...change }) };
  const sent: FormData[] = [];
  server.use(
    http.get("/allproducts/p1", () => HttpResponse.json(shop.product)),
    http.get("/api/admin/stock-ledger", () => listReply(LEDGER)),
    http.get("/api/products/p1/prices", () => HttpResponse.json({ ...PRICES, struckUntil })),
  );
  function answer(reply: (form: FormData) => Response) {
    server.use(
      http.put("/api/admin/products/p1", async ({ request }) => {
        const form = await request.formData();
        sent.push(form);
        return reply(form);
      }),
    );
  }
  answer((form) => {
    const texts = Object.fromEntries([...form].filter(([, value]) => typeof value === "string"));
    const number = (name: "price" | "stock") => Number(texts[name] ?? shop.product[name]);
    shop.product = {
      ...shop.product,
      ...(typeof texts.title === "string" ? { title: texts.title } : {}),
      price: number("price"),
      stock: number("stock"),
      updatedAt: "2026-01-05T00:00:00Z",
    };
    return HttpResponse.json({
      success: true,
      message: "Product updated successfully!",
      product: shop.product,
    });
  });
  const view = renderApp("/029A/admin/products/p1");
  await screen.findByRole("heading", { level: 1, name: "Edit Product" });
  await screen.findByRole("textbox", { name: /^Title/ });
  return { ...view, shop, sent, answer };
}

/** What a form sent, field by field. */
export const fieldsOf = (form: FormData | undefined) => Object.fromEntries(form ?? []);
