import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, it, vi } from "vitest";
import type { AdminOrder } from "@/api/types";
import { signInAdmin } from "@/test/admin-handlers";
import { makeAdminOrder, makeSettings } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { errorReply, server } from "@/test/server";

beforeEach(signInAdmin);

function open(order: AdminOrder) {
  server.use(
    http.get("/orders/:id", ({ params }) =>
      params.id === order._id ? HttpResponse.json(order) : errorReply(404, "Order not found."),
    ),
  );
  return renderApp(`/029A/admin/orders/${order._id}/invoice`);
}

const sheet = async () => within(await screen.findByRole("region", { name: "Invoice" }));

it("shows shop, order, customer, item and amount, and prints", async () => {
  const print = vi.fn();
  vi.stubGlobal("print", print);
  const order = makeAdminOrder({
    orderNumber: "H-1A2B-3C4D",
    name: "Galaxy S25",
    color: "Blue",
    ramStorage: "8GB",
    quantity: 3,
    price: 35_000,
    total: 105_000,
    orderedAt: "2026-01-09T20:04:05.000Z",
    userAddress: "House 12, Road 5,\nNasirabad\nChattogram",
  });
  const { user } = open(order);
  expect(
    await screen.findByRole("heading", { level: 1, name: "Invoice H-1A2B-3C4D" }),
  ).toBeInTheDocument();
  const shown = await sheet();
  for (const text of [
    "Haat",
    "Phone: 01700000001, 01700000002",
    "E-mail: hello@haat.example",
    "Shop No 03 and A2 (4th Floor), Shopping Complex, Chawkbazar, Chittagong",
    "Shop No 524 (5th Floor), Bahaddarhat Mall, Bahaddarhat, Chittagong",
    "H-1A2B-3C4D",
    "10 January 2026",
    "Rahim",
    "House 12, Road 5, Nasirabad, Chattogram",
    "01700000009",
    "rahim@haat.example",
    "Cash on Delivery",
    "We have received your order",
    "Taka One Lakh Five Thousand Only",
    "Authorised signature",
  ]) {
    expect(shown.getByText(text)).toBeInTheDocument();
  }
  const rows = shown.getAllByRole("row").map((row) =>
    within(row)
      .queryAllByRole("cell")
      .map(({ textContent }) => textContent),
  );
  expect(rows[1]?.[0]).toContain("Galaxy S25Blue, 8GB");
  expect(rows[1]?.slice(1)).toEqual(["3", "TK 35,000", "TK 105,000"]);
  expect(rows[2]?.at(-1)).toBe("TK 105,000");
  await user.click(screen.getByRole("button", { name: "Print" }));
  expect(print).toHaveBeenCalledOnce();
});

it("leaves out what the owner has not set, and amounts that nobody knows", async () => {
  const order = makeAdminOrder({
    userId: null,
    price: null,
    total: null,
    userPhone: "",
    userAddress: "",
  });
  const none = { name: "", shopNumber: "", floor: "", mall: "", area: "", city: "" };
  const branch = { ...none, photo: "", mapLink: "" };
  server.use(
    http.get("/api/settings", () =>
      HttpResponse.json(makeSettings({ email: "", phones: ["", ""], branches: [branch, branch] })),
    ),
  );
  open(order);
  const shown = await sheet();
  expect(shown.queryByText(/^Phone:/)).not.toBeInTheDocument();
  expect(shown.queryByText(/^E-mail:/)).not.toBeInTheDocument();
  expect(shown.getAllByText("Not Provided")).toHaveLength(2);
  expect(shown.getAllByText("To be agreed")).toHaveLength(3);
  expect(shown.queryByText(/Taka/)).not.toBeInTheDocument();
});

it("says that there is no such order, and offers another try", async () => {
  let works = false;
  const order = makeAdminOrder();
  server.use(
    http.get("/orders/:id", () =>
      works ? HttpResponse.json(order) : errorReply(404, "Order not found."),
    ),
  );
  const { user } = renderApp(`/029A/admin/orders/${order._id}/invoice`);
  expect(await screen.findByText("Order not found.")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Print" })).toBeDisabled();
  expect(screen.getByRole("link", { name: "All Orders" })).toHaveAttribute(
    "href",
    "/029A/admin/orders",
  );
  works = true;
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await sheet();
});
