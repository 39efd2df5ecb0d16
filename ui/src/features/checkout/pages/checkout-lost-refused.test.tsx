import { screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { conflict, filledIn, losingOrders, openShop, ordered } from "@/test/checkout-shop";
import { makeSettings } from "@/test/fixtures";
import { errorReply, server } from "@/test/server";

const NO_ANSWER = /^No answer came from the shop\./;
const AS_SENT = "Your order was placed as you first sent it. Call us if something is to change.";
const NUMBER = "H-1A2B-3C4D";

it("goes on with today's form in the same press where the shop did not take it", async () => {
  openShop();
  const orders = losingOrders();
  const { press, user } = await filledIn();
  await press();
  await screen.findByText(NO_ANSWER);
  await user.type(screen.getByLabelText(/^Delivery address/), ", Road 2");
  orders.reply = (body) =>
    "address" in body && body.address === "House 9"
      ? errorReply(400, "Please check the fields.", { address: "Too short." })
      : ordered(body);
  await press();
  expect(await screen.findByText(NUMBER)).toBeInTheDocument();
  expect(screen.queryByText(AS_SENT)).not.toBeInTheDocument();
  expect(orders.bodies.map(({ address }) => address)).toEqual([
    "House 9",
    "House 9",
    "House 9, Road 2",
  ]);
  expect(orders.keys[1]).toBe(orders.keys[0]);
  expect(orders.keys[2]).not.toBe(orders.keys[0]);
});

it("that was refused tells why where nothing else is to be sent", async () => {
  const shop = openShop();
  const orders = losingOrders();
  const { press, button } = await filledIn();
  await press();
  await screen.findByText(NO_ANSWER);
  shop.goods.p1!.price = 47_000;
  orders.reply = (body) =>
    body.total === 95_560
      ? ordered(body)
      : conflict("The total has changed.", "total_changed", shop.quote(orders.bodies[0]!));
  await press();
  expect(await screen.findByText(/It was TK 91,560, and is TK 95,560 now\./)).toBeInTheDocument();
  expect(orders.bodies).toHaveLength(2);
  expect(button()).toHaveTextContent("TK 95,560");
  await press();
  expect(await screen.findByText(NUMBER)).toBeInTheDocument();
  expect(orders.keys[2]).not.toBe(orders.keys[0]);
});

it.each([429, 503])("is still open after a %i", async (status) => {
  openShop();
  const orders = losingOrders();
  const { press, user } = await filledIn();
  await press();
  await screen.findByText(NO_ANSWER);
  orders.reply = () => errorReply(status, "Too much at once.");
  await user.type(screen.getByLabelText(/^Delivery address/), ", Road 2");
  await press();
  expect(await screen.findByText("Too much at once.")).toBeInTheDocument();
  orders.reply = ordered;
  await press();
  expect(await screen.findByText(NUMBER)).toBeInTheDocument();
  expect(new Set(orders.keys).size).toBe(1);
});

it("leaves another zone to choose where the shop has none of that name any more", async () => {
  openShop();
  const orders = losingOrders();
  const { press } = await filledIn();
  await press();
  await screen.findByText(NO_ANSWER);
  const deliveryZones = [{ name: "Everywhere", charge: 90, freeFrom: 0 }];
  server.use(http.get("/api/settings", () => HttpResponse.json(makeSettings({ deliveryZones }))));
  orders.reply = () => errorReply(400, "Please check the fields.", { zone: "Unknown zone." });
  await press();
  expect(await screen.findByRole("radio", { name: /^Everywhere/ })).not.toBeChecked();
  expect(screen.getByText("Unknown zone.")).toBeInTheDocument();
});
