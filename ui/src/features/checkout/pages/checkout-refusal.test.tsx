import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { fillVisitorCart, openCheckout, openShop, ordered, takeOrders } from "@/test/checkout-shop";
import { errorReply } from "@/test/server";

/** A visitor's checkout with all of it filled in. */
async function filledIn() {
  fillVisitorCart();
  const app = await openCheckout();
  await app.user.type(screen.getByLabelText(/^Name/), "Karim");
  await app.user.type(screen.getByLabelText(/^Phone/), "01712345678");
  await app.user.type(screen.getByLabelText(/^Delivery address/), "House 9");
  const press = async () => {
    await waitFor(() => expect(app.button()).toBeEnabled());
    await app.user.click(app.button());
  };
  return { ...app, press };
}

/** Today's quote beside a refusal, as contract 11 has it. */
function conflict(message: string, code: string, quote: unknown) {
  return HttpResponse.json(
    { success: false, message, error: message, code, quote },
    { status: 409 },
  );
}

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

describe("a lost answer", () => {
  it("makes one order: everything is kept, and the same is sent again under the same key", async () => {
    const shop = openShop();
    let reply = () => HttpResponse.error();
    const { bodies, keys } = takeOrders(
      (body) => (reply() as Response | undefined) ?? ordered(body),
    );
    const { press, button } = await filledIn();
    await press();
    expect(await screen.findByRole("alert")).toHaveTextContent(/^No answer came from the shop\./);
    expect(screen.getByLabelText(/^Name/)).toHaveValue("Karim");
    await press();
    await waitFor(() => expect(bodies).toHaveLength(2));
    // It may have come through, and have taken the last ones.
    shop.goods.p1!.stock = 0;
    reply = () => undefined as never;
    await waitFor(() => expect(button()).toBeEnabled());
    await press();
    expect(await screen.findByText("H-1A2B-3C4D")).toBeInTheDocument();
    expect(new Set(keys).size).toBe(1);
    expect(bodies[2]).toEqual(bodies[0]);
  });

  it("keeps its key when the page is opened again, whatever things cost by then", async () => {
    const shop = openShop();
    let lost = true;
    const { bodies, keys } = takeOrders((body) => (lost ? HttpResponse.error() : ordered(body)));
    const first = await filledIn();
    await first.press();
    await screen.findByText(/^No answer came from the shop\./);
    first.unmount();
    lost = false;
    shop.goods.p1!.price = 47_000;
    shop.goods.p2!.stock = 0;
    const again = await openCheckout();
    await waitFor(() => expect(again.button()).toBeEnabled());
    await again.user.click(again.button());
    expect(await screen.findByText("H-1A2B-3C4D")).toBeInTheDocument();
    expect(keys[1]).toBe(keys[0]);
    expect(bodies[1]).toEqual(bodies[0]);
  });

  it("of another order has another key", async () => {
    openShop();
    const { keys } = takeOrders(() => HttpResponse.error());
    const { press, user } = await filledIn();
    await press();
    await screen.findByText(/^No answer came from the shop\./);
    await user.click(screen.getByRole("button", { name: "Remove Charger" }));
    await waitFor(() => expect(screen.queryByText(/^No answer/)).not.toBeInTheDocument());
    await press();
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[0]).not.toBe(keys[1]);
  });
});
