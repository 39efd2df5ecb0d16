import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect } from "vitest";
import type { DeliveryZone, Quote, Settings } from "@/api/types";
import { visitorCart } from "@/shopping/visitor-cart";
import { makeSettings } from "./fixtures";
import { renderApp } from "./render-app";
import { server } from "./server";

/** What the shop of these tests sells; a test changes it. */
export interface Stocked {
  title: string;
  price: number;
  stock: number;
}

export const ZONES: DeliveryZone[] = [
  { name: "Inside Chattogram", charge: 60, freeFrom: 100_000 },
  { name: "Outside", charge: 120, freeFrom: 0 },
];

interface Asked {
  lines: { productId: string; color: string; ramStorage: string; quantity: number }[];
  delivery?: { method: string; zone?: string };
  coupon?: string;
}

/** A shop whose quotes come from `goods`, and change with them. */
export function openShop({
  zones = ZONES,
  payments = [],
  settings = {},
}: {
  zones?: DeliveryZone[];
  payments?: Quote["payments"];
  settings?: Partial<Settings>;
} = {}) {
  const goods: Record<string, Stocked> = {
    p1: { title: "Galaxy S25", price: 45_000, stock: 10 },
    p2: { title: "Charger", price: 1_500, stock: 10 },
  };
  const asked: Asked[] = [];
  /** The coupons that are good today, with what they take off. */
  const coupons: Record<string, number> = { EID500: 500 };

  function quote({ lines, delivery, coupon }: Asked): Quote {
    const quoted = lines.map((line) => {
      const { title = "", price = 0, stock = 0 } = goods[line.productId] ?? {};
      const available = stock >= line.quantity;
      return {
        ...line,
        title,
        price,
        total: price * line.quantity,
        points: 0,
        mainImage: "",
        available,
        ...(available
          ? {}
          : {
              stock,
              message: "Not enough stock.",
              fault: { message: "Not enough stock.", code: "not_enough_stock" as const },
            }),
      };
    });
    const subtotal = quoted.reduce((sum, line) => sum + (line.available ? line.total : 0), 0);
    const zone = zones.find(({ name }) => name === delivery?.zone);
    const free = zone && zone.freeFrom > 0 && subtotal >= zone.freeFrom;
    const deliveryCharge = zone && !free ? zone.charge : 0;
    const discount = Math.min(coupons[coupon?.toUpperCase() ?? ""] ?? 0, subtotal);
    const good = discount > 0;
    const total = subtotal - discount + deliveryCharge;
    const cash = !settings.codLimit || total <= settings.codLimit;
    return {
      lines: quoted,
      subtotal,
      discount,
      coupon: good
        ? { code: coupon!.toUpperCase(), text: "", kind: "amount" as const, value: discount }
        : null,
      ...(coupon && !good
        ? {
            couponMessage: "This coupon code is not valid.",
            couponFault: {
              message: "This coupon code is not valid.",
              code: "coupon_unknown" as const,
            },
          }
        : {}),
      deliveryCharge,
      total,
      points: 0,
      zones,
      payments: [
        ...(cash ? [{ method: "Cash on Delivery" as const }] : []),
        { method: "Store Payment" },
        ...payments,
      ],
    };
  }

  server.use(
    http.get("/api/settings", () =>
      HttpResponse.json(makeSettings({ deliveryZones: zones, ...settings })),
    ),
    http.post("/api/checkout/quote", async ({ request }) => {
      const question = (await request.json()) as Asked;
      asked.push(question);
      return HttpResponse.json(quote(question));
    }),
  );
  return { goods, coupons, asked, quote };
}

/** What was sent to order, and under which keys; `reply` answers each. */
export function takeOrders(reply: (body: Asked & { total: number }) => Response = ordered) {
  const bodies: (Asked & { total: number } & Record<string, unknown>)[] = [];
  const keys: (string | null)[] = [];
  server.use(
    http.post("/api/checkout", async ({ request }) => {
      const body = (await request.json()) as Asked & { total: number } & Record<string, unknown>;
      bodies.push(body);
      keys.push(request.headers.get("Idempotency-Key"));
      return reply(body);
    }),
  );
  return { bodies, keys };
}

/** Orders whose answers are lost until a test says what comes. */
export function losingOrders() {
  const shop: { reply: (body: { total: number }) => Response } = {
    reply: () => HttpResponse.error(),
  };
  return Object.assign(
    shop,
    takeOrders((body) => shop.reply(body)),
  );
}

/** The reply to an order that was placed. */
export function ordered({ total }: { total: number }) {
  return HttpResponse.json({
    success: true,
    message: "Order placed successfully!",
    code: "order_placed",
    orderId: "o1",
    orderNumber: "H-1A2B-3C4D",
    total,
  });
}

/** Puts two lines into the browser's cart. */
export function fillVisitorCart() {
  const plain = { color: "", ramStorage: "" };
  visitorCart.set([
    { ...plain, productId: "p1", color: "Blue", quantity: 2, title: "Galaxy S25" },
    { ...plain, productId: "p2", quantity: 1, title: "Charger" },
  ]);
}

/** Opens the checkout, and waits for its prices. */
export async function openCheckout(search = "") {
  const app = renderApp(`/checkout${search}`);
  const button = () => screen.getByRole("button", { name: /^(Place Order|Processing)/ });
  await screen.findByRole("button", { name: /^Place Order/ });
  return { ...app, button };
}

/** A visitor's checkout with all of it filled in. */
export async function filledIn() {
  fillVisitorCart();
  const app = await openCheckout();
  await app.user.type(screen.getByLabelText(/^Name/), "Karim");
  await app.user.type(screen.getByLabelText(/^Phone/), "01712345678");
  await app.user.type(screen.getByLabelText(/^Delivery address/), "House 9");
  const press = async () => {
    await waitFor(() => expect(app.button()).toBeEnabled());
    await app.user.click(app.button());
  };
  return { ...app, press };
}

/** A 409 with its code; with today's quote beside it, as contract 11 has it. */
export function conflict(message: string, code: string, quote?: Quote) {
  return HttpResponse.json(
    { success: false, message, error: message, code, ...(quote ? { quote } : {}) },
    { status: 409 },
  );
}
