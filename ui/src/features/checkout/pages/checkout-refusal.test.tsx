import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import {
  conflict,
  filledIn,
  fillVisitorCart,
  openCheckout,
  openShop,
  ordered,
  takeOrders,
} from "@/test/checkout-shop";
import { errorReply } from "@/test/server";

describe("what changed meanwhile", () => {
  it("is told at its line, and ordered for the new total after one more press", async () => {
    const shop = openShop();
    const { bodies, keys } = takeOrders((body) =>
      body.total === 95_560
        ? ordered(body)
        : conflict(
            "The total has changed. Please review it and try again.",
            "total_changed",
            shop.quote(body),
          ),
    );
    const { press, button } = await filledIn();
    shop.goods.p1!.price = 47_000;
    await press();
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "The total has changed. Please review it and try again.",
    );
    expect(screen.getByRole("alert")).toHaveTextContent("It was TK 91,560, and is TK 95,560 now.");
    expect(screen.getByText("The price went up from TK 45,000 to TK 47,000.")).toBeInTheDocument();
    expect(button()).toHaveTextContent("Place Order · TK 95,560");
    await press();
    expect(await screen.findByText("H-1A2B-3C4D")).toBeInTheDocument();
    expect(bodies.map(({ total }) => total)).toEqual([91_560, 95_560]);
    // Nothing was ordered under the first one.
    expect(keys[0]).not.toBe(keys[1]);
  });

  it("leads to what cannot be had any more, and sends nothing until it is changed", async () => {
    const shop = openShop();
    const { bodies } = takeOrders((body) => {
      const quote = shop.quote(body);
      return quote.lines.every(({ available }) => available)
        ? ordered(body)
        : conflict("Not enough stock.", "not_enough_stock", quote);
    });
    const { press, user } = await filledIn();
    shop.goods.p1!.stock = 1;
    await press();
    const lines = within(await screen.findByRole("region", { name: "What you buy" }));
    expect(await lines.findByRole("alert")).toHaveTextContent(/^Some of these things cannot/);
    expect(lines.getByText("Not enough stock. We have 1 left.")).toBeInTheDocument();
    expect(lines.getByRole("heading", { name: "What you buy" })).toHaveFocus();
    await press();
    expect(bodies).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: "One less of Galaxy S25" }));
    await waitFor(() => expect(lines.queryByRole("alert")).not.toBeInTheDocument());
    await press();
    expect(await screen.findByText("H-1A2B-3C4D")).toBeInTheDocument();
    expect(bodies.at(-1)).toMatchObject({ total: 46_560 });
  });

  it("is told at once where it cannot be had as it stands when the page is opened", async () => {
    const shop = openShop();
    shop.goods.p1!.stock = 0;
    shop.goods.p2!.stock = 0;
    fillVisitorCart();
    await openCheckout();
    const lines = within(screen.getByRole("region", { name: "What you buy" }));
    expect(lines.getByRole("alert")).toHaveTextContent(/^Some of these things cannot/);
    expect(lines.getAllByText("Not In Stock")).toHaveLength(2);
  });

  it("is told under the field of a transaction that was used", async () => {
    openShop({ payments: [{ method: "bKash", number: "01800000000" }] });
    takeOrders(() =>
      errorReply(409, "This transaction id belongs to another order.", undefined, {
        code: "transaction_used",
      }),
    );
    const { press, user } = await filledIn();
    await user.click(screen.getByRole("radio", { name: /^bKash/ }));
    await user.type(screen.getByLabelText(/^Transaction id/), "9GK4XY7");
    await press();
    await waitFor(() =>
      expect(screen.getByLabelText(/^Transaction id/)).toHaveAccessibleDescription(
        /This transaction id belongs to another order\./,
      ),
    );
  });
});
