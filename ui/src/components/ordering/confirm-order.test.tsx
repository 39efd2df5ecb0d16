import { act, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, describe, expect, it, vi } from "vitest";
import { makeCustomer } from "@/test/fixtures";
import { signIn } from "@/test/customer-handlers";
import { errorReply, server } from "@/test/server";
import { buy, CHOSEN, complete, logIn, open, placed, variants } from "@/test/product-shop";

afterEach(() => {
  vi.useRealTimers();
});

describe("Confirm Order", () => {
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

  /** Runs it with React's own timing, in which a transition takes its time. */
  async function outsideAct(run: () => Promise<void>) {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
    try {
      await run();
    } finally {
      vi.unstubAllGlobals();
    }
  }

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

  it("opens for a choice that the address does not have yet", async () => {
    signIn(complete);
    const { user, router } = await open({ ...variants, ramStorage: [] });
    // Whether somebody is signed in is known by now.
    await user.click(screen.getByRole("button", { name: "Buy Now" }));
    const blue = screen.getByRole("button", { name: /^Blue/ });
    await outsideAct(async () => {
      blue.click();
      await Promise.resolve();
      expect(blue).toHaveAttribute("aria-pressed", "true");
      expect(router.location.search).toBe("");
      screen.getByRole("button", { name: "Buy Now" }).click();
      await screen.findByRole("dialog", { name: "Confirm Order" });
    });
    expect(router.location.search).toBe("?color=Blue");
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

  it("opens again after a login that was needed, with the variant kept, and orders nothing by itself", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let asked = 0;
    server.use(
      http.post("/api/order/place", () => {
        asked += 1;
        return errorReply(401, "Please log in.");
      }),
    );
    const { confirm, ...app } = await buy(complete, CHOSEN);
    await confirm();
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
    expect(asked).toBe(1);
  });
});
