import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { makeSettings } from "@/test/fixtures";
import { open, variants } from "@/test/product-shop";
import { server } from "@/test/server";

const linkOf = (name: RegExp, from: Pick<typeof screen, "getByRole"> = screen) =>
  decodeURIComponent(from.getByRole("link", { name }).getAttribute("href") ?? "");

it("asks on WhatsApp about what is chosen, with its price and address", async () => {
  await open({ ...variants, price: 45_000, offerPrice: 0, ramStorage: [] }, "?color=Blue");
  await screen.findByRole("link", { name: "Ask on WhatsApp" });
  expect(linkOf(/^Ask on WhatsApp$/)).toBe(
    "https://wa.me/8801700000003?text=Hi, I want to ask about this: Galaxy S25, TK 49,000\n" +
      `${window.location.origin}/product/x1?color=Blue`,
  );
});

it("offers no WhatsApp that the shop does not have", async () => {
  server.use(http.get("/api/settings", () => HttpResponse.json(makeSettings({ whatsapp: "" }))));
  await open();
  await screen.findAllByText(makeSettings().phones[0]!);
  expect(screen.queryByRole("link", { name: "Ask on WhatsApp" })).not.toBeInTheDocument();
});

it("hands name, price and link on to the apps that people share with", async () => {
  const { user } = await open({ price: 45_000, offerPrice: 0 });
  await user.click(screen.getByRole("button", { name: "Share" }));
  const dialog = within(await screen.findByRole("dialog"));
  const link = `${window.location.origin}/product/x1`;
  expect(linkOf(/^WhatsApp/, dialog)).toBe(`https://wa.me/?text=Galaxy S25, TK 45,000 ${link}`);
  expect(linkOf(/^Facebook/, dialog)).toBe(`https://www.facebook.com/sharer/sharer.php?u=${link}`);
});
