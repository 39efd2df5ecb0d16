import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, it, vi } from "vitest";
import type { OwnOrder } from "@/api/types";
import { signIn } from "@/test/customer-handlers";
import { makeOrder, makeOrderLine } from "@/test/fixtures";
import { homeHandlers } from "@/test/home-handlers";
import { renderApp } from "@/test/render-app";
import { errorReply, server } from "@/test/server";

const order: OwnOrder = {
  ...makeOrder({
    orderId: "o77",
    orderNumber: "H-1A2B-3C4D",
    lines: [
      makeOrderLine({ line: 1, name: "Padma 5", color: "Blue", quantity: 2 }),
      makeOrderLine({ line: 2, name: "Charger", price: 500, returned: 1 }),
    ],
    discount: 500,
    coupon: "EID500",
    deliveryCharge: 60,
    total: 90_060,
    zone: "Inside Dhaka",
    paymentMethod: "Nagad",
    transaction: "9AB12CD34E",
    paymentReceived: true,
    address: "House 12, Road 5,\nNasirabad",
  }),
  username: "Rahima Khatun",
  userEmail: "rahima@order.example",
};
const ADDRESS = "/dashboard/orders/o77/invoice";

const sheet = async () => within(await screen.findByRole("region", { name: "Invoice" }));

it("shows the customer's order line by line with discount, delivery and total, and prints", async () => {
  const print = vi.fn();
  vi.stubGlobal("print", print);
  signIn({ name: "Rahima as she is called now", email: "new@rahima.example" });
  server.use(http.get("/api/my/orders/o77", () => HttpResponse.json(order)));
  const { user } = renderApp(ADDRESS);
  expect(
    await screen.findByRole("heading", { level: 1, name: "Invoice H-1A2B-3C4D" }),
  ).toBeInTheDocument();
  const shown = await sheet();
  for (const text of [
    "Haat",
    "Rahima Khatun",
    "rahima@order.example",
    "House 12, Road 5, Nasirabad",
    "Nagad",
    "(Paid)",
    "9AB12CD34E",
    "Inside Dhaka",
    "1 returned",
    "Taka Ninety Thousand Sixty Only",
  ]) {
    expect(shown.getByText(text)).toBeInTheDocument();
  }
  const rows = shown.getAllByRole("row").map((row) =>
    within(row)
      .queryAllByRole("cell")
      .map(({ textContent }) => textContent),
  );
  expect(rows[1]?.slice(1)).toEqual(["2", "TK 45,000", "TK 90,000"]);
  expect(rows[2]?.slice(1)).toEqual(["1", "TK 500", "TK 500"]);
  const sums = rows.slice(3).map((cells) => cells.at(-1));
  expect(sums).toEqual(["TK 90,500", "−TK 500", "TK 60", "TK 90,060"]);
  expect(shown.getByRole("rowheader", { name: "Discount (EID500)" })).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Print" }));
  expect(print).toHaveBeenCalledOnce();
});

it("says that it is none of the customer's, and leads back", async () => {
  signIn();
  server.use(http.get("/api/my/orders/o77", () => errorReply(404, "Order not found.")));
  renderApp(ADDRESS);
  const main = within(await screen.findByRole("main"));
  expect(await main.findByText("There is no such order among yours.")).toBeInTheDocument();
  expect(main.getByRole("button", { name: "Print" })).toBeDisabled();
  for (const link of main.getAllByRole("link", { name: "Your Orders" }))
    expect(link).toHaveAttribute("href", "/dashboard/orders");
});

it("offers another try where the orders do not come", async () => {
  signIn();
  let works = false;
  server.use(
    http.get("/api/my/orders/o77", () =>
      works ? HttpResponse.json(order) : errorReply(503, "The shop is busy."),
    ),
  );
  const { user } = renderApp(ADDRESS);
  expect(await screen.findByText("The shop is busy.")).toBeInTheDocument();
  works = true;
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect((await sheet()).getByText("H-1A2B-3C4D")).toBeInTheDocument();
});

it("is for who is signed in", async () => {
  server.use(...homeHandlers());
  const { router } = renderApp(ADDRESS);
  await waitFor(() => expect(router.location.pathname).toBe("/"));
  expect(await screen.findByText("Please log in")).toBeInTheDocument();
});
