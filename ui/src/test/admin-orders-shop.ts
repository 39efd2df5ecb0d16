import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import type { AdminOrder } from "@/api/types";
import { signInAdmin } from "./admin-handlers";
import { listReply, server } from "./server";

/** What approving makes of an order, what delivering does, and what shipping. */
export const APPROVED = {
  paymentStatus: "approved",
  OrderStatus: "Your order is confirmed",
  stage: "approved",
} as const satisfies Partial<AdminOrder>;
export const DELIVERED = {
  ...APPROVED,
  OrderStatus: "We have delivered your product",
  stage: "delivered",
} as const satisfies Partial<AdminOrder>;
export const SHIPPED = {
  ...APPROVED,
  OrderStatus: "Your order is on its way",
  stage: "shipped",
} as const satisfies Partial<AdminOrder>;

interface OrdersShop {
  /** The shop's orders, the newest first. */
  orders: AdminOrder[];
  /** The queries of the lists that were asked for, in order. */
  asked: string[];
  /** The changes that were sent, in order. */
  sent: { call: string; body: unknown }[];
}

/** The changes beside approving and delivering: what each answers, and what it makes of its order. */
const STEPS: Record<string, (body: Body) => [message: string, patch: Partial<AdminOrder>]> = {
  ship: ({ courier }) => ["Order shipped.", { ...SHIPPED, courier }],
  cancel: ({ reason }) => [
    "Order cancelled successfully!",
    { OrderStatus: "Your order was cancelled", stage: "cancelled", reason },
  ],
  return: ({ reason }) => [
    "Return saved.",
    { OrderStatus: "Your order was returned", stage: "returned", reason },
  ],
  payment: ({ received }) => ["Payment saved.", { paymentReceived: received }],
  note: ({ note }) => ["Note saved.", { note }],
};

interface Body {
  orderId: string;
  deliveryTime?: string;
  courier?: string;
  reason?: string;
  received?: boolean;
  note?: string;
}

/** A shop for an admin, with no orders yet: lists, counts, approves and delivers those that a test gives it. */
export function openShop(): OrdersShop {
  const shop: OrdersShop = { orders: [], asked: [], sent: [] };

  /** Takes a change of the order that a body names, and answers as the server does. */
  async function change(
    request: Request,
    reply: (body: Body) => [message: string, patch: Partial<AdminOrder>],
  ) {
    const body = (await request.json()) as Body;
    const [message, patch] = reply(body);
    shop.sent.push({ call: new URL(request.url).pathname, body });
    shop.orders = shop.orders.map((order) =>
      order._id === body.orderId ? { ...order, ...patch } : order,
    );
    const order = shop.orders.find(({ _id }) => _id === body.orderId);
    return HttpResponse.json({ success: true, message, order });
  }

  signInAdmin();
  server.use(
    http.get("/orders", ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      shop.asked.push(search);
      const q = (searchParams.get("q") ?? "").toLowerCase();
      const status = searchParams.get("status") ?? "";
      const found = shop.orders.filter(
        (order) =>
          (status === "" || order.stage === status) &&
          `${order.orderNumber} ${order.username} ${order.name}`.toLowerCase().includes(q),
      );
      const limit = Number(searchParams.get("limit"));
      const from = (Number(searchParams.get("page")) - 1) * limit;
      return listReply(found.slice(from, from + limit), found.length);
    }),
    http.get("/orders/:id", ({ params }) =>
      HttpResponse.json(shop.orders.find(({ _id }) => _id === params.id)),
    ),
    http.get("/api/admin/waiting", () =>
      HttpResponse.json({
        orders: shop.orders.filter((order) => order.stage === "pending").length,
        messages: 0,
        newestOrderAt: shop.orders[0]?.orderedAt ?? null,
      }),
    ),
    http.patch("/api/orders/approve", ({ request }) =>
      change(request, ({ deliveryTime: delivery }) => [
        "Order approved successfully!",
        { ...APPROVED, delivery },
      ]),
    ),
    http.post("/api/orders/deliver", ({ request }) =>
      change(request, ({ deliveryTime: delivery }) => [
        "Order marked as delivered successfully.",
        { ...DELIVERED, delivery },
      ]),
    ),
    http.all("/api/orders/:step", ({ request, params }) => {
      const step = STEPS[String(params.step)];
      return step ? change(request, step) : undefined;
    }),
  );
  return shop;
}

/** The card of an order, once it is there. */
export const card = async (order: AdminOrder) =>
  within(await screen.findByRole("article", { name: order.orderNumber }));
