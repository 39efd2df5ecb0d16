import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import type { Settings } from "@/api/types";
import { makeSettings } from "@/test/fixtures";
import { open } from "@/test/product-shop";
import { server } from "@/test/server";
import { loadTexts } from "@/texts/language";

function shopWith(change: Partial<Settings>) {
  server.use(http.get("/api/settings", () => HttpResponse.json(makeSettings(change))));
}

/** What is promised, line by line. */
async function lines(name = "What you can count on") {
  const list = await screen.findByRole("list", { name });
  return within(list)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
}

const zone = (name: string, daysFrom?: number, daysTo?: number) => ({
  name,
  charge: 60,
  freeFrom: 0,
  ...(daysFrom !== undefined && daysTo !== undefined && { daysFrom, daysTo }),
});

it("says what the terms say where the owner said nothing", async () => {
  await open({ warranty: "1 year official" });
  expect(await lines()).toEqual([
    "Warranty1 year officialBring it with its receipt to our shop or to the maker's service centre.",
    "ReturnsWrong, broken or faulty: we repair it, replace it or return your money.Terms of returns",
    "PaymentCash on Delivery, Store Payment",
    "Pick up and pay in store",
    "Phone exchange",
  ]);
  expect(screen.getByRole("link", { name: "Terms of returns" })).toHaveAttribute(
    "href",
    "/terms#returns",
  );
});

it("says the owner's rules, the days of each zone, and how this price can be paid", async () => {
  shopWith({
    warrantyRule: "Within 7 days we replace it.",
    returnRuleBn: "৭ দিনের মধ্যে ফেরত।",
    codLimit: 40_000,
    mobilePayments: [{ method: "bKash", number: "01711111111", text: "" }],
    deliveryZones: [
      zone("Chattogram", 1, 2),
      zone("Dhaka", 0, 1),
      zone("Elsewhere", 3, 3),
      zone("Abroad"),
    ],
  });
  await open({ warranty: "1 year", price: 48_000, offerPrice: 45_000 });
  await screen.findByText("Within 7 days we replace it.");
  const [warranty, returns, ...rest] = await lines();
  expect(warranty).toBe("Warranty1 yearWithin 7 days we replace it.");
  expect(returns).toContain("৭ দিনের মধ্যে ফেরত।");
  expect(rest).toEqual([
    "DeliveryChattogram1–2 daysDhakawithin 1 dayElsewhere3 days",
    "PaymentStore Payment, bKash",
    "Pick up and pay in store",
    "Phone exchange",
  ]);
});

it("says the days of many zones together", async () => {
  const names = ["A", "B", "C", "D", "E"];
  shopWith({ deliveryZones: names.map((name, place) => zone(name, place + 1, place + 3)) });
  await open();
  expect(await screen.findByText("1–7 days, by area")).toBeInTheDocument();
});

it("promises no warranty where there is none, or no price yet", async () => {
  await open({ warranty: "" });
  expect((await lines())[0]).toMatch(/^Returns/);
});

it("promises no warranty before there is a price", async () => {
  await open({ price: 0, offerPrice: 0 });
  expect((await lines())[0]).toMatch(/^Returns/);
});

it("says days in Bengali digits", async () => {
  document.cookie = "haat_lang=bn; Path=/";
  await loadTexts("bn", "shop");
  shopWith({
    returnRuleBn: "৭ দিনের মধ্যে ফেরত।",
    returnRule: "Within 7 days.",
    deliveryZones: [zone("চট্টগ্রাম", 1, 2), zone("ঢাকা", 0, 3)],
  });
  await open();
  await screen.findByText("৭ দিনের মধ্যে ফেরত।");
  const said = await lines("যা নিয়ে নিশ্চিন্ত থাকতে পারেন");
  expect(said).toContain("ডেলিভারিচট্টগ্রাম১–২ দিনঢাকা৩ দিনের মধ্যে");
  expect(screen.queryByText("Within 7 days.")).not.toBeInTheDocument();
});
