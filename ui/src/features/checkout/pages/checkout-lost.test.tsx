import { act, screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import {
  filledIn,
  losingOrders,
  openCheckout,
  openShop,
  ordered,
  ZONES,
} from "@/test/checkout-shop";
import { signIn } from "@/test/customer-handlers";
import { makeCartLine } from "@/test/fixtures";
import { complete } from "@/test/product-shop";
import { server } from "@/test/server";

const NO_ANSWER = /^No answer came from the shop\./;
const AS_SENT = "Your order was placed as you first sent it. Call us if something is to change.";
const NUMBER = "H-1A2B-3C4D";

it("makes one order: everything is kept, and the same is sent again under the same key", async () => {
  const shop = openShop();
  const orders = losingOrders();
  const { press, button } = await filledIn();
  await press();
  expect(await screen.findByRole("alert")).toHaveTextContent(NO_ANSWER);
  expect(screen.getByLabelText(/^Name/)).toHaveValue("Karim");
  await press();
  await waitFor(() => expect(orders.bodies).toHaveLength(2));
  // It may have come through, and have taken the last ones.
  shop.goods.p1!.stock = 0;
  orders.reply = ordered;
  await waitFor(() => expect(button()).toBeEnabled());
  await press();
  expect(await screen.findByText(NUMBER)).toBeInTheDocument();
  expect(screen.queryByText(AS_SENT)).not.toBeInTheDocument();
  expect(new Set(orders.keys).size).toBe(1);
  expect(orders.bodies[2]).toEqual(orders.bodies[0]);
});

it("keeps its key when the page is opened again, whatever things cost by then", async () => {
  const shop = openShop();
  const orders = losingOrders();
  const first = await filledIn();
  await first.press();
  await screen.findByText(NO_ANSWER);
  first.unmount();
  orders.reply = ordered;
  shop.goods.p1!.price = 47_000;
  shop.goods.p2!.stock = 0;
  const again = await openCheckout();
  await waitFor(() => expect(again.button()).toBeEnabled());
  await again.user.click(again.button());
  expect(await screen.findByText(NUMBER)).toBeInTheDocument();
  expect(orders.keys[1]).toBe(orders.keys[0]);
  expect(orders.bodies[1]).toEqual(orders.bodies[0]);
});

it("is asked for as it was, though it used up its coupon itself", async () => {
  const shop = openShop();
  const orders = losingOrders();
  const first = await filledIn();
  await first.user.type(screen.getByLabelText("Coupon code"), "eid500{Enter}");
  await waitFor(() => expect(first.button()).toHaveTextContent("TK 91,060"));
  await first.press();
  await screen.findByText(NO_ANSWER);
  first.unmount();
  delete shop.coupons.EID500;
  orders.reply = ordered;
  const again = await openCheckout();
  expect(again.button()).toHaveTextContent("TK 91,560");
  await waitFor(() => expect(again.button()).toBeEnabled());
  await again.user.click(again.button());
  expect(await screen.findByText(NUMBER)).toBeInTheDocument();
  expect(orders.keys[1]).toBe(orders.keys[0]);
  expect(orders.bodies[1]).toEqual(orders.bodies[0]);
  expect(screen.queryByText(AS_SENT)).not.toBeInTheDocument();
  // What was paid is what the first one said.
  expect(screen.getByText("TK 91,060")).toBeInTheDocument();
});

it("makes no second order of a form that was corrected meanwhile, and says so", async () => {
  openShop();
  const orders = losingOrders();
  const { press, user } = await filledIn();
  await press();
  await screen.findByText(NO_ANSWER);
  await user.type(screen.getByLabelText(/^Delivery address/), ", Road 2");
  await user.click(screen.getByRole("button", { name: "Remove Charger" }));
  orders.reply = ordered;
  await press();
  expect(await screen.findByText(NUMBER)).toBeInTheDocument();
  expect(screen.getByText(AS_SENT)).toBeInTheDocument();
  expect(orders.keys).toEqual([orders.keys[0], orders.keys[0]]);
  expect(orders.bodies[1]).toEqual(orders.bodies[0]);
});

it("is asked for as it was, though the shop's zones have other names by now", async () => {
  const zones = structuredClone(ZONES);
  openShop({ zones });
  const orders = losingOrders();
  const first = await filledIn();
  await first.press();
  await screen.findByText(NO_ANSWER);
  first.unmount();
  zones.splice(0, 2, { name: "Everywhere", charge: 90, freeFrom: 0 });
  orders.reply = ordered;
  const again = await openCheckout();
  await waitFor(() => expect(again.button()).toBeEnabled());
  await again.user.click(again.button());
  expect(await screen.findByText(NUMBER)).toBeInTheDocument();
  expect(orders.bodies[1]).toEqual(orders.bodies[0]);
});

it("does not wait for what was emptied in the form", async () => {
  openShop();
  const orders = losingOrders();
  const { press, user } = await filledIn();
  await press();
  await screen.findByText(NO_ANSWER);
  await user.clear(screen.getByLabelText(/^Name/));
  orders.reply = ordered;
  await press();
  expect(await screen.findByText(AS_SENT)).toBeInTheDocument();
});

it("of somebody who signed in since is asked for as nobody's", async () => {
  openShop();
  const orders = losingOrders();
  const how: RequestCredentials[] = [];
  server.events.on("request:start", ({ request }) => {
    if (request.url.endsWith("/api/checkout")) how.push(request.credentials);
  });
  const first = await filledIn();
  await first.press();
  await screen.findByText(NO_ANSWER);
  first.unmount();
  signIn({ ...complete, cart: [makeCartLine({ productId: "p1", color: "Blue", quantity: 2 })] });
  server.use(http.post("/api/cart/join", () => HttpResponse.error()));
  orders.reply = ordered;
  const again = await openCheckout();
  await waitFor(() => expect(again.button()).toBeEnabled());
  await again.user.click(again.button());
  expect(await screen.findByText(NUMBER)).toBeInTheDocument();
  expect(orders.bodies[1]).toEqual(orders.bodies[0]);
  expect(how).toEqual(["same-origin", "omit"]);
  server.events.removeAllListeners();
});

it("of a cart that the order emptied can still be asked for", async () => {
  openShop();
  const session = signIn({ ...complete, cart: [makeCartLine({ productId: "p2" })] });
  const orders = losingOrders();
  const app = await openCheckout();
  await waitFor(() => expect(app.button()).toBeEnabled());
  await app.user.click(app.button());
  await screen.findByText(NO_ANSWER);
  session.current = { ...session.current!, cart: [] };
  await act(() => app.queryClient.invalidateQueries({ queryKey: ["me"] }));
  expect(await screen.findByRole("link", { name: "See your orders" })).toBeInTheDocument();
  expect(screen.getByText(NO_ANSWER)).toBeInTheDocument();
  orders.reply = ordered;
  await app.user.click(app.button());
  expect(await screen.findByText(NUMBER)).toBeInTheDocument();
  expect(orders.bodies[1]).toEqual(orders.bodies[0]);
  expect(orders.keys[1]).toBe(orders.keys[0]);
});
