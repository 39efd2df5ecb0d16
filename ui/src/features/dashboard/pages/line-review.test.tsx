import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import type { CustomerOrder, OwnReview } from "@/api/types";
import { signIn } from "@/test/customer-handlers";
import { makeOrder, makeOrderLine } from "@/test/fixtures";
import { makeOwnReview } from "@/test/opinion-fixtures";
import { renderApp } from "@/test/render-app";
import { listReply, server } from "@/test/server";

const LINES = [
  makeOrderLine({ line: 1, name: "Padma 5", productId: "p1" }),
  makeOrderLine({ line: 2, name: "Charger", productId: "p2" }),
  makeOrderLine({ line: 3, name: "Cover", productId: "p3", quantity: 1, returned: 1 }),
  makeOrderLine({ line: 4, name: "Old case", productId: "p4", productGone: true }),
];

async function open(change: Partial<CustomerOrder>, reviews: OwnReview[] = []) {
  signIn();
  const order = makeOrder({ orderNumber: "H-AAAA-0001", lines: LINES, ...change });
  server.use(
    http.get("/api/my/orders", () => listReply([order])),
    http.get("/api/my/reviews", () => HttpResponse.json(reviews)),
  );
  const app = renderApp("/dashboard/orders");
  return { ...app, card: within(await screen.findByRole("article", { name: /H-AAAA-0001/ })) };
}

it("offers a review of each thing that was delivered and kept", async () => {
  const hidden = makeOwnReview({ productId: "p2", stars: 2, hiddenReason: "Rude." });
  const { card } = await open({ OrderStatus: "We have delivered your product" }, [hidden]);
  expect(await card.findByRole("button", { name: "Write a review of Padma 5" })).toBeVisible();
  expect(card.getByRole("button", { name: "Edit your review of Charger" })).toBeVisible();
  expect(card.getByRole("img", { name: "2 out of 5 stars" })).toBeInTheDocument();
  expect(card.getByText("Hidden by the shop: Rude.")).toBeInTheDocument();
  expect(card.queryByRole("button", { name: /Cover|Old case/ })).not.toBeInTheDocument();
});

it("offers none before it is delivered", async () => {
  const { card } = await open({ OrderStatus: "Your order is on its way" });
  expect(card.queryByRole("button", { name: /review/ })).not.toBeInTheDocument();
});

it("sends the review, and shows its stars", async () => {
  const { card, user } = await open({ OrderStatus: "We have delivered your product" });
  const reviews: OwnReview[] = [];
  let sent: unknown;
  server.use(
    http.get("/api/my/reviews", () => HttpResponse.json(reviews)),
    http.put("/api/products/p1/review", async ({ request }) => {
      sent = await request.json();
      const review = makeOwnReview({ productId: "p1", stars: 5, text: "" });
      reviews.push(review);
      return HttpResponse.json({ success: true, message: "Saved.", code: "review_saved", review });
    }),
  );
  await user.click(await card.findByRole("button", { name: "Write a review of Padma 5" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Write a review" }));
  expect(dialog.getByText("Padma 5")).toBeInTheDocument();
  await user.click(dialog.getByRole("radio", { name: "5 stars" }));
  await user.click(dialog.getByRole("button", { name: "Save review" }));
  expect(await card.findByRole("button", { name: "Edit your review of Padma 5" })).toBeVisible();
  expect(sent).toEqual({ stars: 5, text: "" });
});
