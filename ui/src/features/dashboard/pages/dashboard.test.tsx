import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { doneReply, signIn } from "@/test/customer-handlers";
import { ADMIN, makeCartLine, makeCustomer, makeFavourite, makeOrder } from "@/test/fixtures";
import { homeHandlers } from "@/test/home-handlers";
import { renderApp } from "@/test/render-app";
import { errorReply, listReply, server } from "@/test/server";

describe("the guard", () => {
  it.each(["", "/orders", "/carts", "/profile", "/favourites", "/password", "/address"])(
    "sends a visitor from /dashboard%s to the home page",
    async (child) => {
      server.use(...homeHandlers());
      const { router } = renderApp(`/dashboard${child}`);
      await waitFor(() => expect(router.location.pathname).toBe("/"));
      expect(await screen.findByText("Please log in")).toBeInTheDocument();
    },
  );

  it("shows a spinner until the server has answered", async () => {
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    server.use(
      http.get("/api/me", async () => {
        await answered;
        return HttpResponse.json({ user: null, customer: makeCustomer() });
      }),
    );
    const { router } = renderApp("/dashboard");
    expect(await screen.findByText("Loading...")).toBeInTheDocument();
    expect(router.location.pathname).toBe("/dashboard");
    answer();
    expect(await screen.findByRole("heading", { level: 1, name: "Dashboard" })).toBeInTheDocument();
  });

  it("lets no admin in, who hides the customer, and the customer after the admin has gone", async () => {
    const customer = makeCustomer();
    let user: typeof ADMIN | null = ADMIN;
    server.use(
      ...homeHandlers(),
      http.get("/api/me", () => HttpResponse.json({ user, customer })),
      http.get("/dashboard-stats", () =>
        HttpResponse.json({
          totalMessages: 0,
          totalOrders: 0,
          totalProducts: 0,
          totalTrendingProducts: 0,
        }),
      ),
      http.post("/api/admin/logout", () => {
        user = null;
        return HttpResponse.json({ success: true, message: "ok" });
      }),
    );
    const { user: person, router } = renderApp("/dashboard");
    await waitFor(() => expect(router.location.pathname).toBe("/"));
    await waitFor(() => expect(document.cookie).toContain("user="));
    expect(document.cookie).not.toMatch(/(^|; )normalUser=/);
    expect(document.cookie).toContain("backupNormalUser=");
    await router.navigate("/029A/admin");
    await person.click(await screen.findByRole("button", { name: /^Logout/ }));
    await waitFor(() => expect(document.cookie).toMatch(/(^|; )normalUser=/));
    expect(document.cookie).not.toMatch(/(^|; )user=/);
    await router.navigate("/dashboard");
    expect(await screen.findByText("rahim@haat.example")).toBeInTheDocument();
  });

  it("shows the error page for an unknown child", async () => {
    signIn();
    renderApp("/dashboard/nothing");
    expect(await screen.findByText("Error Code: 404")).toBeInTheDocument();
  });
});

it("shows name, e-mail, points and the ways to everything, and logs out", async () => {
  const session = signIn({ points: 1250, totalOrders: 3, cart: [makeCartLine()] });
  server.use(
    http.post("/api/logout", () => {
      session.current = null;
      return HttpResponse.json({ success: true, message: "ok" });
    }),
  );
  const { user, router } = renderApp("/dashboard");
  expect(await screen.findByText("1,250")).toBeInTheDocument();
  const main = within(screen.getByRole("main"));
  expect(main.getByText("Rahim")).toBeInTheDocument();
  const tiles = main.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(tiles).toEqual([
    "/dashboard/orders",
    "/dashboard/carts",
    "/dashboard/favourites",
    "/dashboard/profile",
    "/dashboard/password",
    "/dashboard/address",
  ]);
  expect(main.getByRole("link", { name: "Orders 3 orders" })).toBeInTheDocument();
  expect(main.getByRole("link", { name: "Cart 1 item" })).toBeInTheDocument();
  await user.click(main.getByRole("button", { name: /^Logout/ }));
  expect(await screen.findByText("You have successfully logged out.")).toBeInTheDocument();
  await waitFor(() => expect(router.location.pathname).toBe("/login"));
  expect(screen.queryByText("Please log in")).not.toBeInTheDocument();
  expect(document.cookie).not.toContain("ormalUser=");
});

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
    expect(second.getByText("TK 90,000")).toBeInTheDocument();
    expect(second.getByText("Blue")).toBeInTheDocument();
    expect(second.getByText("10 January 2026")).toBeInTheDocument();
    expect(
      second.getByRole("button", { name: "Remove from my list H-AAAA-0002" }),
    ).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Page 3" })).toHaveAttribute(
      "href",
      "/dashboard/orders?page=3",
    );
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
    expect(screen.queryByRole("list", { name: "Order status" })).not.toBeInTheDocument();
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

describe("Your Cart", () => {
  const steady = makeCartLine({
    productId: "s1",
    name: "Steady",
    price: 10_000,
    addedPrice: 10_000,
  });
  const cheaper = makeCartLine({
    productId: "s2",
    name: "Cheaper",
    price: 8_000,
    addedPrice: 9_000,
  });
  const gone = makeCartLine({ productId: "s3", name: "Gone", available: false });

  it("says line by line what changed before anything is ordered", async () => {
    signIn({ cart: [steady, cheaper, gone] });
    renderApp("/dashboard/carts");
    expect(await screen.findByRole("heading", { level: 1, name: "Your Cart" })).toBeInTheDocument();
    expect(screen.getByRole("status")).toHaveTextContent("Something has changed");
    expect(screen.getByText("The price went down from TK 9,000 to TK 8,000.")).toBeInTheDocument();
    expect(screen.getByText(/^It cannot be ordered now/)).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Order Gone" })).toBeDisabled();
    expect(screen.getByRole("button", { name: "Order Steady" })).toBeEnabled();
    // What cannot be ordered is not in the total.
    expect(screen.getByText("TK 18,000")).toBeInTheDocument();
  });

  it("orders one line in the same dialog", async () => {
    const line = { ...steady, color: "Blue", ramStorage: "8GB" };
    const session = signIn({ cart: [line], phone: "01700000009", address: "House 1" });
    let body: unknown;
    server.use(
      http.post("/api/order/place", async ({ request }) => {
        body = await request.json();
        session.current = makeCustomer();
        return HttpResponse.json({
          success: true,
          message: "ok",
          user: session.current,
          orderId: "o1",
          orderNumber: "H-AAAA-0001",
          total: 10_000,
        });
      }),
    );
    const { user } = renderApp("/dashboard/carts");
    await user.click(await screen.findByRole("button", { name: "Order Steady" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Confirm Order" }));
    await user.click(dialog.getByRole("button", { name: /^Confirm Order/ }));
    expect(await screen.findByText("Order placed successfully!")).toBeInTheDocument();
    expect(await screen.findByText("Your cart is empty")).toBeInTheDocument();
    expect(body).toMatchObject({
      productId: "s1",
      color: "Blue",
      ramStorage: "8GB",
      price: 10_000,
      quantity: 1,
    });
  });

  it("removes one line with its choice", async () => {
    signIn({ cart: [steady] });
    let body: unknown;
    server.use(
      http.post("/api/cart/remove", async ({ request }) => {
        body = await request.json();
        return doneReply("ok", makeCustomer());
      }),
    );
    const { user } = renderApp("/dashboard/carts");
    await user.click(await screen.findByRole("button", { name: "Remove Steady" }));
    expect(await screen.findByText("Item removed from cart!")).toBeInTheDocument();
    expect(await screen.findByText("Your cart is empty")).toBeInTheDocument();
    expect(body).toEqual({ userId: "c1", productId: "s1", color: "", ramStorage: "" });
  });

  it.each([
    [
      "a refusal without words",
      () => HttpResponse.json({}, { status: 404 }),
      "Failed to remove item.",
    ],
    [
      "a broken connection",
      () => HttpResponse.error(),
      "An error occurred while removing the item.",
    ],
  ])("keeps the line after %s", async (_, reply, text) => {
    signIn({ cart: [steady] });
    server.use(http.post("/api/cart/remove", reply));
    const { user } = renderApp("/dashboard/carts");
    await user.click(await screen.findByRole("button", { name: "Remove Steady" }));
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Steady" })).toBeInTheDocument();
  });
});

describe("Your Favorites", () => {
  it("lists them and takes one out", async () => {
    signIn({
      favourites: [
        makeFavourite({ productId: "f1", name: "Liked phone", listing: "bestdeal" }),
        makeFavourite({ productId: "f2", name: "Sold out phone", available: false }),
      ],
    });
    server.use(http.delete("/api/favorites/remove", () => doneReply("ok", makeCustomer())));
    const { user } = renderApp("/dashboard/favourites");
    expect(
      await screen.findByRole("heading", { level: 1, name: "Your Favorites" }),
    ).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Liked phone" })).toHaveAttribute(
      "href",
      "/bestdeal/f1",
    );
    expect(screen.getByText("Not available now")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Remove Liked phone from favourites" }));
    expect(await screen.findByText("Removed from favorites!")).toBeInTheDocument();
    expect(await screen.findByText("You have no favourites yet")).toBeInTheDocument();
  });

  it("shows the server's message when that fails", async () => {
    signIn({ favourites: [makeFavourite({ name: "Liked phone" })] });
    server.use(http.delete("/api/favorites/remove", () => errorReply(503, "The shop is busy.")));
    const { user } = renderApp("/dashboard/favourites");
    await user.click(
      await screen.findByRole("button", { name: "Remove Liked phone from favourites" }),
    );
    expect(await screen.findByText("The shop is busy.")).toBeInTheDocument();
  });
});
