import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { visitorCart } from "@/shopping/visitor-cart";
import { fillVisitorCart, openShop } from "@/test/checkout-shop";
import { doneReply, signIn } from "@/test/customer-handlers";
import { makeCartLine, makeCustomer } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { errorReply, server } from "@/test/server";

const line = (name: string) =>
  within(screen.getByRole("heading", { level: 2, name }).closest("article")!);

describe("a visitor's cart", () => {
  it("shows today's prices, changes and removes", async () => {
    const { asked } = openShop();
    fillVisitorCart();
    const { user } = renderApp("/cart");
    expect(await screen.findByRole("heading", { level: 1, name: "Your Cart" })).toBeInTheDocument();
    expect(await screen.findByText("TK 91,500")).toBeInTheDocument();
    expect(line("Galaxy S25").getByText("Blue")).toBeInTheDocument();
    expect(line("Galaxy S25").getByText("TK 45,000 each")).toBeInTheDocument();
    const quantity = line("Galaxy S25").getByLabelText(/^Quantity of Galaxy S25/);
    await user.clear(quantity);
    // Nothing is removed by an empty field.
    expect(visitorCart.get()[0]).toMatchObject({ quantity: 2 });
    await user.type(quantity, "৩");
    expect(await screen.findByText("TK 136,500")).toBeInTheDocument();
    expect(visitorCart.get()[0]).toMatchObject({ productId: "p1", quantity: 3 });
    await waitFor(() =>
      expect(asked.at(-1)?.lines[0]).toMatchObject({ productId: "p1", quantity: 3 }),
    );
    await user.click(screen.getByRole("button", { name: "Remove Charger" }));
    expect(await screen.findByText("Item removed from cart!")).toBeInTheDocument();
    await waitFor(() => expect(visitorCart.get()).toHaveLength(1));
    expect(screen.getByRole("main")).toHaveFocus();
    expect(screen.getByRole("link", { name: "Checkout" })).toHaveAttribute("href", "/checkout");
  });

  it("says what cannot be had, and leaves it out of the total", async () => {
    const shop = openShop();
    shop.goods.p1!.stock = 1;
    delete shop.goods.p2;
    fillVisitorCart();
    renderApp("/cart");
    expect(await screen.findByText("Not enough stock. We have 1 left.")).toBeInTheDocument();
    expect(line("Charger").getByText("Not In Stock")).toBeInTheDocument();
    expect(screen.getByText(/^Something has changed/)).toBeInTheDocument();
    // What is gone altogether keeps the name that it had.
    expect(screen.getByRole("heading", { level: 2, name: "Charger" })).toBeInTheDocument();
    expect(screen.getByText("TK 0")).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "Checkout" })).not.toBeInTheDocument();
  });

  it("says what became dearer or cheaper since it was put in", async () => {
    openShop();
    fillVisitorCart();
    const [phone, charger] = visitorCart.get();
    visitorCart.set([
      { ...phone!, addedPrice: 44_000 },
      { ...charger!, addedPrice: 1_500 },
      { ...phone!, color: "Red", addedPrice: 46_000 },
    ]);
    renderApp("/cart");
    expect(
      await screen.findByText("The price went up from TK 44,000 to TK 45,000."),
    ).toBeInTheDocument();
    expect(
      screen.getByText("The price went down from TK 46,000 to TK 45,000."),
    ).toBeInTheDocument();
    expect(line("Charger").queryByText(/^The price/)).not.toBeInTheDocument();
    expect(screen.getByText(/^Something has changed/)).toBeInTheDocument();
  });

  it("can be asked for again where it did not come", async () => {
    openShop();
    server.use(
      http.post("/api/checkout/quote", () => errorReply(503, "The shop is busy."), { once: true }),
    );
    fillVisitorCart();
    const { user } = renderApp("/cart");
    expect(await screen.findByText("The shop is busy.")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("TK 91,500")).toBeInTheDocument();
  });

  it("counts its pieces in the header, and follows other tabs", async () => {
    openShop();
    renderApp("/cart");
    expect(await screen.findByText("Your cart is empty")).toBeInTheDocument();
    localStorage.setItem("haat-cart", JSON.stringify(['["p1","","",3,"Galaxy S25"]', "broken"]));
    window.dispatchEvent(new StorageEvent("storage", { key: "haat-cart" }));
    expect((await screen.findAllByRole("link", { name: "Cart, 3 items" }))[0]).toHaveAttribute(
      "href",
      "/cart",
    );
    expect(await screen.findAllByText("TK 135,000")).toHaveLength(2);
    // An older version kept no price.
    expect(screen.queryByText(/^Something has changed/)).not.toBeInTheDocument();
  });
});

describe("a customer's cart", () => {
  it("stands in the dashboard, and changes on the server", async () => {
    const cart = [
      makeCartLine({ productId: "p1", name: "Galaxy S25", color: "Blue", quantity: 2 }),
    ];
    signIn({ cart });
    let body: unknown;
    server.use(
      http.post("/api/cart/update", async ({ request }) => {
        body = await request.json();
        return doneReply("ok", makeCustomer({ cart: [{ ...cart[0]!, quantity: 3 }] }));
      }),
    );
    const { user, router } = renderApp("/cart");
    await screen.findByRole("heading", { level: 2, name: "Galaxy S25" });
    expect(router.location.pathname).toBe("/dashboard/carts");
    expect(screen.getAllByText("TK 90,000")).toHaveLength(2);
    await user.click(screen.getByRole("button", { name: "One more of Galaxy S25" }));
    await waitFor(() => expect(screen.getAllByText("TK 135,000")).toHaveLength(2));
    expect(body).toEqual({
      userId: "c1",
      productId: "p1",
      color: "Blue",
      ramStorage: "",
      quantity: 3,
    });
    expect(screen.getAllByRole("link", { name: "Cart, 3 items" })[0]).toBeInTheDocument();
  });

  it("keeps the number that could not be changed", async () => {
    signIn({ cart: [makeCartLine({ name: "Galaxy S25", quantity: 2 })] });
    server.use(http.post("/api/cart/update", () => HttpResponse.error()));
    const { user } = renderApp("/dashboard/carts");
    await user.click(await screen.findByRole("button", { name: "One more of Galaxy S25" }));
    expect(
      await screen.findByText("The quantity could not be changed. Please try again."),
    ).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText(/^Quantity of Galaxy S25/)).toHaveValue("2"));
  });

  it("takes in what the browser kept, as soon as it is shown", async () => {
    fillVisitorCart();
    signIn();
    let body: unknown;
    server.use(
      http.post("/api/cart/join", async ({ request }) => {
        body = await request.json();
        return doneReply("ok", makeCustomer({ cart: [makeCartLine({ name: "Galaxy S25" })] }));
      }),
    );
    renderApp("/dashboard/carts");
    expect(
      await screen.findByRole("heading", { level: 2, name: "Galaxy S25" }),
    ).toBeInTheDocument();
    expect(body).toMatchObject({ userId: "c1", lines: [{ productId: "p1", quantity: 2 }, {}] });
    expect(visitorCart.get()).toEqual([]);
  });
});
