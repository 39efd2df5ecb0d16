import { act, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, describe, expect, it, vi } from "vitest";
import { doneReply, signIn } from "@/test/customer-handlers";
import { makeCartLine, makeCustomer, makeFavourite, makeProduct } from "@/test/fixtures";
import { homeHandlers } from "@/test/home-handlers";
import { renderApp } from "@/test/render-app";
import { errorReply, server } from "@/test/server";
import { CHOSEN, logIn, open, variants } from "@/test/product-shop";
import { visitorCart } from "./visitor-cart";

afterEach(() => {
  vi.useRealTimers();
});

describe("Add to Cart", () => {
  it("puts the variant into the cart and counts it in the header", async () => {
    signIn();
    let body: unknown;
    server.use(
      http.post("/api/cart/add", async ({ request }) => {
        body = await request.json();
        return doneReply("ok", makeCustomer({ cart: [makeCartLine({ productId: "x1" })] }));
      }),
    );
    const { user } = await open(variants, CHOSEN);
    await user.click(screen.getByRole("button", { name: /^Add to Cart/ }));
    expect(await screen.findByText("Added to cart successfully!")).toBeInTheDocument();
    expect(await screen.findByRole("link", { name: "Cart, 1 item" })).toHaveAttribute(
      "href",
      "/dashboard/carts",
    );
    expect(body).toEqual({ productId: "x1", color: "Blue", ramStorage: "8GB/256GB" });
  });

  it.each([
    [
      "a missing product",
      () => errorReply(404, "Product not found."),
      "Product details not found!",
    ],
    ["a full cart", () => errorReply(409, "Your cart is full."), "Your cart is full."],
    ["a reply that says no", () => HttpResponse.json({ success: false }), "Failed to add to cart."],
    [
      "a refusal without words",
      () => HttpResponse.json({}, { status: 400 }),
      "Failed to add to cart.",
    ],
    ["a broken connection", () => HttpResponse.error(), "Something went wrong. Please try again."],
  ])("tells of %s", async (_, reply, text) => {
    signIn();
    server.use(http.post("/api/cart/add", reply));
    const { user } = await open();
    await user.click(screen.getByRole("button", { name: /^Add to Cart/ }));
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it("keeps a visitor's cart in the browser, and joins it to the account's at the login", async () => {
    const bodies: unknown[] = [];
    const joined = makeCustomer({ cart: [makeCartLine({ productId: "x1", quantity: 2 })] });
    server.use(
      http.post("/api/cart/join", async ({ request }) => {
        bodies.push(await request.json());
        return doneReply("ok", joined);
      }),
    );
    const app = await open(variants, CHOSEN);
    const banner = within(screen.getAllByRole("banner")[0]!);
    expect(banner.getByRole("link", { name: "Cart" })).toHaveAttribute("href", "/cart");
    const add = screen.getByRole("button", { name: /^Add to Cart/ });
    await app.user.click(add);
    expect(await screen.findByText("Added to cart successfully!")).toBeInTheDocument();
    await app.user.click(add);
    expect(await banner.findByRole("link", { name: "Cart, 2 items" })).toHaveAttribute(
      "href",
      "/cart",
    );
    const kept = [{ productId: "x1", color: "Blue", ramStorage: "8GB/256GB", quantity: 2 }];
    expect(visitorCart.get()).toEqual([{ ...kept[0], title: "Galaxy S25", addedPrice: 50_000 }]);
    expect(app.router.location.pathname).toBe("/product/x1");

    await app.router.navigate("/login");
    await logIn(app, joined);
    await waitFor(() => expect(visitorCart.get()).toEqual([]));
    expect(bodies).toEqual([{ userId: "c1", lines: kept }]);
    expect(banner.getByRole("link", { name: "Cart, 2 items" })).toHaveAttribute(
      "href",
      "/dashboard/carts",
    );
  });

  it("keeps the browser's cart where it could not be joined", async () => {
    server.use(http.post("/api/cart/join", () => HttpResponse.error()));
    const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const app = await open();
    await app.user.click(screen.getByRole("button", { name: /^Add to Cart/ }));
    await app.router.navigate("/login");
    await logIn(app);
    await waitFor(() => expect(told).toHaveBeenCalled());
    expect(visitorCart.get()).toHaveLength(1);
    told.mockRestore();
  });

  it("says what was added, and leads to the cart or the checkout", async () => {
    const { user, router } = await open(variants, CHOSEN);
    await user.click(screen.getByRole("button", { name: /^Add to Cart/ }));
    const panel = within((await screen.findByText("Galaxy S25, Blue, 8GB/256GB")).closest("li")!);
    expect(panel.getByText("Added to cart successfully!")).toBeInTheDocument();
    expect(panel.getByRole("button", { name: "View Cart" })).toBeInTheDocument();
    // It leaves the focus where it is, and Escape closes it.
    expect(screen.getByRole("button", { name: /^Add to Cart/ })).toHaveFocus();
    await user.keyboard("{Escape}");
    await waitFor(() =>
      expect(screen.queryByText("Galaxy S25, Blue, 8GB/256GB")).not.toBeInTheDocument(),
    );
    await user.click(screen.getByRole("button", { name: /^Add to Cart/ }));
    await user.click(await screen.findByRole("button", { name: "Checkout" }));
    await waitFor(() => expect(router.location.pathname).toBe("/checkout"));
  });

  it("goes into the browser's cart where the session has ended", async () => {
    signIn();
    server.use(http.post("/api/cart/add", () => errorReply(401, "Please log in")));
    const { user } = await open();
    const banner = within(screen.getAllByRole("banner")[0]!);
    expect(await banner.findByRole("link", { name: "Dashboard" })).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: /^Add to Cart/ }));
    expect(await banner.findByRole("link", { name: "Cart, 1 item" })).toBeInTheDocument();
    expect(banner.getByRole("link", { name: "Login" })).toBeInTheDocument();
    expect(visitorCart.get()).toHaveLength(1);
  });

  it("tells a visitor whose cart is full", async () => {
    visitorCart.set(
      Array.from({ length: 50 }, (_, n) => ({
        productId: `full${n}`,
        color: "",
        ramStorage: "",
        quantity: 1,
        title: "Other",
      })),
    );
    const { user } = await open();
    await user.click(screen.getByRole("button", { name: /^Add to Cart/ }));
    expect(await screen.findByText("Your cart is full.")).toBeInTheDocument();
    expect(visitorCart.get()).toHaveLength(50);
  });
});

describe("the heart", () => {
  it("fills after the server has it, and lets go again", async () => {
    const session = signIn();
    const favourite = makeFavourite({ productId: "x1", name: "Galaxy S25" });
    server.use(
      http.post("/api/favorites/add", () => {
        session.current = makeCustomer({ favourites: [favourite] });
        return doneReply("Added to favorites!", session.current);
      }),
      http.delete("/api/favorites/remove", async ({ request }) => {
        expect(await request.json()).toEqual({ productId: "x1" });
        session.current = makeCustomer();
        return doneReply("Removed from favorites!", session.current);
      }),
    );
    const { user } = await open();
    await user.click(screen.getByRole("button", { name: "Add Galaxy S25 to favourites" }));
    expect(await screen.findByText("Added to favorites!")).toBeInTheDocument();
    await user.click(
      await screen.findByRole("button", { name: "Remove Galaxy S25 from favourites" }),
    );
    expect(await screen.findByText("Removed from favorites!")).toBeInTheDocument();
    expect(
      await screen.findByRole("button", { name: "Add Galaxy S25 to favourites" }),
    ).toBeInTheDocument();
  });

  it("shows the server's message when it fails, and stays empty", async () => {
    signIn();
    server.use(
      http.post("/api/favorites/add", () => errorReply(409, "You have too many favorites.")),
    );
    const { user } = await open();
    await user.click(screen.getByRole("button", { name: "Add Galaxy S25 to favourites" }));
    expect(await screen.findByText("You have too many favorites.")).toBeInTheDocument();
    expect(
      screen.getByRole("button", { name: "Add Galaxy S25 to favourites" }),
    ).toBeInTheDocument();
  });

  it("of a visitor's card is filled after signing in, back on its page", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const favourites = [makeFavourite({ productId: "h1" })];
    server.use(
      ...homeHandlers({ recent: [makeProduct({ _id: "h1", title: "Bright phone" })] }),
      http.post("/api/favorites/add", () => doneReply("ok", makeCustomer({ favourites }))),
    );
    const app = renderApp("/");
    await app.user.click(
      await screen.findByRole("button", { name: "Add Bright phone to favourites" }),
    );
    expect(await screen.findByText("Please log in to add favorites!")).toBeInTheDocument();
    await app.router.navigate("/login");
    await logIn(app);
    expect(await screen.findByText("Added to favorites!")).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(3100));
    await waitFor(() => expect(app.router.location.pathname).toBe("/"));
  });
});
