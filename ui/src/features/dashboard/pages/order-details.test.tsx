import { screen, within } from "@testing-library/react";
import { http } from "msw";
import { expect, it } from "vitest";
import type { CustomerOrder } from "@/api/types";
import { signIn } from "@/test/customer-handlers";
import { makeOrder, makeOrderLine } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { listReply, server } from "@/test/server";

const LINES = [
  makeOrderLine({ line: 1, name: "Padma 5", productId: "p1", color: "Blue", ramStorage: "8GB" }),
  makeOrderLine({
    line: 2,
    name: "Charger",
    productId: "p2",
    price: 500,
    quantity: 3,
    returned: 1,
  }),
  makeOrderLine({ line: 3, name: "Old case", productId: "p3", price: 200, productGone: true }),
];

const order = makeOrder({
  orderNumber: "H-AAAA-0001",
  lines: LINES,
  discount: 1_700,
  coupon: "EID10",
  deliveryCharge: 60,
  total: 45_060,
  zone: "Inside Dhaka",
  paymentMethod: "bKash",
  transaction: "9AB12CD34E",
  paymentStatus: "approved",
  OrderStatus: "Your order is on its way",
  approvedAt: "2026-01-10T03:04:05Z",
  shippedAt: "2026-01-11T03:04:05Z",
  courier: "Pathao",
  trackingNumber: "PX-77",
  trackingLink: "https://courier.example/PX-77",
});

async function open(shown: CustomerOrder) {
  signIn();
  server.use(http.get("/api/my/orders", () => listReply([shown])));
  renderApp("/dashboard/orders");
  return within(await screen.findByRole("article", { name: /H-AAAA-0001/ }));
}

it("shows every line with its picture, variant, pieces and price, linked while it is sold", async () => {
  const card = await open(order);
  const lines = within(card.getByRole("list", { name: "What was ordered" })).getAllByRole(
    "listitem",
  );
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    "Padma 5Blue, 8GB1 × TK 45,000TK 45,000",
    "Charger3 × TK 5001 piece was returnedTK 1,500",
    "Old caseNo longer in the shop1 × TK 200TK 200",
  ]);
  expect(lines[0]!.querySelector("img")).toHaveAttribute("src", LINES[0]!.mainImage);
  expect(card.getByRole("link", { name: "Padma 5" })).toHaveAttribute("href", "/product/p1");
  expect(card.queryByRole("link", { name: "Old case" })).not.toBeInTheDocument();
});

it("adds up discount, delivery and total, and says how it comes and is paid", async () => {
  const card = await open(order);
  const facts = card
    .getAllByRole("term")
    .map((term) => [term.textContent, term.parentElement!.querySelector("dd")!.textContent]);
  expect(facts).toEqual([
    ["Subtotal", "TK 46,700"],
    ["Discount (EID10)", "−TK 1,700"],
    ["Delivery charge", "TK 60"],
    ["Total", "TK 45,060"],
    ["Delivery", "To your address, Inside Dhaka2 to 3 days"],
    ["Payment", "bKashTransaction 9AB12CD34EApproved"],
  ]);
});

it("says where a fetched order waits, that its charge is nothing, and that it is paid", async () => {
  const card = await open(
    makeOrder({
      orderNumber: "H-AAAA-0001",
      deliveryMethod: "pickup",
      branch: "Chawkbazar",
      paymentMethod: "Store Payment",
      paymentReceived: true,
    }),
  );
  expect(card.getByText("Pickup: Chawkbazar")).toBeInTheDocument();
  expect(card.getByText("Paid")).toBeInTheDocument();
  expect(card.queryByText("Subtotal")).not.toBeInTheDocument();
  expect(card.queryByText("On its way")).not.toBeInTheDocument();
});

it("shows the way with its times, who brings it, and where to follow it", async () => {
  const card = await open(order);
  const steps = within(card.getByRole("list", { name: "Order status" })).getAllByRole("listitem");
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    "Received, done9 Jan 2026, 09:04",
    "Confirmed, done10 Jan 2026, 09:04",
    "On its way, done11 Jan 2026, 09:04By PathaoTracking number: PX-77Follow the parcel",
    "Delivered",
  ]);
  expect(steps.map((step) => step.getAttribute("aria-current"))).toEqual([
    null,
    null,
    "step",
    null,
  ]);
  const link = card.getByRole("link", { name: "Follow the parcel" });
  expect(link).toHaveAttribute("href", "https://courier.example/PX-77");
  expect(link).toHaveAttribute("rel", "noopener noreferrer");
});

it("leads to the invoice", async () => {
  const card = await open(order);
  expect(card.getByRole("link", { name: "Print Invoice H-AAAA-0001" })).toHaveAttribute(
    "href",
    `/dashboard/orders/${order.orderId}/invoice`,
  );
});
