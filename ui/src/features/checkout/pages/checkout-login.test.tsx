import { act, screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, expect, it, vi } from "vitest";
import { visitorCart } from "@/shopping/visitor-cart";
import { fillVisitorCart, openCheckout, openShop, takeOrders } from "@/test/checkout-shop";
import { doneReply, signIn } from "@/test/customer-handlers";
import { ADMIN, makeCartLine, makeCustomer } from "@/test/fixtures";
import { complete, logIn } from "@/test/product-shop";
import { server } from "@/test/server";

afterEach(() => vi.useRealTimers());

it("lets a visitor sign in, and comes back with what was typed and the basket", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  openShop();
  const { bodies } = takeOrders();
  fillVisitorCart();
  const customer = makeCustomer({ ...complete, email: "rahim@haat.example" });
  const joined = {
    ...customer,
    cart: [makeCartLine({ productId: "p1", color: "Blue", ramStorage: "", quantity: 2 })],
  };
  server.use(http.post("/api/cart/join", () => doneReply("ok", joined)));
  const app = await openCheckout();
  await app.user.type(screen.getByLabelText(/^Name/), "Karim");
  await app.user.type(screen.getByLabelText(/^E-mail/), "not-whole@");
  await app.user.click(screen.getByRole("radio", { name: /^Outside/ }));
  await app.user.type(screen.getByLabelText(/^Message/), "After five");
  await app.user.click(screen.getByRole("link", { name: "Log in" }));
  await logIn(app, customer);
  await act(() => vi.advanceTimersByTimeAsync(3100));
  await waitFor(() => expect(app.router.location.pathname).toBe("/checkout"));
  await screen.findByRole("button", { name: /^Place Order/ });
  await waitFor(() => expect(visitorCart.get()).toEqual([]));
  expect(screen.getByLabelText(/^Name/)).toHaveValue("Karim");
  expect(screen.getByLabelText(/^Message/)).toHaveValue("After five");
  expect(screen.getByRole("radio", { name: /^Outside/ })).toBeChecked();
  // What was left empty comes from the profile.
  expect(screen.getByLabelText(/^Phone/)).toHaveValue("01700000009");
  expect(screen.getByLabelText(/^Delivery address/)).toHaveValue("House 1, Road 5");
  expect(screen.queryByRole("link", { name: "Log in" })).not.toBeInTheDocument();
  await waitFor(() => expect(app.button()).toHaveTextContent("Place Order · TK 90,120"));
  await waitFor(() => expect(app.button()).toBeEnabled());
  await app.user.click(app.button());
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toMatchObject({ name: "Karim", email: "rahim@haat.example" });
});

it("offers no login to somebody who is signed in", async () => {
  openShop();
  signIn({ ...complete, cart: [makeCartLine({ productId: "p1" })] });
  const app = await openCheckout();
  expect(screen.queryByText("Have an account?")).not.toBeInTheDocument();
  app.unmount();
  server.use(http.get("/api/me", () => HttpResponse.json({ user: ADMIN, customer: null })));
  fillVisitorCart();
  await openCheckout();
  expect(screen.queryByText("Have an account?")).not.toBeInTheDocument();
});
