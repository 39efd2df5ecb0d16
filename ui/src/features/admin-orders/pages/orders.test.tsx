import { act, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { AdminOrder } from "@/api/types";
import { signInAdmin } from "@/test/admin-handlers";
import { makeAdminOrder } from "@/test/fixtures";
import { homeHandlers } from "@/test/home-handlers";
import { renderApp } from "@/test/render-app";
import { errorReply, listReply, server } from "@/test/server";

const APPROVED = { paymentStatus: "approved", OrderStatus: "Your order is confirmed" };
const DELIVERED = { ...APPROVED, OrderStatus: "We have delivered your product" };

/** The shop's orders, the newest first; what was asked and sent is kept. */
let orders: AdminOrder[] = [];
let asked: string[] = [];
let sent: { call: string; body: unknown }[] = [];

function statusOf(order: AdminOrder): string {
  if (order.OrderStatus === DELIVERED.OrderStatus) return "delivered";
  return order.paymentStatus;
}

/** Takes a change of the order that a body names, and answers as the server does. */
async function change(request: Request, message: string, patch: Partial<AdminOrder>) {
  const body = (await request.json()) as { orderId: string; deliveryTime: string };
  sent.push({ call: new URL(request.url).pathname, body });
  orders = orders.map((order) =>
    order._id === body.orderId ? { ...order, ...patch, delivery: body.deliveryTime } : order,
  );
  const order = orders.find(({ _id }) => _id === body.orderId);
  return HttpResponse.json({ success: true, message, order });
}

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  orders = [];
  asked = [];
  sent = [];
  signInAdmin();
  server.use(
    http.get("/orders", ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      asked.push(search);
      const q = (searchParams.get("q") ?? "").toLowerCase();
      const status = searchParams.get("status") ?? "";
      const found = orders.filter(
        (order) =>
          (status === "" || statusOf(order) === status) &&
          `${order.orderNumber} ${order.username} ${order.name}`.toLowerCase().includes(q),
      );
      const limit = Number(searchParams.get("limit"));
      const from = (Number(searchParams.get("page")) - 1) * limit;
      return listReply(found.slice(from, from + limit), found.length);
    }),
    http.get("/api/admin/waiting", () =>
      HttpResponse.json({
        orders: orders.filter((order) => statusOf(order) === "pending").length,
        messages: 0,
        newestOrderAt: orders[0]?.orderedAt ?? null,
      }),
    ),
    http.patch("/api/orders/approve", ({ request }) =>
      change(request, "Order approved successfully!", APPROVED),
    ),
    http.post("/api/orders/deliver", ({ request }) =>
      change(request, "Order marked as delivered successfully.", DELIVERED),
    ),
  );
});

const card = async (order: AdminOrder) =>
  within(await screen.findByRole("article", { name: order.orderNumber }));

describe("a card", () => {
  it("shows the order with everything that is needed to deliver it", async () => {
    const order = makeAdminOrder({
      name: "Galaxy S25",
      color: "Blue",
      ramStorage: "8GB",
      quantity: 2,
      price: 45_000,
      total: 90_000,
      orderedAt: "2026-01-09T20:04:05.000Z",
      history: [
        {
          at: "2026-01-09T20:04:05.000Z",
          action: "placed",
          by: "rahim@haat.example",
          delivery: "",
        },
        {
          at: "2026-01-10T04:05:00.000Z",
          action: "approved",
          by: "owner@haat.example",
          delivery: "12 January 2026",
        },
      ],
    });
    orders = [order];
    const { user } = renderApp("/029A/admin/orders");
    expect(await screen.findByRole("heading", { level: 1, name: "All Orders" })).toBeVisible();
    const shown = await card(order);
    for (const text of [
      "Galaxy S25",
      "Blue, 8GB",
      "TK 45,000",
      "TK 90,000",
      "Rahim",
      "Road 5",
      "Cash on Delivery",
      "Payment pending",
      "We have received your order",
      "2 to 3 days",
    ]) {
      expect(shown.getByText(text)).toBeInTheDocument();
    }
    expect(shown.getByText("2")).toBeInTheDocument();
    expect(shown.getAllByText("10 Jan 2026, 02:04")[0]).toBeVisible();
    expect(shown.getByRole("link", { name: "rahim@haat.example" })).toHaveAttribute(
      "href",
      "mailto:rahim@haat.example",
    );
    expect(shown.getByRole("link", { name: "Call 01700000009" })).toHaveAttribute(
      "href",
      "tel:01700000009",
    );
    expect(shown.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
      "href",
      "https://wa.me/8801700000009",
    );
    expect(shown.getByRole("link", { name: "Invoice" })).toHaveAttribute(
      "href",
      `/029A/admin/orders/${order._id}/invoice`,
    );
    expect(shown.queryByText("Quick order")).not.toBeInTheDocument();
    expect(shown.queryByText("Message")).not.toBeInTheDocument();

    expect(shown.getByText("10 Jan 2026, 10:05")).not.toBeVisible();
    await user.click(shown.getByText("History (2)"));
    const [placed, approved] = shown.getAllByRole("listitem");
    expect(placed).toHaveTextContent("Placed by rahim@haat.example");
    expect(approved).toHaveTextContent(
      "Approved by owner@haat.example10 Jan 2026, 10:05 · Delivery: 12 January 2026",
    );
  });

  it("marks a quick order, and says what was not provided", async () => {
    const order = makeAdminOrder({
      userId: null,
      productId: null,
      listing: null,
      name: "A charger for my phone",
      price: null,
      total: null,
      userPhone: "",
      userAddress: "",
      Message: "Please call first.\nAfter 5.",
    });
    orders = [order];
    renderApp("/029A/admin/orders");
    const shown = await card(order);
    expect(shown.getByText("Quick order")).toBeInTheDocument();
    expect(shown.getAllByText("Not Provided")).toHaveLength(2);
    expect(shown.getByText(/Please call first\.\s+After 5\./)).toHaveClass("whitespace-pre-line");
    expect(shown.queryByText(/TK/)).not.toBeInTheDocument();
    expect(shown.queryByRole("link", { name: "WhatsApp" })).not.toBeInTheDocument();
  });
});

describe("approving and delivering", () => {
  it("wants a delivery time, approves, then delivers", async () => {
    const order = makeAdminOrder();
    orders = [makeAdminOrder(), order];
    const { user } = renderApp("/029A/admin/orders");
    const shown = await card(order);
    await user.click(shown.getByRole("button", { name: "Approve" }));
    const time = shown.getByRole("combobox", { name: /^Delivery time/ });
    expect(shown.getByText("Please enter a delivery time.")).toBeInTheDocument();
    expect(time).toBeInvalid();
    expect(time).toHaveFocus();
    expect(sent).toEqual([]);

    await user.type(time, " 12 January ");
    expect(shown.queryByText("Please enter a delivery time.")).not.toBeInTheDocument();
    await user.click(shown.getByRole("button", { name: "Approve" }));
    expect(await screen.findByText("Order approved successfully!")).toBeInTheDocument();
    expect(sent).toEqual([
      {
        call: "/api/orders/approve",
        body: {
          adminEmail: "owner@haat.example",
          orderId: order._id,
          userId: "c1",
          deliveryTime: "12 January",
        },
      },
    ]);
    expect(shown.getByRole("button", { name: "Approved" })).toBeDisabled();
    expect(shown.getByText("Payment approved")).toBeInTheDocument();
    expect(shown.getByText("Your order is confirmed")).toBeInTheDocument();
    expect(shown.getByText("12 January")).toBeInTheDocument();
    expect(shown.getByRole("heading", { level: 2 })).toHaveFocus();

    await user.click(shown.getByRole("button", { name: "Confirm Delivery" }));
    expect(shown.getByText("Please enter the delivery time.")).toBeInTheDocument();
    await user.type(shown.getByRole("combobox", { name: /^Delivery time/ }), "Today{Enter}");
    expect(await screen.findByText("Order marked as delivered successfully.")).toBeInTheDocument();
    expect(sent[1]).toEqual({
      call: "/api/orders/deliver",
      body: { adminEmail: "owner@haat.example", orderId: order._id, deliveryTime: "Today" },
    });
    expect(shown.getByRole("button", { name: "Delivered" })).toBeDisabled();
    expect(shown.getByRole("button", { name: "Approved" })).toBeDisabled();
    expect(shown.queryByRole("combobox")).not.toBeInTheDocument();
    expect(screen.getAllByRole("article")).toHaveLength(2);
  });

  it("tells when there is not enough stock, and that another admin was quicker", async () => {
    const order = makeAdminOrder({ userId: null, stockTaken: 0, quantity: 5 });
    orders = [order];
    server.use(
      http.patch(
        "/api/orders/approve",
        () =>
          HttpResponse.json(
            { success: false, message: "Not enough stock.", error: "Not enough stock.", stock: 2 },
            { status: 409 },
          ),
        { once: true },
      ),
    );
    const { user } = renderApp("/029A/admin/orders");
    const shown = await card(order);
    const time = shown.getByRole("combobox", { name: /^Delivery time/ });
    await user.type(time, "Tomorrow{Enter}");
    expect(await screen.findByText("Not enough stock.")).toBeInTheDocument();
    expect(await shown.findByText("Not enough stock. 2 left.")).toBeInTheDocument();
    expect(time).toHaveValue("Tomorrow");

    server.use(
      http.patch("/api/orders/approve", () => {
        orders = [{ ...order, ...APPROVED, delivery: "Friday" }];
        return errorReply(409, "This order is already approved.");
      }),
    );
    await user.click(shown.getByRole("button", { name: "Approve" }));
    expect(await screen.findByText("This order is already approved.")).toBeInTheDocument();
    expect(await shown.findByRole("button", { name: "Approved" })).toBeDisabled();
    expect(shown.getByText("Friday")).toBeInTheDocument();
  });

  it("keeps what was typed when the connection drops", async () => {
    const order = makeAdminOrder(APPROVED);
    orders = [order];
    server.use(http.post("/api/orders/deliver", () => HttpResponse.error()));
    const { user } = renderApp("/029A/admin/orders");
    const shown = await card(order);
    const time = shown.getByRole("combobox", { name: /^Delivery time/ });
    await user.type(time, "5 pm");
    await user.click(shown.getByRole("button", { name: "Confirm Delivery" }));
    expect(await screen.findByText("Failed to update order. Try again.")).toBeInTheDocument();
    expect(time).toHaveValue("5 pm");
  });

  it("says so when approving cannot be answered, and leaves an ended session to the guard", async () => {
    const order = makeAdminOrder();
    orders = [order];
    server.use(http.patch("/api/orders/approve", () => HttpResponse.error(), { once: true }));
    const { user, router } = renderApp("/029A/admin/orders");
    const shown = await card(order);
    await user.type(shown.getByRole("combobox", { name: /^Delivery time/ }), "5 pm{Enter}");
    expect(await screen.findByText("Failed to approve order. Try again.")).toBeInTheDocument();

    server.use(
      ...homeHandlers(),
      http.patch("/api/orders/approve", () => errorReply(401, "Please log in.")),
      http.get("/api/me", () => HttpResponse.json({ user: null, customer: null })),
    );
    await user.click(shown.getByRole("button", { name: "Approve" }));
    await waitFor(() => expect(router.location.pathname).toBe("/"));
    expect(await screen.findByText("Please log in")).toBeInTheDocument();
  });
});

describe("deleting", () => {
  it("asks, says what goes back to stock, deletes, and takes it back", async () => {
    const order = makeAdminOrder({ quantity: 3, stockTaken: 3 });
    const other = makeAdminOrder();
    orders = [order, other];
    server.use(
      http.delete("/orders/:id", ({ params }) => {
        sent.push({ call: "delete", body: params.id });
        orders = [other];
        return HttpResponse.json({ acknowledged: true, deletedCount: 1 });
      }),
      http.post("/api/admin/trash/:id/restore", ({ params }) => {
        sent.push({ call: "restore", body: params.id });
        orders = [order, other];
        return HttpResponse.json({ success: true, message: "Restored successfully." });
      }),
    );
    const { user } = renderApp("/029A/admin/orders");
    await user.click((await card(order)).getByRole("button", { name: "Delete" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(
      dialog.getByText("Are you sure you want to mark this order as completed and remove it?"),
    ).toBeInTheDocument();
    expect(dialog.getByText("It is not delivered: 3 pieces go back to stock.")).toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Order Deleted")).toBeInTheDocument();
    expect(sent).toEqual([{ call: "delete", body: order._id }]);
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(1));
    expect(screen.getByText("1 order")).toBeInTheDocument();

    await user.click(screen.getByRole("button", { name: "Undo" }));
    await card(order);
    expect(sent[1]).toEqual({ call: "restore", body: order._id });
  });

  it("promises no stock for a delivered order, and only what a quick order really took", async () => {
    const delivered = makeAdminOrder({ ...DELIVERED, stockTaken: 0 });
    const quick = makeAdminOrder({ userId: null, quantity: 4, stockTaken: 0 });
    orders = [delivered, quick];
    server.use(http.delete("/orders/:id", () => HttpResponse.error()));
    const { user } = renderApp("/029A/admin/orders");
    await user.click((await card(delivered)).getByRole("button", { name: "Delete" }));
    const dialog = await screen.findByRole("dialog");
    expect(dialog).toHaveTextContent("Are you sure you want to mark this order as completed");
    expect(dialog).not.toHaveTextContent("go back to stock");
    await user.click(within(dialog).getByRole("button", { name: "Cancel" }));

    await user.click((await card(quick)).getByRole("button", { name: "Delete" }));
    const second = await screen.findByRole("dialog");
    expect(second).toHaveTextContent("It is not delivered: 0 pieces go back to stock.");
    await user.click(within(second).getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Failed to delete Order")).toBeInTheDocument();
    expect(screen.getAllByRole("article")).toHaveLength(2);
  });
});

describe("the list", () => {
  it("keeps search, filter and page in the address", async () => {
    orders = [
      ...Array.from({ length: 12 }, () => makeAdminOrder()),
      makeAdminOrder({ ...APPROVED, username: "Salma" }),
    ];
    const { user, router } = renderApp("/029A/admin/orders");
    expect(await screen.findByText("13 orders")).toBeInTheDocument();
    expect(screen.getAllByRole("article")).toHaveLength(10);
    await user.click(screen.getByRole("link", { name: "Page 2" }));
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(3));
    expect(router.location.search).toBe("?page=2");
    expect(screen.getByRole("region", { name: "List of orders" })).toHaveFocus();

    const filter = within(screen.getByRole("group", { name: "Show orders that are" }));
    expect(filter.getByRole("button", { name: "All" })).toHaveAttribute("aria-pressed", "true");
    await user.click(filter.getByRole("button", { name: "Pending" }));
    expect(router.location.search).toBe("?status=pending");
    expect(await screen.findByText("12 orders")).toBeInTheDocument();

    await user.keyboard("/");
    const search = screen.getByRole("searchbox", { name: "Search orders" });
    expect(search).toHaveFocus();
    await user.keyboard("salma{Enter}");
    expect(await screen.findByText("No orders found")).toBeInTheDocument();
    expect(router.location.search).toBe("?status=pending&q=salma");
    await user.click(screen.getByRole("button", { name: "Show all orders" }));
    expect(await screen.findByText("13 orders")).toBeInTheDocument();
    expect(router.location.search).toBe("");
    await router.navigate(-1);
    expect(search).toHaveValue("salma");
    expect(asked).toContain("?page=1&limit=10&q=salma&status=pending");
  });

  it("reads a bad address as the whole list, and a page beyond the end as the last", async () => {
    orders = [makeAdminOrder()];
    const { router } = renderApp("/029A/admin/orders?status=lost&page=7");
    await card(orders[0]!);
    await waitFor(() => expect(router.location.search).toBe("?status=lost"));
  });

  it("lets an order leave the list of its old status, which keeps the focus", async () => {
    const [first, second] = [makeAdminOrder(), makeAdminOrder()];
    orders = [first, second];
    const { user } = renderApp("/029A/admin/orders?status=pending");
    const shown = await card(first);
    await user.type(shown.getByRole("combobox", { name: /^Delivery time/ }), "Friday{Enter}");
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(1));
    expect(screen.getByText("1 order")).toBeInTheDocument();
    expect(screen.getByRole("region", { name: "List of orders" })).toHaveFocus();
  });

  it("says what an empty shop has to wait for, and offers another try after a failure", async () => {
    let works = false;
    server.use(
      http.get("/orders", () =>
        works ? listReply([]) : errorReply(500, "Something went wrong. Please try again."),
      ),
    );
    const { user } = renderApp("/029A/admin/orders");
    expect(await screen.findByText("This could not be loaded")).toBeInTheDocument();
    works = true;
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("No orders yet")).toBeInTheDocument();
  });
});

describe("new orders", () => {
  const poll = async (app: ReturnType<typeof renderApp>) =>
    act(() => app.queryClient.refetchQueries({ queryKey: ["admin", "waiting"] }));

  it("appear at once at the top of the newest", async () => {
    orders = [makeAdminOrder()];
    const app = renderApp("/029A/admin/orders");
    await card(orders[0]!);
    const fresh = makeAdminOrder({ orderedAt: "2026-01-10T03:04:05.000Z" });
    orders = [fresh, ...orders];
    await poll(app);
    await card(fresh);
    expect(screen.getByText("1 new order.")).toHaveAttribute("role", "status");
    expect(screen.queryByRole("button", { name: "Show" })).not.toBeInTheDocument();
  });

  it("appear at once in an empty shop", async () => {
    const app = renderApp("/029A/admin/orders");
    expect(await screen.findByText("No orders yet")).toBeInTheDocument();
    orders = [makeAdminOrder()];
    await poll(app);
    await card(orders[0]!);
  });

  it("wait behind a word while something else is looked at", async () => {
    orders = [makeAdminOrder({ ...APPROVED })];
    const app = renderApp("/029A/admin/orders?status=approved&q=rahim");
    const old = orders[0]!;
    await card(old);
    const fresh = [
      makeAdminOrder({ orderedAt: "2026-01-11T03:04:05.000Z" }),
      makeAdminOrder({ orderedAt: "2026-01-10T03:04:05.000Z" }),
    ];
    orders = [...fresh, ...orders];
    await poll(app);
    expect(await screen.findByText("2 new orders.")).toBeInTheDocument();
    expect(screen.getAllByRole("article")).toHaveLength(1);
    await app.user.click(screen.getByRole("button", { name: "Show" }));
    await card(fresh[0]!);
    expect(app.router.location.search).toBe("");
    expect(screen.getAllByRole("article")).toHaveLength(3);
    expect(screen.queryByRole("button", { name: "Show" })).not.toBeInTheDocument();
    expect(screen.queryByText("2 new orders.")).not.toBeInTheDocument();
  });

  it("wait while a delivery time is typed", async () => {
    orders = [makeAdminOrder()];
    const app = renderApp("/029A/admin/orders");
    const shown = await card(orders[0]!);
    const time = shown.getByRole("combobox", { name: /^Delivery time/ });
    await app.user.type(time, "To");
    orders = [makeAdminOrder({ orderedAt: "2026-01-10T03:04:05.000Z" }), ...orders];
    await poll(app);
    expect(await screen.findByText("1 new order.")).toBeInTheDocument();
    expect(screen.getAllByRole("article")).toHaveLength(1);
    await app.user.click(screen.getByRole("button", { name: "Show" }));
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(2));
    expect(time).toHaveValue("To");
  });
});
