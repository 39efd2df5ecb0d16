import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import type { CartLine } from "@/api/types";
import { doneReply, signIn } from "@/test/customer-handlers";
import { makeCartLine, makeCustomer, makeOrder, makeOrderLine } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { errorReply, listReply, server } from "@/test/server";

const order = makeOrder({
  lines: [
    makeOrderLine({ line: 1, name: "Padma 5", productId: "p1", color: "Blue", quantity: 2 }),
    makeOrderLine({ line: 2, name: "Charger", productId: "p2" }),
    makeOrderLine({ line: 3, name: "Old case", productId: "p3", productGone: true }),
  ],
});
const PADMA = makeCartLine({ productId: "p1", name: "Padma 5", color: "Blue", quantity: 2 });
const CHARGER = makeCartLine({ productId: "p2", name: "Charger" });

async function buyAgain(reply: () => Response) {
  signIn();
  const sent: unknown[] = [];
  server.use(
    http.get("/api/my/orders", () => listReply([order])),
    http.post("/api/cart/join", async ({ request }) => {
      sent.push(await request.json());
      return reply();
    }),
  );
  const { user, router } = renderApp("/dashboard/orders");
  await user.click(await screen.findByRole("button", { name: `Buy Again ${order.orderNumber}` }));
  return { sent, router };
}

const cartOf = (cart: CartLine[]) => () =>
  doneReply("Cart updated successfully!", makeCustomer({ cart }));

it("puts what is still sold into the cart, leads there, and names the rest", async () => {
  const { sent, router } = await buyAgain(cartOf([PADMA, CHARGER]));
  await waitFor(() => expect(router.location.pathname).toBe("/cart"));
  expect(sent).toEqual([
    {
      lines: [
        { productId: "p1", color: "Blue", ramStorage: "", quantity: 2 },
        { productId: "p2", color: "", ramStorage: "", quantity: 1 },
      ],
    },
  ]);
  expect(
    await screen.findByText("In your cart, but for what is not available now: Old case"),
  ).toBeInTheDocument();
});

it("names what is sold out, and the variant that is not in the cart", async () => {
  const { router } = await buyAgain(
    cartOf([{ ...CHARGER, available: false }, PADMA, { ...PADMA, color: "Red" }]),
  );
  expect(await screen.findByText(/not available now: Charger, Old case$/)).toBeInTheDocument();
  await waitFor(() => expect(router.location.pathname).toBe("/cart"));
});

it("stays where nothing of it is available", async () => {
  const { router } = await buyAgain(cartOf([{ ...PADMA, color: "Red" }]));
  expect(await screen.findByText("Nothing of this order is available now.")).toBeInTheDocument();
  expect(router.location.pathname).toBe("/dashboard/orders");
});

it.each([
  ["a refusal", () => errorReply(429, "Please wait a moment."), "Please wait a moment."],
  ["a broken connection", () => HttpResponse.error(), "Something went wrong. Please try again."],
])("stays and says so after %s", async (_, reply, text) => {
  const { router } = await buyAgain(reply);
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(router.location.pathname).toBe("/dashboard/orders");
});

it("is not offered where nothing of it is sold any more", async () => {
  signIn();
  const gone = makeOrder({ name: "Old case", productGone: true });
  server.use(http.get("/api/my/orders", () => listReply([gone])));
  renderApp("/dashboard/orders");
  expect(await screen.findByText("Old case")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /^Buy Again/ })).not.toBeInTheDocument();
});
