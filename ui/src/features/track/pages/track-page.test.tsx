import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { renderApp } from "@/test/render-app";
import { errorReply, server } from "@/test/server";

const order = {
  orderNumber: "H-1A2B-3C4D",
  name: "Galaxy S25",
  mainImage: "/uploads/a.webp",
  color: "Blue",
  ramStorage: "8GB",
  quantity: 1,
  paymentStatus: "approved",
  OrderStatus: "Your order is confirmed",
  delivery: "Tomorrow",
  orderedAt: "2026-01-09T03:04:05Z",
  approvedAt: "2026-01-10T03:04:05Z",
  deliveredAt: null,
};

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
  expect(result.getByText("Your order is confirmed")).toBeInTheDocument();
  expect(result.getByText("Blue, 8GB")).toBeInTheDocument();
  expect(result.getByText("10 January 2026")).toBeInTheDocument();
  const steps = within(result.getByRole("list", { name: "Order status" })).getAllByRole("listitem");
  expect(steps.map((step) => step.getAttribute("aria-current"))).toEqual([null, "step", null]);
  expect(asked).toEqual(["?order=H-1A2B-3C4D&phone=01712345678"]);
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
