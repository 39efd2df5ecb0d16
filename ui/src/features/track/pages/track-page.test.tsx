import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { makeOrder, makeOrderLine } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { errorReply, server } from "@/test/server";
import { loadTexts } from "@/texts/language";

await loadTexts("bn", "shop");

const order = makeOrder({
  orderNumber: "H-1A2B-3C4D",
  lines: [
    makeOrderLine({ line: 1, name: "Galaxy S25", color: "Blue", ramStorage: "8GB" }),
    makeOrderLine({ line: 2, name: "Charger", price: null }),
  ],
  paymentMethod: "bKash",
  transaction: "9AB12CD34E",
  paymentStatus: "approved",
  OrderStatus: "Your order is on its way",
  zone: "Inside Dhaka",
  deliveryCharge: 60,
  total: 45_060,
  approvedAt: "2026-01-10T03:04:05Z",
  shippedAt: "2026-01-11T03:04:05Z",
  courier: "Pathao",
  trackingLink: "https://courier.example/PX-77",
});

it("follows an order by its number and phone", async () => {
  const asked: string[] = [];
  server.use(
    http.get("/api/track", ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(order);
    }),
  );
  const { user } = renderApp("/track");
  expect(
    await screen.findByRole("heading", { level: 1, name: "Track Your Order" }),
  ).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Order number/), "h1a2b 3c4d");
  await user.type(screen.getByLabelText(/^Phone/), "+880 1712-345678");
  await user.click(screen.getByRole("button", { name: /^Track/ }));
  const result = within(await screen.findByRole("status", { name: "Your order" }));
  expect(result.getByText("Your order is on its way")).toBeInTheDocument();
  const lines = within(result.getByRole("list", { name: "What was ordered" }));
  expect(lines.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Galaxy S25Blue, 8GB1 × TK 45,000TK 45,000",
    "Charger1 piecePrice to be agreed",
  ]);
  expect(result.getByText("TK 45,060")).toBeInTheDocument();
  expect(result.getByText("To your address, Inside Dhaka")).toBeInTheDocument();
  // What only the person who paid should see.
  expect(result.queryByText(/9AB12CD34E/)).not.toBeInTheDocument();
  const steps = within(result.getByRole("list", { name: "Order status" })).getAllByRole("listitem");
  expect(steps.map((step) => step.getAttribute("aria-current"))).toEqual([
    null,
    null,
    "step",
    null,
  ]);
  expect(result.getByText("11 Jan 2026, 09:04")).toBeInTheDocument();
  expect(result.getByText("By Pathao")).toBeInTheDocument();
  expect(result.getByRole("link", { name: "Follow the parcel" })).toHaveAttribute(
    "href",
    "https://courier.example/PX-77",
  );
  expect(asked).toEqual(["?order=H-1A2B-3C4D&phone=01712345678"]);
});

it("marks what the shop's owner typed in another language than the reader's", async () => {
  document.cookie = "haat_lang=bn; Path=/";
  server.use(http.get("/api/track", () => HttpResponse.json({ ...order, zone: "Inside Dhaka" })));
  const { user } = renderApp("/track");
  await user.type(await screen.findByLabelText(/^অর্ডার নম্বর/), "H-1A2B-3C4D");
  await user.type(screen.getByLabelText(/^ফোন/), "01712345678");
  await user.click(screen.getByRole("button", { name: /^ট্র্যাক করুন/ }));
  const zone = await screen.findByText("Inside Dhaka");
  expect(zone).toHaveAttribute("lang", "en");
  expect(zone.parentElement).toHaveTextContent(/^আপনার ঠিকানায়, Inside Dhaka$/);
  expect(zone.parentElement).not.toHaveAttribute("lang");
  const courier = screen.getByText("Pathao");
  expect(courier).toHaveAttribute("lang", "en");
  expect(courier.parentElement).toHaveTextContent(/^কুরিয়ার: Pathao$/);
  expect(courier.parentElement).not.toHaveAttribute("lang");
  expect(screen.getByText("2 to 3 days")).toHaveAttribute("lang", "en");
});

it("says when there is none, and asks for what is missing", async () => {
  server.use(
    http.get("/api/track", () => errorReply(404, "No order was found for this number and phone.")),
  );
  const { user } = renderApp("/track?order=H-1A2B-3C4D");
  expect(await screen.findByLabelText(/^Order number/)).toHaveValue("H-1A2B-3C4D");
  await user.click(screen.getByRole("button", { name: /^Track/ }));
  expect(await screen.findByText("Please enter your phone number.")).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Phone/), "01712345678");
  await user.click(screen.getByRole("button", { name: /^Track/ }));
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "No order was found for this number and phone.",
  );
  await user.clear(screen.getByLabelText(/^Order number/));
  await user.type(screen.getByLabelText(/^Order number/), "42");
  await user.click(screen.getByRole("button", { name: /^Track/ }));
  expect(await screen.findByText("An order number looks like H-1A2B-3C4D.")).toBeInTheDocument();
});
