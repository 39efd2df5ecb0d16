import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import type { Product } from "@/api/types";
import { makeProduct, makeSettings } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";

/** Opens the page of a product in a shop with this yearly rate. */
async function open(emiRate: number, change: Partial<Product> = {}, search = "") {
  const product = makeProduct({ _id: "x1", title: "Galaxy S25", offerPrice: 45_000, ...change });
  server.use(
    http.get("/allproducts/x1", () => HttpResponse.json(product)),
    http.get("/api/settings", () => HttpResponse.json(makeSettings({ emiRate }))),
  );
  const app = renderApp(`/product/x1${search}`);
  await screen.findByRole("heading", { level: 1, name: product.title });
  // The phone number shows that the settings are there.
  await screen.findAllByRole("link", { name: "Call 01700000001" });
  return app;
}

/** The numbers of a plan, as its row in the table says them. */
function row(dialog: HTMLElement, months: string) {
  const header = within(dialog).getByRole("rowheader", { name: months });
  return within(header.closest("tr")!)
    .getAllByRole("cell")
    .map((cell) => cell.textContent);
}

describe("the EMI calculator", () => {
  it("opens from the badge with every plan, and marks the chosen one", async () => {
    const { user } = await open(12);
    expect(screen.getByText("From TK 1,700 a month")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "EMI AVAILABLE" }));
    const dialog = await screen.findByRole("dialog", { name: "Pay in instalments" });
    expect(
      within(dialog)
        .getAllByRole("radio")
        .map((radio) => radio.ariaLabel),
    ).toEqual([3, 6, 9, 12, 18, 24, 36].map((months) => `${months} months`));
    expect(within(dialog).getByRole("radio", { name: "12 months" })).toBeChecked();
    expect(within(dialog).getByRole("status")).toHaveTextContent(
      "TK 4,200 a month TK 50,400 in all, TK 5,400 more than the price",
    );
    expect(row(dialog, "12 chosen")).toEqual(["TK 4,200", "TK 50,400", "TK 5,400"]);
    expect(row(dialog, "3")).toEqual(["TK 15,450", "TK 46,350", "TK 1,350"]);
    expect(within(dialog).getByText(/^At a flat rate of 12% a year:/)).toBeInTheDocument();

    await user.click(within(dialog).getByRole("radio", { name: "36 months" }));
    expect(within(dialog).getByRole("status")).toHaveTextContent("TK 1,700 a month");
    expect(row(dialog, "36 chosen")).toEqual(["TK 1,700", "TK 61,200", "TK 16,200"]);
    expect(within(dialog).getByRole("rowheader", { name: "12" })).toBeInTheDocument();
  });

  it("works with the keys, and gives the focus back", async () => {
    const { user } = await open(12);
    const badge = screen.getByRole("button", { name: "EMI AVAILABLE" });
    badge.focus();
    await user.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog");
    within(dialog).getByRole("radio", { name: "12 months" }).focus();
    await user.keyboard("{ArrowRight}");
    expect(within(dialog).getByRole("radio", { name: "18 months" })).toBeChecked();
    expect(within(dialog).getByRole("status")).toHaveTextContent("TK 2,950 a month");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(badge).toHaveFocus();
  });

  it("follows the price of the chosen variant", async () => {
    const ramStorage = [
      { option: "8GB/128GB", priceDifference: 0 },
      { option: "12GB/256GB", priceDifference: 3000 },
    ];
    const { user } = await open(10, { ramStorage }, "?ram=8GB/128GB");
    // 45,000 and 30 % of it in 36 parts.
    expect(screen.getByText("From TK 1,625 a month")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: /^12GB\/256GB/ }));
    await user.click(screen.getByRole("button", { name: "EMI AVAILABLE" }));
    const dialog = await screen.findByRole("dialog");
    expect(within(dialog).getByText("TK 48,000")).toBeInTheDocument();
    expect(row(dialog, "12 chosen")).toEqual(["TK 4,400", "TK 52,800", "TK 4,800"]);
  });

  it.each([
    ["the shop has no rate", 0, {}, "EMI AVAILABLE"],
    ["the product has no EMI", 12, { emiAvailable: false }, "EMI NOT AVAILABLE"],
    [
      "the price is not announced",
      12,
      {
        price: 0,
        offerPrice: 0,
        availableColors: [{ color: "Red", priceDifference: 500, image: "" }],
      },
      "EMI AVAILABLE",
    ],
  ])("is not offered where %s", async (_, rate, change, badge) => {
    await open(rate, change, "?color=Red");
    expect(screen.getByText(badge)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: badge })).not.toBeInTheDocument();
    expect(screen.queryByText(/a month$/)).not.toBeInTheDocument();
  });
});
