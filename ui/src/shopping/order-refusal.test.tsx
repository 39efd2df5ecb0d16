import { screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { server } from "@/test/server";
import { buy, complete, placed } from "@/test/product-shop";

describe("Confirm Order", () => {
  it("shows a new price and asks again", async () => {
    const prices: number[] = [];
    server.use(
      http.post("/api/order/place", async ({ request }) => {
        const { price } = (await request.json()) as { price: number };
        prices.push(price);
        const message = "The price has changed. Please review it and try again.";
        return price === 47_000
          ? placed()
          : HttpResponse.json(
              { success: false, message, error: message, price: 47_000 },
              { status: 409 },
            );
      }),
    );
    const { dialog, confirm } = await buy(complete);
    await confirm();
    expect(await dialog.findByRole("alert")).toHaveTextContent(
      "The price has changed. Please review it and try again. It was TK 45,000, and is TK 47,000 now.",
    );
    expect(prices).toEqual([45_000]);
    expect(dialog.getByText("TK 47,000 each")).toBeInTheDocument();
    expect(dialog.getByRole("button", { name: /^Order for TK 47,000/ })).toBeEnabled();
    await confirm();
    expect(await screen.findByText("Order placed successfully!")).toBeInTheDocument();
    expect(prices).toEqual([45_000, 47_000]);
  });

  it.each([
    [2, "Not enough stock. We have 2 left.", "2"],
    [0, "Not enough stock. It was sold out a moment ago.", "3"],
  ])("tells that only %i are left", async (stock, text, quantity) => {
    server.use(
      http.post("/api/order/place", () => {
        const message = "Not enough stock.";
        return HttpResponse.json(
          { success: false, message, error: message, stock },
          { status: 409 },
        );
      }),
    );
    const { user, dialog, confirm } = await buy(complete);
    await user.click(dialog.getByRole("button", { name: "One more" }));
    await user.click(dialog.getByRole("button", { name: "One more" }));
    await confirm();
    expect(await dialog.findByRole("alert")).toHaveTextContent(text);
    expect(dialog.getByRole("textbox", { name: /^Quantity/ })).toHaveValue(quantity);
  });

  it.each([
    ["a broken connection", () => HttpResponse.error(), "Something went wrong. Please try again."],
    [
      "a refusal without words",
      () => HttpResponse.json({}, { status: 409 }),
      "Failed to place order.",
    ],
  ])("stays open after %s", async (_, reply, text) => {
    server.use(http.post("/api/order/place", reply));
    const { dialog, confirm } = await buy(complete);
    await confirm();
    expect(await dialog.findByRole("alert")).toHaveTextContent(text);
  });
});
