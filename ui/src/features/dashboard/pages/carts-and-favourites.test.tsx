import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { doneReply, signIn } from "@/test/customer-handlers";
import { makeCartLine, makeCustomer, makeFavourite } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { errorReply, server } from "@/test/server";

describe("Your Cart", () => {
  const steady = makeCartLine({
    productId: "s1",
    name: "Steady",
    price: 10_000,
    addedPrice: 10_000,
  });
  const cheaper = makeCartLine({
    productId: "s2",
    name: "Cheaper",
    price: 8_000,
    addedPrice: 9_000,
  });
  const gone = makeCartLine({ productId: "s3", name: "Gone", available: false });

  it("says line by line what changed before anything is ordered", async () => {
    signIn({ cart: [steady, cheaper, gone] });
    renderApp("/dashboard/carts");
    expect(await screen.findByRole("heading", { level: 1, name: "Your Cart" })).toBeInTheDocument();
    expect(screen.getByRole("status")).toHaveTextContent("Something has changed");
    expect(screen.getByText("The price went down from TK 9,000 to TK 8,000.")).toBeInTheDocument();
    expect(screen.getByText("Not In Stock")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Order Gone" })).toBeDisabled();
    expect(screen.getByRole("button", { name: "Order Steady" })).toBeEnabled();
    // What cannot be ordered is not in the total.
    expect(screen.getByText("TK 18,000")).toBeInTheDocument();
  });

  it("orders one line in the same dialog", async () => {
    const line = { ...steady, color: "Blue", ramStorage: "8GB" };
    const session = signIn({ cart: [line], phone: "01700000009", address: "House 1" });
    let body: unknown;
    server.use(
      http.post("/api/order/place", async ({ request }) => {
        body = await request.json();
        session.current = makeCustomer();
        return HttpResponse.json({
          success: true,
          message: "ok",
          user: session.current,
          orderId: "o1",
          orderNumber: "H-AAAA-0001",
          total: 10_000,
        });
      }),
    );
    const { user } = renderApp("/dashboard/carts");
    await user.click(await screen.findByRole("button", { name: "Order Steady" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Confirm Order" }));
    await user.click(dialog.getByRole("button", { name: /^Confirm Order/ }));
    expect(await screen.findByText("Order placed successfully!")).toBeInTheDocument();
    expect(await screen.findByText("Your cart is empty")).toBeInTheDocument();
    expect(body).toMatchObject({
      productId: "s1",
      color: "Blue",
      ramStorage: "8GB",
      price: 10_000,
      quantity: 1,
    });
  });

  it("removes one line with its variant", async () => {
    signIn({ cart: [steady] });
    let body: unknown;
    server.use(
      http.post("/api/cart/remove", async ({ request }) => {
        body = await request.json();
        return doneReply("ok", makeCustomer());
      }),
    );
    const { user } = renderApp("/dashboard/carts");
    await user.click(await screen.findByRole("button", { name: "Remove Steady" }));
    expect(await screen.findByText("Item removed from cart!")).toBeInTheDocument();
    expect(await screen.findByText("Your cart is empty")).toBeInTheDocument();
    expect(body).toEqual({ userId: "c1", productId: "s1", color: "", ramStorage: "" });
  });

  it.each([
    [
      "a refusal without words",
      () => HttpResponse.json({}, { status: 404 }),
      "Failed to remove item.",
    ],
    [
      "a broken connection",
      () => HttpResponse.error(),
      "An error occurred while removing the item.",
    ],
  ])("keeps the line after %s", async (_, reply, text) => {
    signIn({ cart: [steady] });
    server.use(http.post("/api/cart/remove", reply));
    const { user } = renderApp("/dashboard/carts");
    await user.click(await screen.findByRole("button", { name: "Remove Steady" }));
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Steady" })).toBeInTheDocument();
  });
});

describe("Your Favorites", () => {
  it("lists them and takes one out", async () => {
    signIn({
      favourites: [
        makeFavourite({ productId: "f1", name: "Liked phone", listing: "bestdeal" }),
        makeFavourite({ productId: "f2", name: "Sold out phone", available: false }),
      ],
    });
    server.use(http.delete("/api/favorites/remove", () => doneReply("ok", makeCustomer())));
    const { user } = renderApp("/dashboard/favourites");
    expect(
      await screen.findByRole("heading", { level: 1, name: "Your Favorites" }),
    ).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Liked phone" })).toHaveAttribute(
      "href",
      "/bestdeal/f1",
    );
    expect(screen.getByText("Not available now")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Remove Liked phone from favourites" }));
    expect(await screen.findByText("Removed from favorites!")).toBeInTheDocument();
    expect(await screen.findByText("You have no favourites yet")).toBeInTheDocument();
  });

  it("shows the server's message when that fails", async () => {
    signIn({ favourites: [makeFavourite({ name: "Liked phone" })] });
    server.use(http.delete("/api/favorites/remove", () => errorReply(503, "The shop is busy.")));
    const { user } = renderApp("/dashboard/favourites");
    await user.click(
      await screen.findByRole("button", { name: "Remove Liked phone from favourites" }),
    );
    expect(await screen.findByText("The shop is busy.")).toBeInTheDocument();
  });
});
