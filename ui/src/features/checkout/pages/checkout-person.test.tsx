import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { conflict, openCheckout, openShop, ordered, takeOrders } from "@/test/checkout-shop";
import { signIn } from "@/test/customer-handlers";
import { makeCartLine, makeCustomer } from "@/test/fixtures";
import { complete } from "@/test/product-shop";

const OTHER = "You are not signed in as before. Please review the order and try again.";

const cart = [makeCartLine({ productId: "p2" })];

it("tells the other tabs of an order", async () => {
  openShop();
  signIn({ ...complete, cart });
  takeOrders();
  const told = localStorage.getItem("haat-ordered");
  const app = await openCheckout();
  await waitFor(() => expect(app.button()).toBeEnabled());
  await app.user.click(app.button());
  await screen.findByText("H-1A2B-3C4D");
  expect(localStorage.getItem("haat-ordered")).not.toBe(told);
});

it.each([
  ["told so by another tab", () => new StorageEvent("storage", { key: "haat-ordered" })],
  ["given the focus again", () => new Event("focus")],
])("shows no cart that was ordered elsewhere, once %s", async (_, event) => {
  openShop();
  const session = signIn({ ...complete, cart });
  await openCheckout();
  session.current = makeCustomer(complete);
  fireEvent(window, event());
  expect(await screen.findByText("Your cart is empty")).toBeInTheDocument();
});

it("sends whom it believes to be signed in, and goes on with what was typed where it is another", async () => {
  openShop();
  const session = signIn({ ...complete, cart });
  const { bodies, keys } = takeOrders((body) =>
    "customer" in body && body.customer === session.current?._id
      ? ordered(body)
      : conflict(OTHER, "checkout_other"),
  );
  const app = await openCheckout();
  await app.user.type(screen.getByLabelText(/^Message/), "After five");
  session.current = makeCustomer({ ...complete, _id: "c2", name: "Sumi", cart });
  await waitFor(() => expect(app.button()).toBeEnabled());
  await app.user.click(app.button());
  expect(await screen.findByText(OTHER)).toBeInTheDocument();
  await waitFor(() =>
    expect(app.queryClient.getQueryData<{ customer: unknown }>(["me"])?.customer).toMatchObject({
      _id: "c2",
    }),
  );
  await waitFor(() => expect(app.button()).toBeEnabled());
  expect(screen.getByText(OTHER)).toBeInTheDocument();
  expect(screen.getByLabelText(/^Name/)).toHaveValue("Rahim");
  expect(screen.getByLabelText(/^Message/)).toHaveValue("After five");
  await app.user.click(app.button());
  expect(await screen.findByText("H-1A2B-3C4D")).toBeInTheDocument();
  expect(bodies.map(({ customer }) => customer)).toEqual(["c1", "c2"]);
  expect(keys[0]).not.toBe(keys[1]);
});

it("says who is there no more, where no cart is left, either", async () => {
  openShop();
  const session = signIn({ ...complete, cart });
  takeOrders(() => conflict(OTHER, "checkout_other"));
  const app = await openCheckout();
  session.current = null;
  await waitFor(() => expect(app.button()).toBeEnabled());
  await app.user.click(app.button());
  expect(await screen.findByText("Your cart is empty")).toBeInTheDocument();
  expect(screen.getByText(OTHER)).toBeInTheDocument();
  expect(screen.getByText("Have an account?")).toBeInTheDocument();
});
