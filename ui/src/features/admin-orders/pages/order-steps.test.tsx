import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { APPROVED, card, DELIVERED, openShop, SHIPPED } from "@/test/admin-orders-shop";
import { makeAdminOrder, makeOrderLine } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { errorReply, server } from "@/test/server";

const ADMIN = { adminEmail: "owner@haat.example" };

let shop: ReturnType<typeof openShop>;

beforeEach(() => {
  shop = openShop();
});

const dialog = async () => within(await screen.findByRole("dialog"));

it("shows every line, and what the order is made up of", async () => {
  const order = makeAdminOrder({
    ...SHIPPED,
    lines: [
      makeOrderLine({ line: 1, name: "Galaxy S25", quantity: 2, price: 45_000, color: "Blue" }),
      makeOrderLine({ line: 2, name: "Charger", price: 1_500, returned: 1, productGone: true }),
    ],
    discount: 1_000,
    coupon: "EID2026",
    deliveryCharge: 120,
    zone: "Inside Chattogram",
    total: 90_620,
    paymentMethod: "bKash",
    transaction: "8N7A6B5C4D",
    courier: "Pathao",
    trackingNumber: "PT-77",
    trackingLink: "https://pathao.example/PT-77",
    reason: "The charger was broken.",
    note: "Call before noon.",
  });
  shop.orders = [order];
  renderApp("/029A/admin/orders");
  const shown = await card(order);
  const lines = within(shown.getByRole("list", { name: "What was ordered" }));
  expect(lines.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Galaxy S25SAMSUNG · PHONEBlue2 × TK 45,000TK 90,000",
    "ChargerSAMSUNG · PHONENo longer in the shop1 × TK 1,500TK 1,5001 piece came back",
  ]);
  expect(lines.getByRole("link", { name: "Galaxy S25" })).toBeInTheDocument();
  expect(lines.queryByRole("link", { name: "Charger" })).not.toBeInTheDocument();
  for (const text of [
    "TK 91,500",
    "Discount (EID2026)",
    "−TK 1,000",
    "TK 120",
    "TK 90,620",
    "Delivery: Inside Chattogram",
    "bKash",
    "8N7A6B5C4D",
    "Pathao",
    "PT-77",
    "The charger was broken.",
    "Call before noon.",
  ]) {
    expect(shown.getByText(text)).toBeInTheDocument();
  }
  expect(shown.getByRole("link", { name: "Follow the parcel" })).toHaveAttribute(
    "href",
    "https://pathao.example/PT-77",
  );
});

it("offers at each stage what can be done, and nothing else", async () => {
  const stages = {
    pending: makeAdminOrder(),
    approved: makeAdminOrder(APPROVED),
    shipped: makeAdminOrder(SHIPPED),
    delivered: makeAdminOrder(DELIVERED),
    cancelled: makeAdminOrder({ OrderStatus: "Your order was cancelled" }),
    returned: makeAdminOrder({
      ...APPROVED,
      OrderStatus: "Your order was returned",
      stage: "returned",
    }),
  };
  shop.orders = Object.values(stages);
  renderApp("/029A/admin/orders");
  const names = ["Approve", "Ship", "Confirm Delivery", "Cancel order", "Return"];
  const offered = async (stage: keyof typeof stages) => {
    const shown = await card(stages[stage]);
    return names.filter((name) => {
      const button = shown.queryByRole("button", { name });
      return button !== null && !button.hasAttribute("disabled");
    });
  };
  expect(await offered("pending")).toEqual(["Approve", "Confirm Delivery", "Cancel order"]);
  expect(await offered("approved")).toEqual(["Ship", "Confirm Delivery", "Cancel order"]);
  expect(await offered("shipped")).toEqual(["Confirm Delivery", "Cancel order", "Return"]);
  expect(await offered("delivered")).toEqual(["Return"]);
  expect(await offered("cancelled")).toEqual([]);
  expect(await offered("returned")).toEqual([]);
});

describe("shipping", () => {
  it("needs a courier, ships, and leaves the focus at the order", async () => {
    const order = makeAdminOrder(APPROVED);
    shop.orders = [order];
    const { user } = renderApp("/029A/admin/orders");
    const shown = await card(order);
    await user.click(shown.getByRole("button", { name: "Ship" }));
    const asked = await dialog();
    await user.type(asked.getByLabelText(/^Tracking link/), "pathao.example");
    await user.click(asked.getByRole("button", { name: "Ship" }));
    expect(await asked.findByText("Please enter the courier.")).toBeInTheDocument();
    expect(asked.getByText(/must be a link that starts with http/)).toBeInTheDocument();
    expect(shop.sent).toEqual([]);

    await user.type(asked.getByLabelText(/^Courier/), " Pathao ");
    await user.type(asked.getByLabelText("Tracking number"), "PT-77");
    await user.clear(asked.getByLabelText(/^Tracking link/));
    await user.click(asked.getByRole("button", { name: "Ship" }));
    expect(await screen.findByText("Order shipped.")).toBeInTheDocument();
    expect(shop.sent).toEqual([
      {
        call: "/api/orders/ship",
        body: {
          ...ADMIN,
          orderId: order._id,
          courier: "Pathao",
          trackingNumber: "PT-77",
          trackingLink: "",
        },
      },
    ]);
    expect(shown.getByText("Your order is on its way")).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(shown.getByRole("heading", { level: 2 })).toHaveFocus());
  });

  it("says in the dialog that another admin was quicker, and shows the order as it is now", async () => {
    const order = makeAdminOrder(APPROVED);
    shop.orders = [order];
    server.use(
      http.post("/api/orders/ship", () => {
        shop.orders = [{ ...order, ...SHIPPED, courier: "Steadfast" }];
        return errorReply(409, "This order is already shipped.");
      }),
    );
    const { user } = renderApp("/029A/admin/orders?status=approved");
    await user.click((await card(order)).getByRole("button", { name: "Ship" }));
    const asked = await dialog();
    await user.type(asked.getByLabelText(/^Courier/), "Pathao");
    await user.click(asked.getByRole("button", { name: "Ship" }));
    expect(await asked.findByText("This order is already shipped.")).toBeInTheDocument();
    // It has left the list behind the dialog, which stays.
    await waitFor(() => expect(screen.queryByText("1 order")).not.toBeInTheDocument());
    expect(asked.getByLabelText(/^Courier/)).toHaveValue("Pathao");
  });
});

it("cancels with a reason, and keeps it when the connection drops", async () => {
  const order = makeAdminOrder({ stockTaken: 2 });
  shop.orders = [order];
  server.use(http.post("/api/orders/cancel", () => HttpResponse.error(), { once: true }));
  const { user } = renderApp("/029A/admin/orders");
  const shown = await card(order);
  await user.click(shown.getByRole("button", { name: "Cancel order" }));
  const asked = await dialog();
  expect(
    asked.getByText(/2 pieces go back to stock\. The customer is told, with the reason\.$/),
  ).toBeInTheDocument();
  const submit = asked.getByRole("button", { name: "Cancel order" });
  await user.click(submit);
  expect(await asked.findByText("Please enter the reason.")).toBeInTheDocument();
  await user.type(asked.getByLabelText(/^Reason/), "Nobody answers.");
  await user.click(submit);
  expect(await asked.findByText(/We cannot reach the shop/)).toBeInTheDocument();
  await user.click(submit);
  expect(await screen.findByText("Order cancelled successfully!")).toBeInTheDocument();
  expect(shop.sent).toEqual([
    {
      call: "/api/orders/cancel",
      body: { ...ADMIN, orderId: order._id, reason: "Nobody answers." },
    },
  ]);
  expect(shown.getByText("Your order was cancelled")).toBeInTheDocument();
  expect(shown.getByText("Nobody answers.")).toBeInTheDocument();
});

it("promises no letter where there is no address, before cancelling", async () => {
  const order = makeAdminOrder({ userEmail: "", stockTaken: 1 });
  shop.orders = [order];
  const { user } = renderApp("/029A/admin/orders");
  await user.click((await card(order)).getByRole("button", { name: "Cancel order" }));
  expect(await screen.findByRole("dialog")).toHaveAccessibleDescription(
    "Nothing of it will be delivered: 1 piece goes back to stock.",
  );
});

it("says of what there is too little to ship", async () => {
  const order = makeAdminOrder(APPROVED);
  shop.orders = [order];
  server.use(
    http.post("/api/orders/ship", () =>
      HttpResponse.json(
        { success: false, message: "Not enough stock.", line: 1, name: "Cable", stock: 0 },
        { status: 409 },
      ),
    ),
  );
  const { user } = renderApp("/029A/admin/orders");
  await user.click((await card(order)).getByRole("button", { name: "Ship" }));
  const asked = await dialog();
  await user.type(asked.getByLabelText(/^Courier/), "Pathao");
  await user.click(asked.getByRole("button", { name: "Ship" }));
  expect(await asked.findByText("Not enough stock. Cable: none left")).toBeInTheDocument();
});

it("notes that the money came, and shows it as it was when that fails", async () => {
  const order = makeAdminOrder(APPROVED);
  shop.orders = [order];
  const { user } = renderApp("/029A/admin/orders");
  const shown = await card(order);
  expect(shown.getByText("Not paid yet")).toBeInTheDocument();
  const paid = shown.getByRole("button", { name: "Mark as paid" });
  await user.click(paid);
  expect(await screen.findByText("Payment saved.")).toBeInTheDocument();
  expect(shown.getByText("Paid")).toBeInTheDocument();
  expect(shown.getByRole("button", { name: "Mark as not paid" })).toHaveFocus();

  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await shown.findByText("Not paid yet")).toBeInTheDocument();
  expect(shop.sent).toEqual(
    [true, false].map((received) => ({
      call: "/api/orders/payment",
      body: { ...ADMIN, orderId: order._id, received },
    })),
  );
  server.use(http.post("/api/orders/payment", () => HttpResponse.error()));
  await user.click(paid);
  expect(await screen.findByText("Failed to save the payment. Try again.")).toBeInTheDocument();
  expect(shown.getByText("Not paid yet")).toBeInTheDocument();
});

it("keeps a private note", async () => {
  const order = makeAdminOrder();
  shop.orders = [order];
  const { user } = renderApp("/029A/admin/orders");
  const shown = await card(order);
  await user.click(shown.getByRole("button", { name: "Add a note" }));
  const field = shown.getByLabelText("Private note");
  expect(field).toHaveFocus();
  await user.type(field, "Call before noon.");
  await user.click(shown.getByRole("button", { name: "Save note" }));
  expect(await shown.findByText("Call before noon.")).toBeInTheDocument();
  expect(shop.sent).toEqual([
    { call: "/api/orders/note", body: { ...ADMIN, orderId: order._id, note: "Call before noon." } },
  ]);
  await waitFor(() => expect(shown.getByRole("button", { name: "Edit note" })).toHaveFocus());
});

it("tells in the history who sent it with whom", async () => {
  const order = makeAdminOrder({
    ...SHIPPED,
    history: [
      {
        at: "2026-01-09T03:04:05.000Z",
        action: "shipped",
        by: "owner@haat.example",
        delivery: "",
        detail: "Pathao PT-77",
      },
    ],
  });
  shop.orders = [order];
  const { user } = renderApp("/029A/admin/orders");
  const shown = await card(order);
  await user.click(shown.getByText("History (1)"));
  expect(shown.getAllByRole("listitem").at(-1)).toHaveTextContent(
    "Shipped by owner@haat.example9 Jan 2026, 09:04Pathao PT-77",
  );
});
