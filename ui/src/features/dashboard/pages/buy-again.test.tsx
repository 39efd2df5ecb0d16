import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import type { CartLine, QuotedLine } from "@/api/types";
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

const SHORT = { available: false, message: "Not enough stock." };

/** Presses the button in a shop that answers the quote with `today` said of its lines, and the cart with `reply`. */
async function buyAgain(reply: () => Response, today: Record<string, Partial<QuotedLine>> = {}) {
  signIn();
  const sent: unknown[] = [];
  server.use(
    http.get("/api/my/orders", () => listReply([order])),
    http.post("/api/checkout/quote", async ({ request }) => {
      const { lines } = (await request.json()) as { lines: QuotedLine[] };
      return HttpResponse.json({
        lines: lines.map((line) => ({
          ...line,
          title: line.productId,
          available: true,
          ...today[line.productId],
        })),
      });
    }),
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
    await screen.findByText("In your cart, but not all of it. Old case: not sold any more"),
  ).toBeInTheDocument();
});

it("says of each why it is not all there, and puts in as many as there are", async () => {
  const { router, sent } = await buyAgain(cartOf([{ ...PADMA, quantity: 1 }]), {
    p1: { ...SHORT, stock: 1 },
    p2: { ...SHORT, stock: 0 },
  });
  expect(
    await screen.findByText(/Padma 5, Blue: only 1 left; Charger: sold out; Old case: not sold/),
  ).toBeInTheDocument();
  expect(sent).toEqual([
    { lines: [{ productId: "p1", color: "Blue", ramStorage: "", quantity: 1 }] },
  ]);
  await waitFor(() => expect(router.location.pathname).toBe("/cart"));
});

it("says why a variant cannot be had, and what found no room", async () => {
  const fault = {
    code: "colour_not_offered",
    message: "This product is not offered in this colour.",
  } as const;
  await buyAgain(cartOf([{ ...PADMA, color: "Red" }]), {
    p1: { available: false, message: fault.message, fault },
  });
  expect(
    await screen.findByText(
      "Nothing of this order is available now. Padma 5, Blue: This product is not offered in this colour; Old case: not sold any more; Charger: no room in your cart",
    ),
  ).toBeInTheDocument();
});

it("stays where nothing of it is available, and asks for no cart", async () => {
  const { router, sent } = await buyAgain(cartOf([]), {
    p1: { ...SHORT, title: "" },
    p2: { ...SHORT, stock: 0 },
  });
  expect(
    await screen.findByText(/^Nothing of this order is available now\. Padma 5, Blue: not sold/),
  ).toBeInTheDocument();
  expect(router.location.pathname).toBe("/dashboard/orders");
  expect(sent).toEqual([]);
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
