import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, it } from "vitest";
import { card, DELIVERED, openShop, SHIPPED } from "@/test/admin-orders-shop";
import { makeAdminOrder, makeOrderLine } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { errorReply, server } from "@/test/server";

const ADMIN = { adminEmail: "owner@haat.example" };

let shop: ReturnType<typeof openShop>;

beforeEach(() => {
  shop = openShop();
});

const dialog = async () => within(await screen.findByRole("dialog"));

it("takes back some pieces of some lines", async () => {
  const order = makeAdminOrder({
    ...DELIVERED,
    lines: [
      makeOrderLine({ line: 1, name: "Galaxy S25", quantity: 3, returned: 1 }),
      makeOrderLine({ line: 2, name: "Charger", quantity: 1, returned: 1 }),
      makeOrderLine({ line: 3, name: "Cable", quantity: 2 }),
    ],
  });
  shop.orders = [order];
  const { user } = renderApp("/029A/admin/orders");
  await user.click((await card(order)).getByRole("button", { name: "Return" }));
  const asked = await dialog();
  expect(asked.queryByRole("group", { name: "Charger" })).not.toBeInTheDocument();
  const phone = within(asked.getByRole("group", { name: "Galaxy S25" }));
  const cable = within(asked.getByRole("group", { name: "Cable" }));
  await user.type(asked.getByLabelText(/^Reason/), "Too slow.");
  await user.click(asked.getByRole("button", { name: "Save return" }));
  expect(await asked.findByText("Please say which pieces come back.")).toBeInTheDocument();

  await user.type(phone.getByLabelText("Pieces that come back"), "3");
  await user.click(asked.getByRole("button", { name: "Save return" }));
  expect(await phone.findByText("Please enter a number from 0 to 2.")).toBeInTheDocument();
  expect(shop.sent).toEqual([]);

  await user.click(asked.getByRole("button", { name: "Everything comes back" }));
  expect(phone.getByLabelText("Pieces that come back")).toHaveValue("2");
  await user.clear(cable.getByLabelText("Pieces that come back"));
  await user.type(cable.getByLabelText("Pieces that come back"), "১");
  await user.click(cable.getByLabelText("Back on the shelf"));
  await user.click(asked.getByRole("button", { name: "Save return" }));
  expect(await screen.findByText("Return saved.")).toBeInTheDocument();
  expect(shop.sent).toEqual([
    {
      call: "/api/orders/return",
      body: {
        ...ADMIN,
        orderId: order._id,
        lines: [
          { line: 1, quantity: 2, restock: true, returned: 1 },
          { line: 3, quantity: 1, restock: false, returned: 0 },
        ],
        reason: "Too slow.",
      },
    },
  ]);
});

it("takes nothing back twice when an answer was lost, and then asks about the order as it is now", async () => {
  const line = makeOrderLine({ line: 1, name: "Galaxy S25", quantity: 3 });
  const order = makeAdminOrder({ ...DELIVERED, lines: [line] });
  const now = { ...order, lines: [{ ...line, returned: 1 }] };
  shop.orders = [order];
  const told = "Somebody else changed this order meanwhile. Please review it and try again.";
  const asked: unknown[] = [];
  server.use(
    http.post("/api/orders/return", async ({ request }) => {
      asked.push(((await request.clone().json()) as { lines: unknown }).lines);
      // It was done, but the first answer never came.
      shop.orders = [now];
      if (asked.length === 1) return HttpResponse.error();
      return asked.length === 2 ? errorReply(409, told) : undefined;
    }),
  );
  const { user } = renderApp("/029A/admin/orders");
  await user.click((await card(order)).getByRole("button", { name: "Return" }));
  const shown = await dialog();
  const pieces = shown.getByLabelText("Pieces that come back");
  const save = shown.getByRole("button", { name: "Save return" });
  await user.clear(pieces);
  await user.type(pieces, "1");
  await user.type(shown.getByLabelText(/^Reason/), "Too slow.");
  await user.click(save);
  expect(await shown.findByText(/We cannot reach the shop/)).toBeInTheDocument();
  await user.click(save);
  expect(await shown.findByText(told)).toBeInTheDocument();
  expect(await shown.findByText("Of 2")).toBeInTheDocument();
  expect(shown.getByLabelText(/^Reason/)).toHaveValue("Too slow.");
  await user.click(save);
  expect(await screen.findByText("Return saved.")).toBeInTheDocument();
  const sent = { line: 1, quantity: 1, restock: true };
  expect(asked).toEqual([0, 0, 1].map((returned) => [{ ...sent, returned }]));
});

it("asks about an order as it is now when it has left the list meanwhile", async () => {
  const line = makeOrderLine({ line: 1, quantity: 3 });
  const order = makeAdminOrder({ ...SHIPPED, lines: [line] });
  shop.orders = [order];
  server.use(
    http.post("/api/orders/return", () => {
      shop.orders = [{ ...order, ...DELIVERED, lines: [{ ...line, returned: 2 }] }];
      return errorReply(409, "Somebody else changed this order meanwhile.");
    }),
  );
  const { user } = renderApp("/029A/admin/orders?status=shipped");
  await user.click((await card(order)).getByRole("button", { name: "Return" }));
  const shown = await dialog();
  await user.type(shown.getByLabelText(/^Reason/), "Too slow.");
  await user.click(shown.getByRole("button", { name: "Save return" }));
  expect(await shown.findByText("Of 1")).toBeInTheDocument();
  expect(screen.getByText("No orders found")).toBeInTheDocument();
});
