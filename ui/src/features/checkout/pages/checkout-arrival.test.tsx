import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { fillVisitorCart, openCheckout, openShop } from "@/test/checkout-shop";
import { renderApp } from "@/test/render-app";
import { loadTexts } from "@/texts/language";

afterEach(() => {
  vi.useRealTimers();
});

const ZONES = [
  { name: "Inside Chattogram", charge: 60, freeFrom: 5_000_000, daysFrom: 1, daysTo: 2 },
  { name: "Store street", charge: 0, freeFrom: 0, daysFrom: 0, daysTo: 0 },
  { name: "Outside", charge: 120, freeFrom: 0 },
];

const option = (name: RegExp) => screen.findByRole("radio", { name });

it("says at each zone on which days of Dhaka it arrives", async () => {
  // Half past midnight of Tuesday in Dhaka.
  vi.setSystemTime("2026-11-30T18:30:00Z");
  openShop({ zones: ZONES });
  fillVisitorCart();
  await openCheckout();
  expect(
    await option(/^Inside Chattogram TK 60 ?Arrives Wed 2 Dec – Thu 3 Dec · Free/),
  ).toBeVisible();
  expect(await option(/^Store street Free ?Arrives Tue 1 Dec$/)).toBeVisible();
  expect(await option(/^Outside TK 120$/)).toBeVisible();
});

it("says it in Bengali", async () => {
  document.cookie = "haat_lang=bn; Path=/";
  await loadTexts("bn", "shop");
  vi.setSystemTime("2026-11-30T17:59:00Z");
  openShop({ zones: ZONES });
  fillVisitorCart();
  renderApp("/checkout");
  expect(await screen.findByText(/^পৌঁছাবে মঙ্গল ১ ডিসেম্বর – বুধ ২ ডিসেম্বর/)).toBeInTheDocument();
});
