import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { APPROVED, card, openShop } from "@/test/admin-orders-shop";
import { makeAdminOrder, makeSettings } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { errorReply, server } from "@/test/server";

let shop: ReturnType<typeof openShop>;

beforeEach(() => {
  shop = openShop();
  server.use(
    http.get("/api/settings", () =>
      HttpResponse.json(
        makeSettings({
          deliveryZones: [{ name: "Inside Chattogram", charge: 60, freeFrom: 0 }],
        }),
      ),
    ),
  );
});

const choice = (name: string) => screen.getByRole("combobox", { name });

describe("filters", () => {
  it("keep everything in the address, ask the server for it, and are cleared at once", async () => {
    shop.orders = [makeAdminOrder()];
    const { user, router } = renderApp("/029A/admin/orders");
    await card(shop.orders[0]!);
    await screen.findByRole("option", { name: "Inside Chattogram" });
    await user.click(screen.getByRole("button", { name: "Pending" }));
    await user.selectOptions(choice("Payment"), "bKash");
    await user.selectOptions(choice("Money"), "Not paid yet");
    await user.selectOptions(choice("Delivery or pickup"), "Delivery");
    await user.selectOptions(choice("Delivery zone"), "Inside Chattogram");
    await user.selectOptions(choice("Branch"), "Bahaddarhat");
    await user.type(screen.getByLabelText("From day"), "2026-01-01");
    await user.type(screen.getByLabelText("To day"), "2026-01-31");
    const query = {
      status: "pending",
      payment: "bKash",
      received: "false",
      method: "delivery",
      zone: "Inside Chattogram",
      branch: "Bahaddarhat",
      from: "2026-01-01",
      to: "2026-01-31",
    };
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(router.location.search))).toEqual(query),
    );
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(shop.asked.at(-1)))).toEqual({
        page: "1",
        limit: "10",
        ...query,
      }),
    );
    const fold = screen.getByRole("button", { name: "Filters 7 chosen" });
    expect(fold).toHaveAttribute("aria-expanded", "false");
    await user.click(fold);
    expect(fold).toHaveAttribute("aria-expanded", "true");
    await user.click(screen.getByRole("button", { name: "Clear filters" }));
    expect(router.location.search).toBe("");
  });

  it("leave out what an address cannot mean, and keep a zone that the shop has no longer", async () => {
    renderApp("/029A/admin/orders?payment=gold&received=maybe&from=soon&zone=Old+town");
    await waitFor(() => expect(choice("Delivery zone")).toHaveValue("Old town"));
    expect(shop.asked).toEqual(["?page=1&limit=10&zone=Old+town"]);
  });

  it("let an order go whose money came", async () => {
    const order = makeAdminOrder();
    shop.orders = [order];
    const { user } = renderApp("/029A/admin/orders?received=false");
    const shown = await card(order);
    const asked = shop.asked.length;
    await user.click(shown.getByRole("button", { name: "Mark as paid" }));
    await waitFor(() => expect(shop.asked.length).toBeGreaterThan(asked));
  });
});

describe("many orders at once", () => {
  const select = (number: string) =>
    screen.getByRole("checkbox", { name: `Select order ${number}` });

  it("approves one after the other, tells what failed, and keeps that selected", async () => {
    const [first, second, third] = [makeAdminOrder(), makeAdminOrder(), makeAdminOrder()];
    shop.orders = [first, second, third];
    server.use(
      http.patch("/api/orders/approve", async ({ request }) => {
        const { orderId } = (await request.clone().json()) as { orderId: string };
        return orderId === second._id ? errorReply(409, "Not enough stock.") : undefined;
      }),
    );
    const { user } = renderApp("/029A/admin/orders");
    await card(first);
    await user.click(screen.getByRole("checkbox", { name: "Select all on this page" }));
    const bar = within(screen.getByRole("region", { name: "Selected orders" }));
    expect(bar.getByText("3 selected")).toBeInTheDocument();
    await user.click(bar.getByRole("button", { name: "Approve" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Approve 3 orders" }));
    await user.click(dialog.getByRole("button", { name: "Approve" }));
    expect(dialog.getByText("Please enter a delivery time.")).toBeInTheDocument();
    await user.type(dialog.getByLabelText(/^Delivery time/), "Tomorrow{Enter}");
    expect(await dialog.findByText("2 orders approved.")).toBeInTheDocument();
    expect(dialog.getByText("1 order stayed as it was:")).toBeInTheDocument();
    expect(dialog.getByRole("listitem")).toHaveTextContent(
      `${second.orderNumber} · RahimNot enough stock.`,
    );
    expect(shop.sent.map(({ body }) => body)).toEqual(
      [first, third].map(({ _id }) => ({
        adminEmail: "owner@haat.example",
        orderId: _id,
        userId: "c1",
        deliveryTime: "Tomorrow",
      })),
    );
    await user.click(dialog.getByText("Close"));
    expect(await bar.findByText("1 selected")).toBeInTheDocument();
    expect(select(second.orderNumber)).toBeChecked();
    expect((await card(first)).getByRole("button", { name: "Approved" })).toBeDisabled();
  });

  it("ships with one courier, and survives paging until it is cleared", async () => {
    const orders = Array.from({ length: 12 }, () => makeAdminOrder(APPROVED));
    shop.orders = orders;
    const { user } = renderApp("/029A/admin/orders");
    await card(orders[0]!);
    await user.click(select(orders[0]!.orderNumber));
    await user.click(screen.getByRole("link", { name: "Page 2" }));
    await card(orders[11]!);
    await user.click(select(orders[11]!.orderNumber));
    const bar = within(screen.getByRole("region", { name: "Selected orders" }));
    expect(bar.getByText("2 selected")).toBeInTheDocument();
    const ids = `${orders[0]!._id},${orders[11]!._id}`;
    expect(bar.getByRole("link", { name: /^Print invoices/ })).toHaveAttribute(
      "href",
      `/029A/admin/orders/print?what=invoices&ids=${ids}`,
    );
    expect(bar.getByRole("link", { name: /^Print packing slips/ })).toHaveAttribute(
      "href",
      `/029A/admin/orders/print?what=slips&ids=${ids}`,
    );
    await user.click(bar.getByRole("button", { name: "Ship" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Ship 2 orders" }));
    await user.type(dialog.getByLabelText(/^Courier/), "Pathao{Enter}");
    expect(await dialog.findByText("2 orders shipped.")).toBeInTheDocument();
    expect(shop.sent.map(({ call }) => call)).toEqual(["/api/orders/ship", "/api/orders/ship"]);
    expect(bar.queryByText("2 selected")).not.toBeInTheDocument();
  });
  it("leaves out of the shipping what is picked up, and says so", async () => {
    const [sent, ...pickups] = [
      makeAdminOrder(APPROVED),
      ...["Bahaddarhat", ""].map((branch) =>
        makeAdminOrder({ ...APPROVED, deliveryMethod: "pickup", branch }),
      ),
    ];
    shop.orders = [sent, ...pickups];
    const { user } = renderApp("/029A/admin/orders");
    const shown = await card(pickups[0]!);
    expect(shown.queryByRole("button", { name: "Ship" })).not.toBeInTheDocument();
    expect(shown.getByRole("button", { name: "Confirm Delivery" })).toBeEnabled();
    expect((await card(sent)).getByRole("button", { name: "Ship" })).toBeEnabled();
    const bar = within(screen.getByRole("region", { name: "Selected orders" }));
    await user.click(select(pickups[0]!.orderNumber));
    // With nothing that goes to a courier there is nothing to ask.
    expect(bar.queryByRole("button", { name: "Ship" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("checkbox", { name: "Select all on this page" }));
    await user.click(bar.getByRole("button", { name: "Ship" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Ship 1 order" }));
    const left = "2 orders are picked up at a store and are left out.";
    expect(dialog.getByText(left)).toBeInTheDocument();
    await user.type(dialog.getByLabelText(/^Courier/), "Pathao{Enter}");
    expect(await dialog.findByText("1 order shipped.")).toBeInTheDocument();
    expect(dialog.getByText(left)).toBeInTheDocument();
    expect(shop.sent.map(({ body }) => body)).toEqual([
      expect.objectContaining({ orderId: sent._id }),
    ]);
    expect(bar.getByText("2 selected")).toBeInTheDocument();
  });
});
