import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { doneReply, signIn } from "@/test/customer-handlers";
import { makeCustomer, makeOrder } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { errorReply, listReply, server } from "@/test/server";

describe("Your Orders", () => {
  const waiting = makeOrder({ orderId: "o1", orderNumber: "H-AAAA-0001", name: "Waiting phone" });
  const approved = makeOrder({
    orderId: "o2",
    orderNumber: "H-AAAA-0002",
    name: "Confirmed phone",
    color: "Blue",
    quantity: 2,
    total: 90_000,
    paymentStatus: "approved",
    OrderStatus: "Your order is confirmed",
    approvedAt: "2026-01-10T03:04:05Z",
  });

  it("shows each with its way, to be cancelled until it is approved", async () => {
    signIn();
    server.use(http.get("/api/my/orders", () => listReply([waiting, approved], 25)));
    renderApp("/dashboard/orders");
    expect(
      await screen.findByRole("heading", { level: 1, name: "Your Orders" }),
    ).toBeInTheDocument();
    const list = await screen.findByRole("list", { name: "Your orders" });
    const cards = within(list).getAllByRole("article");
    expect(cards).toHaveLength(2);
    const first = within(cards[0]!);
    expect(first.getByText("We have received your order")).toBeInTheDocument();
    expect(first.getByText("Pending")).toBeInTheDocument();
    expect(first.getByText("H-AAAA-0001")).toBeInTheDocument();
    expect(first.getByRole("button", { name: "Cancel Order H-AAAA-0001" })).toBeInTheDocument();
    const second = within(cards[1]!);
    expect(second.getByText("Your order is confirmed")).toBeInTheDocument();
    // Of the line, and of the order.
    expect(second.getAllByText("TK 90,000")).toHaveLength(2);
    expect(second.getByText("Blue")).toBeInTheDocument();
    expect(second.getByText("2 × TK 45,000")).toBeInTheDocument();
    expect(second.getByText("10 Jan 2026, 09:04")).toBeInTheDocument();
    expect(
      second.getByRole("button", { name: "Remove from my list H-AAAA-0002" }),
    ).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Page 3" })).toHaveAttribute(
      "href",
      "/dashboard/orders?page=3",
    );
  });

  it("links a product while the shop has it", async () => {
    signIn();
    const gone = makeOrder({ name: "Confirmed phone", productGone: true });
    server.use(http.get("/api/my/orders", () => listReply([waiting, gone])));
    renderApp("/dashboard/orders");
    expect(await screen.findByRole("link", { name: "Waiting phone" })).toHaveAttribute(
      "href",
      `/product/${waiting.productId}`,
    );
    expect(screen.getByText("Confirmed phone")).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "Confirmed phone" })).not.toBeInTheDocument();
    expect(screen.getByText("No longer in the shop")).toBeInTheDocument();
  });

  it("takes an order off the list after a question that says that it goes on", async () => {
    signIn();
    let orders = [approved];
    let body: unknown;
    server.use(
      http.get("/api/my/orders", () => listReply(orders)),
      http.post("/api/user/order/delete", async ({ request }) => {
        body = await request.json();
        orders = [];
        return doneReply("Order deleted successfully!", makeCustomer());
      }),
    );
    const { user } = renderApp("/dashboard/orders");
    await user.click(await screen.findByRole("button", { name: /^Remove from my list/ }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText(/^The order itself goes on/)).toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: /^Remove from my list/ }));
    expect(await screen.findByText("Order deleted successfully!")).toBeInTheDocument();
    expect(await screen.findByText("You have no orders yet")).toBeInTheDocument();
    expect(body).toEqual({ userId: "c1", orderId: "o2" });
  });

  it.each([
    "Your order was cancelled",
    "Your order was returned",
    "We have delivered your product",
  ] as const)(
    "says that an order only leaves the list where nothing comes of it: %s",
    async (is) => {
      signIn();
      server.use(http.get("/api/my/orders", () => listReply([makeOrder({ OrderStatus: is })])));
      const { user } = renderApp("/dashboard/orders");
      await user.click(await screen.findByRole("button", { name: /^Remove from my list/ }));
      const dialog = within(await screen.findByRole("dialog"));
      expect(dialog.getByText("It only leaves this list.")).toBeInTheDocument();
      expect(dialog.queryByText(/goes on/)).not.toBeInTheDocument();
    },
  );

  it("cancels an order that nobody approved yet", async () => {
    signIn();
    let orders = [waiting];
    let body: unknown;
    server.use(
      http.get("/api/my/orders", () => listReply(orders)),
      http.post("/api/user/order/cancel", async ({ request }) => {
        body = await request.json();
        orders = [
          {
            ...waiting,
            OrderStatus: "Your order was cancelled",
            stage: "cancelled",
            reason: "Changed my mind",
            cancelledAt: "2026-01-11T03:04:05Z",
          },
        ];
        return doneReply("Order cancelled successfully!", makeCustomer());
      }),
    );
    const { user } = renderApp("/dashboard/orders");
    await user.click(await screen.findByRole("button", { name: /^Cancel Order/ }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Cancel Order" }));
    expect(await screen.findByText("Your order was cancelled")).toBeInTheDocument();
    // Nothing is paid and nothing comes.
    expect(screen.queryByText("Pending")).not.toBeInTheDocument();
    expect(screen.queryByText("2 to 3 days")).not.toBeInTheDocument();
    expect(screen.queryByRole("link", { name: /^Print Invoice/ })).not.toBeInTheDocument();
    const way = within(screen.getByRole("list", { name: "Order status" }));
    expect(way.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Received, done9 Jan 2026, 09:04",
      "Cancelled, done11 Jan 2026, 09:04Reason: Changed my mind",
    ]);
    expect(screen.getByRole("button", { name: /^Remove from my list/ })).toBeInTheDocument();
    expect(body).toEqual({ userId: "c1", orderId: "o1" });
  });

  it.each([
    ["a refusal", () => errorReply(409, "Not yet."), "Not yet."],
    [
      "a refusal without words",
      () => HttpResponse.json({}, { status: 404 }),
      "Failed to delete order.",
    ],
    [
      "a failure",
      () => errorReply(500, "Something went wrong. Please try again."),
      "Failed to delete the order. Please try again.",
    ],
    [
      "a broken connection",
      () => HttpResponse.error(),
      "An error occurred while deleting the order. Please try again.",
    ],
  ])("keeps the order after %s", async (_, reply, text) => {
    signIn();
    server.use(
      http.get("/api/my/orders", () => listReply([approved])),
      http.post("/api/user/order/delete", reply),
    );
    const { user } = renderApp("/dashboard/orders");
    await user.click(await screen.findByRole("button", { name: /^Remove from my list/ }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: /^Remove from my list/ }));
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByText("Confirmed phone")).toBeInTheDocument();
  });

  it("offers another try where the list fails", async () => {
    signIn();
    server.use(http.get("/api/my/orders", () => errorReply(503, "The shop is busy.")));
    renderApp("/dashboard/orders");
    expect(await screen.findByRole("alert")).toHaveTextContent("The shop is busy.");
    expect(screen.getByRole("button", { name: "Retry" })).toBeInTheDocument();
  });
});
