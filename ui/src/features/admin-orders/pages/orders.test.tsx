import { act, screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { makeAdminOrder } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { errorReply, listReply, server } from "@/test/server";
import { APPROVED, card, openShop } from "@/test/admin-orders-shop";

let shop: ReturnType<typeof openShop>;

beforeEach(() => {
  shop = openShop();
});

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
          detail: "",
        },
        {
          at: "2026-01-10T04:05:00.000Z",
          action: "approved",
          by: "owner@haat.example",
          delivery: "12 January 2026",
          detail: "",
        },
      ],
    });
    shop.orders = [order];
    const { user } = renderApp("/029A/admin/orders");
    expect(await screen.findByRole("heading", { level: 1, name: "All Orders" })).toBeVisible();
    const shown = await card(order);
    for (const text of [
      "Galaxy S25",
      "Blue, 8GB",
      "2 × TK 45,000",
      "Rahim",
      "Road 5",
      "Cash on Delivery",
      "Not confirmed",
      "Not paid yet",
      "We have received your order",
      "2 to 3 days",
    ]) {
      expect(shown.getByText(text)).toBeInTheDocument();
    }
    expect(shown.getAllByText("TK 90,000")).toHaveLength(2);
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
    const [, placed, approved] = shown.getAllByRole("listitem");
    expect(placed).toHaveTextContent("Placed by rahim@haat.example");
    expect(approved).toHaveTextContent(
      "Approved by owner@haat.example10 Jan 2026, 10:05 · Delivery: 12 January 2026",
    );
  });

  it("names a checkout without an account, whose pickup needs no address, and tells it from a quick order", async () => {
    const visitor = { userId: null, userEmail: "", Message: "" };
    const pickup = makeAdminOrder({
      ...visitor,
      deliveryMethod: "pickup",
      branch: "Bahaddarhat",
      paymentMethod: "Store Payment",
      userAddress: "",
    });
    const brought = makeAdminOrder({ ...visitor, userAddress: "" });
    shop.orders = [pickup, brought];
    renderApp("/029A/admin/orders");
    const fetched = await card(pickup);
    expect(fetched.getByText("No account")).toBeInTheDocument();
    expect(fetched.queryByText("Quick order")).not.toBeInTheDocument();
    expect(fetched.queryByText("Not Provided")).not.toBeInTheDocument();
    const address = (await card(brought)).getByText("Not Provided");
    expect(address.closest("div")).toHaveTextContent("AddressNot Provided");
    expect((await card(brought)).queryByText("E-mail")).not.toBeInTheDocument();
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
    shop.orders = [order];
    renderApp("/029A/admin/orders");
    const shown = await card(order);
    expect(shown.getByText("Quick order")).toBeInTheDocument();
    expect(
      shown.getAllByText("Not Provided").map((text) => text.closest("div")?.textContent),
    ).toEqual(["PhoneNot Provided", "AddressNot Provided"]);
    expect(shown.getByText(/Please call first\.\s+After 5\./)).toHaveClass("whitespace-pre-line");
    expect(shown.queryByText(/TK/)).not.toBeInTheDocument();
    expect(shown.queryByRole("link", { name: "WhatsApp" })).not.toBeInTheDocument();
  });
});

describe("the list", () => {
  it("keeps search, filter and page in the address", async () => {
    shop.orders = [
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
    expect(shop.asked).toContain("?page=1&limit=10&q=salma&status=pending");
  });

  it("reads a bad address as the whole list, and a page beyond the end as the last", async () => {
    shop.orders = [makeAdminOrder()];
    const { router } = renderApp("/029A/admin/orders?status=lost&page=7");
    await card(shop.orders[0]!);
    await waitFor(() => expect(router.location.search).toBe("?status=lost"));
  });

  it("lets an order leave the list of its old status, which keeps the focus", async () => {
    const [first, second] = [makeAdminOrder(), makeAdminOrder()];
    shop.orders = [first, second];
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
    shop.orders = [makeAdminOrder()];
    const app = renderApp("/029A/admin/orders");
    await card(shop.orders[0]!);
    const fresh = makeAdminOrder({ orderedAt: "2026-01-10T03:04:05.000Z" });
    shop.orders = [fresh, ...shop.orders];
    await poll(app);
    await card(fresh);
    expect(screen.getByText("1 new order.")).toHaveAttribute("role", "status");
    expect(screen.queryByRole("button", { name: "Show" })).not.toBeInTheDocument();
  });

  it("appear at once in an empty shop", async () => {
    const app = renderApp("/029A/admin/orders");
    expect(await screen.findByText("No orders yet")).toBeInTheDocument();
    shop.orders = [makeAdminOrder()];
    await poll(app);
    await card(shop.orders[0]!);
  });

  it("wait behind a word while something else is looked at", async () => {
    shop.orders = [makeAdminOrder({ ...APPROVED })];
    const app = renderApp("/029A/admin/orders?status=approved&q=rahim");
    const old = shop.orders[0]!;
    await card(old);
    const fresh = [
      makeAdminOrder({ orderedAt: "2026-01-11T03:04:05.000Z" }),
      makeAdminOrder({ orderedAt: "2026-01-10T03:04:05.000Z" }),
    ];
    shop.orders = [...fresh, ...shop.orders];
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
    shop.orders = [makeAdminOrder()];
    const app = renderApp("/029A/admin/orders");
    const shown = await card(shop.orders[0]!);
    const time = shown.getByRole("combobox", { name: /^Delivery time/ });
    await app.user.type(time, "To");
    shop.orders = [makeAdminOrder({ orderedAt: "2026-01-10T03:04:05.000Z" }), ...shop.orders];
    await poll(app);
    expect(await screen.findByText("1 new order.")).toBeInTheDocument();
    expect(screen.getAllByRole("article")).toHaveLength(1);
    await app.user.click(screen.getByRole("button", { name: "Show" }));
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(2));
    expect(time).toHaveValue("To");
  });
});
