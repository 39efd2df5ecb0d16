import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, it, vi } from "vitest";
import type { AdminOrder } from "@/api/types";
import { signInAdmin } from "@/test/admin-handlers";
import { SHIPPED } from "@/test/admin-orders-shop";
import { makeAdminOrder, makeOrderLine } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { errorReply, server } from "@/test/server";

beforeEach(signInAdmin);

function serve(...orders: AdminOrder[]) {
  server.use(
    http.get("/orders/:id", ({ params }) => {
      const order = orders.find(({ _id }) => _id === params.id);
      return order ? HttpResponse.json(order) : errorReply(404, "Order not found.");
    }),
  );
}

const LINES = [
  makeOrderLine({ line: 1, name: "Galaxy S25", color: "Blue", quantity: 2, price: 45_000 }),
  makeOrderLine({ line: 2, name: "Charger", quantity: 1, price: 1_500 }),
];

it("prints packing slips without prices, with what is to be collected", async () => {
  const print = vi.fn();
  vi.stubGlobal("print", print);
  const cash = makeAdminOrder({
    lines: LINES,
    deliveryCharge: 120,
    zone: "Inside Chattogram",
    total: 91_620,
    courier: "Pathao",
  });
  const paid = makeAdminOrder({ paymentMethod: "bKash", paymentReceived: true });
  const open = makeAdminOrder({ paymentMethod: "bKash" });
  serve(cash, paid, open);
  const ids = [cash, paid, open].map(({ _id }) => _id).join(",");
  const { user } = renderApp(`/029A/admin/orders/print?what=slips&ids=${ids}`);
  expect(
    await screen.findByRole("heading", { level: 1, name: "Packing slips (3)" }),
  ).toBeInTheDocument();
  const slips = await screen.findAllByRole("region", { name: "Packing slip" });
  expect(slips).toHaveLength(3);
  const first = within(slips[0]!);
  for (const text of [
    cash.orderNumber,
    "Rahim",
    "Road 5",
    "01700000009",
    "Delivery: Inside Chattogram",
    "Pathao",
    "Galaxy S25",
    "Blue",
    "Charger",
    "Payment due: TK 91,620",
  ]) {
    expect(first.getByText(text)).toBeInTheDocument();
  }
  expect(slips[0]).not.toHaveTextContent(/45,000|1,500|90,000/);
  expect(within(slips[1]!).getByText("Nothing to collect")).toBeInTheDocument();
  expect(within(slips[2]!).getByText("not received yet")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Print" }));
  expect(print).toHaveBeenCalledOnce();
});

it("leaves out of a packing slip what came back, and collects what is still due", async () => {
  const some = makeAdminOrder({
    ...SHIPPED,
    _id: "some",
    lines: [
      { ...LINES[0]!, returned: 1 },
      { ...LINES[1]!, returned: 1 },
    ],
    discount: 1_000,
    coupon: "EID",
    deliveryCharge: 120,
    total: 90_620,
  });
  const all = makeAdminOrder({
    _id: "all",
    lines: [{ ...LINES[1]!, returned: 1 }],
    OrderStatus: "Your order was returned",
    total: 1_620,
  });
  const cancelled = makeAdminOrder({ OrderStatus: "Your order was cancelled" });
  serve(some, all, cancelled);
  const ids = [some, all, cancelled].map(({ _id }) => _id).join(",");
  renderApp(`/029A/admin/orders/print?what=slips&ids=${ids}`);
  const slips = await screen.findAllByRole("region", { name: "Packing slip" });
  const first = within(slips[0]!);
  const rows = first.getAllByRole("row").map(({ textContent }) => textContent);
  expect(rows).toEqual(["ItemQuantity", "Galaxy S25Blue1", "Pieces in all1"]);
  // 46,500 came back, less their 508 of the discount.
  expect(first.getByText("Payment due: TK 44,628")).toBeInTheDocument();
  expect(within(slips[1]!).getByText("Nothing to collect")).toBeInTheDocument();
  expect(slips[1]).not.toHaveTextContent("Charger");
  expect(within(slips[2]!).getByText("Nothing to collect")).toBeInTheDocument();
});

it("prints invoices, and says which orders could not be had", async () => {
  const order = makeAdminOrder({ lines: LINES, discount: 500, coupon: "EID", total: 91_000 });
  serve(order);
  renderApp(`/029A/admin/orders/print?what=invoices&ids=${order._id},gone`);
  expect(await screen.findByText("1 order could not be loaded.")).toBeInTheDocument();
  expect(screen.getByText("Order not found.")).toBeInTheDocument();
  const sheet = within(screen.getByRole("region", { name: "Invoice" }));
  expect(sheet.getByText("Discount (EID)")).toBeInTheDocument();
  expect(sheet.getByText("TK 91,000")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Print" })).toBeEnabled();
});

it("says that nothing was chosen", async () => {
  renderApp("/029A/admin/orders/print?what=slips");
  expect(await screen.findByText("Nothing to print")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Print" })).toBeDisabled();
});
