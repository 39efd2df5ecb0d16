import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderApp } from "@/test/render-app";

const order = {
  orderNumber: "H-1A2B-3C4D",
  phone: "01712345678",
  total: 91_560,
  method: "delivery",
  place: "Inside Chattogram",
};

async function opened(placed: object) {
  sessionStorage.setItem("haat-tab-placed", JSON.stringify(placed));
  renderApp("/checkout/done");
  await screen.findByText("H-1A2B-3C4D");
  return screen.getAllByRole("listitem").map(({ textContent }) => textContent);
}

const CALL = "We call 01712345678 to confirm your order.";

it("says that it was placed, and which number to keep", async () => {
  await opened(order);
  expect(screen.getByText("Order placed successfully!")).toBeInTheDocument();
  expect(screen.getByText(/^Keep the order number:/)).toBeInTheDocument();
});

it.each([
  ["what is delivered", {}, [CALL, "Then we send it. Delivery zone: Inside Chattogram"]],
  ["what is delivered without zones", { place: "" }, [CALL, "Then we send it to your address."]],
  [
    "what is picked up",
    { method: "pickup", place: "Bahaddarhat" },
    [CALL, "Then we call you as soon as you can pick it up. Store: Bahaddarhat"],
  ],
  [
    "what was paid by phone",
    { paidBy: "bKash" },
    [
      "We check that your payment by bKash has come.",
      CALL,
      "Then we send it. Delivery zone: Inside Chattogram",
    ],
  ],
])("tells what happens next with %s", async (_, change, steps) => {
  expect(await opened({ ...order, ...change })).toEqual(expect.arrayContaining(steps));
});

it("knows what an older page kept", async () => {
  const { orderNumber, phone, total } = order;
  expect(await opened({ orderNumber, phone, total })).toContain(CALL);
});
