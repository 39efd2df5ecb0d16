import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderApp } from "@/test/render-app";

it("offers the shop's phones and WhatsApp for the named product", async () => {
  renderApp("/buynow/Galaxy%20S25%20%2B");
  expect(await screen.findByRole("heading", { level: 1, name: "Order Now" })).toBeInTheDocument();
  const main = within(screen.getByRole("main"));
  expect(main.getByText("Galaxy S25 +")).toBeInTheDocument();
  expect(await main.findByRole("link", { name: "Call 01700000001" })).toHaveAttribute(
    "href",
    "tel:01700000001",
  );
  expect(main.getByRole("link", { name: "Order on WhatsApp" })).toHaveAttribute(
    "href",
    `https://wa.me/8801700000003?text=${encodeURIComponent("Hi, I want to order: Galaxy S25 +")}`,
  );
});
