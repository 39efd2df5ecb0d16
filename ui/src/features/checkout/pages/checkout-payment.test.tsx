import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Quote } from "@/api/types";
import { filledIn, openShop, takeOrders } from "@/test/checkout-shop";

const bKash: Quote["payments"][number] = { method: "bKash", number: "০১৮00000000" };

it("asks for no money where there is nothing to pay", async () => {
  const shop = openShop({ payments: [bKash] });
  shop.coupons.ALL = 1_000_000;
  const { bodies } = takeOrders();
  const { press, user, button } = await filledIn();
  await user.click(screen.getByRole("radio", { name: /^I pick it up/ }));
  await user.click(screen.getByRole("radio", { name: "Bahaddarhat" }));
  await user.click(screen.getByRole("radio", { name: /^bKash/ }));
  await user.type(screen.getByLabelText("Coupon code"), "all{Enter}");
  await waitFor(() => expect(button()).toHaveTextContent("TK 0"));
  expect(screen.getByText("Nothing is to be paid.")).toBeInTheDocument();
  expect(screen.queryByText(/^Send TK/)).not.toBeInTheDocument();
  expect(screen.queryByLabelText(/^Transaction id/)).not.toBeInTheDocument();
  await press();
  await screen.findByText("H-1A2B-3C4D");
  expect(bodies[0]).toMatchObject({ total: 0, paymentMethod: "bKash" });
  expect(bodies[0]).not.toHaveProperty("transaction");
  expect(screen.queryByText(/bKash/)).not.toBeInTheDocument();
});

it("copies the number, in digits that the service takes", async () => {
  openShop({ payments: [bKash] });
  const { user } = await filledIn();
  await user.click(screen.getByRole("radio", { name: /^bKash/ }));
  expect(screen.getByText("Send TK 91,560 to").closest("p")).toHaveTextContent(
    "Send TK 91,560 to 01800000000",
  );
  await user.click(screen.getByRole("button", { name: "Copy the number" }));
  expect(await screen.findByText("Number copied.")).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe("01800000000");
});

it("says up to what Cash on Delivery is possible, and which way is chosen instead", async () => {
  openShop({ settings: { codLimit: 100_000 } });
  const { user } = await filledIn();
  const limit = "Cash on Delivery is possible up to TK 100,000.";
  expect(screen.getByRole("radio", { name: /^Cash on Delivery/ })).toBeChecked();
  expect(screen.queryByText(limit)).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "One more of Galaxy S25" }));
  expect(await screen.findByText(limit)).toBeInTheDocument();
  expect(screen.queryByRole("radio", { name: /^Cash on Delivery/ })).not.toBeInTheDocument();
  expect(screen.getByRole("radio", { name: /^Store Payment/ })).toBeChecked();
  const switched = "Cash on Delivery is not possible here. Store Payment is chosen instead.";
  expect(screen.getByText(switched)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "One less of Galaxy S25" }));
  await screen.findByRole("radio", { name: /^Cash on Delivery/ });
  expect(screen.queryByText(limit)).not.toBeInTheDocument();
  await user.click(screen.getByRole("radio", { name: /^Cash on Delivery/ }));
  expect(screen.queryByText(switched)).not.toBeInTheDocument();
});
