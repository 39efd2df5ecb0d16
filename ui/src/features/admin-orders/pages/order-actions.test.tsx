import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { makeAdminOrder } from "@/test/fixtures";
import { homeHandlers } from "@/test/home-handlers";
import { renderApp } from "@/test/render-app";
import { errorReply, server } from "@/test/server";
import { APPROVED, card, DELIVERED, openShop } from "@/test/admin-orders-shop";

let shop: ReturnType<typeof openShop>;

beforeEach(() => {
  shop = openShop();
});

describe("approving and delivering", () => {
  it("wants a delivery time, approves, then delivers", async () => {
    const order = makeAdminOrder();
    shop.orders = [makeAdminOrder(), order];
    const { user } = renderApp("/029A/admin/orders");
    const shown = await card(order);
    await user.click(shown.getByRole("button", { name: "Approve" }));
    const time = shown.getByRole("combobox", { name: /^Delivery time/ });
    expect(shown.getByText("Please enter a delivery time.")).toBeInTheDocument();
    expect(time).toBeInvalid();
    expect(time).toHaveFocus();
    expect(shop.sent).toEqual([]);

    await user.type(time, " 12 January ");
    expect(shown.queryByText("Please enter a delivery time.")).not.toBeInTheDocument();
    await user.click(shown.getByRole("button", { name: "Approve" }));
    expect(await screen.findByText("Order approved successfully!")).toBeInTheDocument();
    expect(shop.sent).toEqual([
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
    expect(shown.getByText("Confirmed")).toBeInTheDocument();
    expect(shown.getByText("Your order is confirmed")).toBeInTheDocument();
    expect(shown.getByText("12 January")).toBeInTheDocument();
    expect(shown.getByRole("heading", { level: 2 })).toHaveFocus();

    await user.click(shown.getByRole("button", { name: "Confirm Delivery" }));
    expect(shown.getByText("Please enter the delivery time.")).toBeInTheDocument();
    await user.type(shown.getByRole("combobox", { name: /^Delivery time/ }), "Today{Enter}");
    expect(await screen.findByText("Order marked as delivered successfully.")).toBeInTheDocument();
    expect(shop.sent[1]).toEqual({
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
    shop.orders = [order];
    server.use(
      http.patch(
        "/api/orders/approve",
        () =>
          HttpResponse.json(
            {
              success: false,
              message: "Not enough stock.",
              error: "Not enough stock.",
              line: 1,
              name: "Galaxy S25",
              stock: 2,
            },
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
    expect(await shown.findByText("Not enough stock. Galaxy S25: 2 left")).toBeInTheDocument();
    expect(time).toHaveValue("Tomorrow");

    server.use(
      http.patch("/api/orders/approve", () => {
        shop.orders = [{ ...order, ...APPROVED, delivery: "Friday" }];
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
    shop.orders = [order];
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
    shop.orders = [order];
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
    shop.orders = [order, other];
    server.use(
      http.delete("/orders/:id", ({ params }) => {
        shop.sent.push({ call: "delete", body: params.id });
        shop.orders = [other];
        return HttpResponse.json({ acknowledged: true, deletedCount: 1 });
      }),
      http.post("/api/admin/trash/:id/restore", ({ params }) => {
        shop.sent.push({ call: "restore", body: params.id });
        shop.orders = [order, other];
        return HttpResponse.json({ success: true, message: "Restored successfully." });
      }),
    );
    const { user } = renderApp("/029A/admin/orders");
    await user.click((await card(order)).getByRole("button", { name: "Delete" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(
      dialog.getByText("Are you sure you want to mark this order as completed and remove it?"),
    ).toBeInTheDocument();
    expect(
      dialog.getByText("The order is cancelled, and the customer is told by e-mail."),
    ).toBeInTheDocument();
    expect(dialog.getByText("It is not delivered: 3 pieces go back to stock.")).toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Order Deleted")).toBeInTheDocument();
    expect(shop.sent).toEqual([{ call: "delete", body: order._id }]);
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(1));
    expect(screen.getByText("1 order")).toBeInTheDocument();

    await user.click(screen.getByRole("button", { name: "Undo" }));
    await card(order);
    expect(shop.sent[1]).toEqual({ call: "restore", body: order._id });
  });

  it("promises no stock for a delivered order, and only what a quick order really took", async () => {
    const delivered = makeAdminOrder({ ...DELIVERED, stockTaken: 0 });
    const quick = makeAdminOrder({ userId: null, userEmail: "", quantity: 4, stockTaken: 0 });
    const given = makeAdminOrder({ OrderStatus: "Your order was cancelled", stockTaken: 0 });
    shop.orders = [delivered, quick, given];
    server.use(http.delete("/orders/:id", () => HttpResponse.error()));
    const { user } = renderApp("/029A/admin/orders");
    await user.click((await card(delivered)).getByRole("button", { name: "Delete" }));
    const dialog = await screen.findByRole("dialog");
    expect(dialog).toHaveTextContent("Are you sure you want to mark this order as completed");
    expect(dialog).toHaveTextContent(
      "It is only put away from this list: it stays with its customer",
    );
    expect(dialog).not.toHaveTextContent(/cancelled|to stock/);
    await user.click(within(dialog).getByRole("button", { name: "Cancel" }));

    await user.click((await card(quick)).getByRole("button", { name: "Delete" }));
    const second = await screen.findByRole("dialog");
    expect(second).toHaveTextContent("The order is cancelled.");
    expect(second).not.toHaveTextContent(/told|stock/);
    await user.click(within(second).getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Failed to delete Order")).toBeInTheDocument();
    expect(screen.getAllByRole("article")).toHaveLength(3);

    await user.click((await card(given)).getByRole("button", { name: "Delete" }));
    expect(await screen.findByRole("dialog")).not.toHaveTextContent(/is cancelled|put away|stock/);
  });
});
