import { act, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CustomerUser, Product } from "@/api/types";
import { doneReply, signIn } from "@/test/customer-handlers";
import { makeCartLine, makeCustomer, makeFavourite, makeProduct } from "@/test/fixtures";
import { homeHandlers } from "@/test/home-handlers";
import { renderApp } from "@/test/render-app";
import { errorReply, server } from "@/test/server";

class NoObserver {
  observe() {
    // jsdom has no layout.
  }
  unobserve() {
    // jsdom has no layout.
  }
  disconnect() {
    // jsdom has no layout.
  }
}

beforeEach(() => {
  vi.stubGlobal("ResizeObserver", NoObserver);
  vi.stubGlobal("IntersectionObserver", NoObserver);
  // The toasts ask for it; jsdom has none.
  Element.prototype.setPointerCapture = vi.fn();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const variants: Partial<Product> = {
  availableColors: [{ color: "Blue", priceDifference: 4000, image: "/uploads/blue.webp" }],
  ramStorage: [{ option: "8GB/256GB", priceDifference: 1000 }],
};
const CHOSEN = "?color=Blue&ram=8GB%2F256GB";

async function open(change: Partial<Product> = {}, search = "") {
  server.use(
    http.get("/allproducts/x1", () =>
      HttpResponse.json(makeProduct({ _id: "x1", title: "Galaxy S25", ...change })),
    ),
  );
  const app = renderApp(`/product/x1${search}`);
  await screen.findByRole("heading", { level: 1, name: "Galaxy S25" });
  return app;
}

type App = Awaited<ReturnType<typeof open>>;

/** Signs in on the login page, and waits out its redirect. */
async function logIn({ user }: App, customer: CustomerUser = makeCustomer()) {
  server.use(
    http.post("/api/userlogin", () =>
      HttpResponse.json({ success: true, message: "ok", token: "t", user: customer }),
    ),
    http.get("/api/me", () => HttpResponse.json({ user: null, customer })),
  );
  await user.type(await screen.findByLabelText(/^E-mail/), "rahim@haat.example");
  await user.type(screen.getByLabelText(/^Password/), "right-password");
  await user.click(screen.getByRole("button", { name: /^Login/ }));
  expect(await screen.findByText("Login successful! Redirecting...")).toBeInTheDocument();
}

describe("Add to Cart", () => {
  it("puts the choice into the cart and counts it in the header", async () => {
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

  it("waits for a visitor who signs in, is done then, and the page is shown again", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const bodies: unknown[] = [];
    server.use(
      http.post("/api/cart/add", async ({ request }) => {
        bodies.push(await request.json());
        return doneReply("ok", makeCustomer({ cart: [makeCartLine()] }));
      }),
    );
    const app = await open(variants, CHOSEN);
    await app.user.click(screen.getByRole("button", { name: /^Add to Cart/ }));
    expect(await screen.findByText("Please Login")).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(2100));
    await waitFor(() => expect(app.router.location.pathname).toBe("/login"));
    expect(bodies).toEqual([]);
    await logIn(app);
    expect(await screen.findByText("Added to cart successfully!")).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(3100));
    await waitFor(() => expect(app.router.location.pathname).toBe("/product/x1"));
    expect(app.router.location.search).toBe(CHOSEN);
    expect(bodies).toEqual([{ productId: "x1", color: "Blue", ramStorage: "8GB/256GB" }]);
  });

  it("asks to sign in where the session has ended", async () => {
    signIn();
    server.use(http.post("/api/cart/add", () => errorReply(401, "Please log in")));
    const { user } = await open();
    const banner = within(screen.getAllByRole("banner")[0]!);
    expect(await banner.findByRole("link", { name: "Dashboard" })).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: /^Add to Cart/ }));
    expect(await screen.findByText("Please Login")).toBeInTheDocument();
    expect(banner.getByRole("link", { name: "Login" })).toBeInTheDocument();
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

describe("Confirm Order", () => {
  const complete = { phone: "01700000009", address: "House 1, Road 5" };

  async function buy(customer: Partial<CustomerUser>, search = "") {
    signIn(customer);
    const plain = { ...variants, availableColors: [], ramStorage: [] };
    const app = await open(search === "" ? plain : variants, search);
    await app.user.click(screen.getByRole("button", { name: "Buy Now" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Confirm Order" }));
    const confirm = () =>
      app.user.click(dialog.getByRole("button", { name: /^(Confirm Order|Order for)/ }));
    return { ...app, dialog, confirm };
  }

  function placed(customer: CustomerUser = makeCustomer(complete)) {
    return HttpResponse.json({
      success: true,
      message: "Order placed successfully!",
      user: customer,
      orderId: "o1",
      orderNumber: "H-1A2B-3C4D",
      total: 50_000,
    });
  }

  it("shows who orders what, and orders it once", async () => {
    const bodies: unknown[] = [];
    const keys: (string | null)[] = [];
    server.use(
      http.post("/api/order/place", async ({ request }) => {
        bodies.push(await request.json());
        keys.push(request.headers.get("Idempotency-Key"));
        return placed();
      }),
    );
    const { user, dialog } = await buy(complete, CHOSEN);
    for (const text of [
      "Rahim",
      "rahim@haat.example",
      "01700000009",
      "House 1, Road 5",
      "Galaxy S25",
      "Blue, 8GB/256GB",
      "TK 50,000",
    ]) {
      expect(dialog.getByText(text)).toBeInTheDocument();
    }
    expect(dialog.queryByText("Not Provided")).not.toBeInTheDocument();
    expect(dialog.getByLabelText(/^Payment method/)).toHaveValue("Cash on Delivery");
    await user.click(dialog.getByRole("button", { name: "One more" }));
    expect(dialog.getByText("TK 100,000")).toBeInTheDocument();
    await user.dblClick(dialog.getByRole("button", { name: /^Confirm Order/ }));
    expect(await screen.findByText("Order placed successfully!")).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(bodies).toEqual([
      {
        userId: "c1",
        productId: "x1",
        color: "Blue",
        ramStorage: "8GB/256GB",
        price: 50_000,
        quantity: 2,
        paymentMethod: "Cash on Delivery",
      },
    ]);
    expect(keys[0]).toMatch(/^.{16,100}$/);
  });

  /** A server that says who is there only when it is told to. */
  function answerLater() {
    const answers: (() => void)[] = [];
    server.use(
      http.get("/api/me", async () => {
        await new Promise<void>((answer) => answers.push(answer));
        return HttpResponse.json({ user: null, customer: makeCustomer(complete) });
      }),
    );
    return () => answers.forEach((answer) => answer());
  }

  it("is about what was chosen last, however late it opens", async () => {
    const answer = answerLater();
    const red = { color: "Red", priceDifference: 0, image: "" };
    const availableColors = [...(variants.availableColors ?? []), red];
    const { user } = await open({ ...variants, availableColors }, CHOSEN);
    await user.click(screen.getByRole("button", { name: "Buy Now" }));
    await user.click(screen.getByRole("button", { name: /^Red/ }));
    answer();
    const dialog = within(await screen.findByRole("dialog", { name: "Confirm Order" }));
    expect(dialog.getByText("Red, 8GB/256GB")).toBeInTheDocument();
  });

  it("does not pull back who has left meanwhile", async () => {
    const answer = answerLater();
    const { user, router } = await open(variants, CHOSEN);
    await user.click(screen.getByRole("button", { name: "Buy Now" }));
    await router.navigate("/terms");
    answer();
    expect(await screen.findByRole("link", { name: "Dashboard" })).toBeInTheDocument();
    // What waited for the answer runs after what shows it.
    await act(() => new Promise((done) => setTimeout(done)));
    expect(router.location.pathname).toBe("/terms");
  });

  it("has a key of its own each time it opens", async () => {
    const keys = new Set<string | null>();
    server.use(
      http.post("/api/order/place", ({ request }) => {
        keys.add(request.headers.get("Idempotency-Key"));
        return placed();
      }),
    );
    const { user, confirm } = await buy(complete);
    await confirm();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await user.click(screen.getByRole("button", { name: "Buy Now" }));
    const again = within(await screen.findByRole("dialog", { name: "Confirm Order" }));
    await user.click(again.getByRole("button", { name: /^Confirm Order/ }));
    await waitFor(() => expect(keys.size).toBe(2));
  });

  it("asks for phone and address where the profile has none", async () => {
    let body: unknown;
    server.use(
      http.post("/api/order/place", async ({ request }) => {
        body = await request.json();
        return placed();
      }),
    );
    const { user, dialog, confirm } = await buy({ phone: "", address: "" });
    expect(dialog.getAllByText("Not Provided")).toHaveLength(2);
    await confirm();
    expect(await dialog.findByText("Please enter your phone number.")).toBeInTheDocument();
    expect(dialog.getByText("Please enter the delivery address.")).toBeInTheDocument();
    await user.type(dialog.getByLabelText(/^Phone/), "12345");
    expect(
      await dialog.findByText("The phone number must have exactly 11 digits."),
    ).toBeInTheDocument();
    await user.clear(dialog.getByLabelText(/^Phone/));
    await user.type(dialog.getByLabelText(/^Phone/), "01712-345678");
    await user.type(dialog.getByLabelText(/^Delivery address/), "House 9");
    await confirm();
    expect(await screen.findByText("Order placed successfully!")).toBeInTheDocument();
    expect(body).toMatchObject({ phone: "01712345678", address: "House 9" });
  });

  it("needs no address to pay in the store", async () => {
    let body: unknown;
    server.use(
      http.post("/api/order/place", async ({ request }) => {
        body = await request.json();
        return placed();
      }),
    );
    const { user, dialog, confirm } = await buy({ ...complete, address: "" });
    await user.selectOptions(dialog.getByLabelText(/^Payment method/), "Store Payment");
    expect(dialog.queryByLabelText(/^Delivery address/)).not.toBeInTheDocument();
    await confirm();
    expect(await screen.findByText("Order placed successfully!")).toBeInTheDocument();
    expect(body).toMatchObject({ paymentMethod: "Store Payment" });
    expect(body).not.toHaveProperty("address");
  });

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

  it("closes with Back and with Cancel", async () => {
    const { user, router } = await buy(complete);
    await router.navigate(-1);
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(router.location.pathname).toBe("/product/x1");
    await user.click(screen.getByRole("button", { name: "Buy Now" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(router.location.pathname).toBe("/product/x1");
  });

  it("opens for a visitor who signs in to buy, with the choice kept, and orders nothing by itself", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const app = await open(variants, CHOSEN);
    await app.user.click(screen.getByRole("button", { name: "Buy Now" }));
    expect(await screen.findByText("Please log in")).toBeInTheDocument();
    await app.user.click(await screen.findByRole("button", { name: "Sign in" }));
    await waitFor(() => expect(app.router.location.pathname).toBe("/login"));
    await logIn(app, makeCustomer(complete));
    await act(() => vi.advanceTimersByTimeAsync(3100));
    const dialog = within(await screen.findByRole("dialog", { name: "Confirm Order" }));
    expect(dialog.getByText("Blue, 8GB/256GB")).toBeInTheDocument();
    expect(app.router.location.pathname).toBe("/product/x1");
    await app.user.click(dialog.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(app.router.location.pathname).toBe("/product/x1");
    expect(app.router.location.state).toBeNull();
  });
});
