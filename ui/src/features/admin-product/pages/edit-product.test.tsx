import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, it } from "vitest";
import type { Product } from "@/api/types";
import { makeProduct } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { errorReply, listReply, server } from "@/test/server";
import { field, fieldsOf, open, openBrowser, save } from "@/test/admin-product-shop";

beforeEach(openBrowser);

it("sends only what was changed, with what was seen", async () => {
  const { user, sent } = await open();
  expect(field(/^Title/)).toHaveValue("Oppo A5");
  await user.click(save());
  expect(
    await screen.findByText("There is nothing to save: no field was changed."),
  ).toBeInTheDocument();
  expect(sent).toHaveLength(0);

  await user.clear(field(/^Price \*|^Price$/));
  await user.type(field(/^Price \*|^Price$/), "৫০০০০");
  await user.click(save());
  expect(await screen.findByText("Product updated successfully!")).toBeInTheDocument();
  expect(fieldsOf(sent[0])).toEqual({
    price: "50000",
    expectedUpdatedAt: "2026-01-02T03:04:05Z",
  });

  await user.clear(field(/^Stock/));
  await user.type(field(/^Stock/), "20");
  await user.click(save());
  await waitFor(() =>
    expect(fieldsOf(sent[1])).toEqual({
      stock: "20",
      expectedStock: "12",
      expectedUpdatedAt: "2026-01-05T00:00:00Z",
    }),
  );
});

it("keeps stored pictures of colors, and sends new ones in their order", async () => {
  const { user, sent } = await open({
    availableColors: [{ color: "Black", priceDifference: 0, image: "/uploads/black.webp" }],
  });
  await user.click(screen.getByRole("button", { name: "Add colour" }));
  const row = within(screen.getByRole("listitem", { name: "Colour 2" }));
  await user.type(row.getByRole("textbox", { name: /^Colour/ }), "Gold");
  const gold = new File(["gold"], "gold.png", { type: "image/png" });
  await user.upload(row.getByLabelText(/Picture of Gold/, { selector: "input" }), gold);
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.get("availableColors")).toBe(
    '[{"color":"Black","priceDifference":0,"image":"/uploads/black.webp"},' +
      '{"color":"Gold","priceDifference":0}]',
  );
  expect(sent[0]?.getAll("colorImages")).toHaveLength(1);
});

it("says what each picture shows, in words", async () => {
  const { user, sent, answer } = await open({
    mainImageAlt: "From the front",
    availableColors: [
      { color: "Black", priceDifference: 0, image: "/uploads/black.webp", alt: "From behind" },
    ],
  });
  const main = within(screen.getByRole("region", { name: "Main picture" }));
  const words = main.getByRole("textbox", { name: "Picture in words" });
  expect(words).toHaveValue("From the front");
  await user.clear(words);
  await user.type(words, " In a hand ");
  const row = within(screen.getByRole("listitem", { name: "Colour 1" }));
  const behind = row.getByRole("textbox", { name: "Picture in words" });
  expect(behind).toHaveValue("From behind");
  expect(behind).toHaveAttribute("maxlength", "200");
  await user.type(behind, ", in the sun");
  const fault = "Picture in words can have at most 200 characters.";
  answer(() => errorReply(400, fault, { mainImageAlt: fault }));
  await user.click(save());
  expect(await main.findByText(fault)).toBeInTheDocument();
  expect(words).toHaveFocus();
  expect(fieldsOf(sent[0])).toEqual({
    mainImageAlt: "In a hand",
    availableColors:
      '[{"color":"Black","priceDifference":0,"image":"/uploads/black.webp","alt":"From behind, in the sun"}]',
    expectedUpdatedAt: "2026-01-02T03:04:05Z",
  });
});

it("has the six fields of a watch, and no points", async () => {
  const { user, sent } = await open({
    category: "WATCH",
    specifications: {
      body: "Steel",
      battery: "",
      display: "",
      mainCamera: "",
      selfieCamera: "",
      launch: "",
    },
  });
  expect(field(/^Body/)).toHaveValue("Steel");
  expect(screen.queryByRole("textbox", { name: /^Buy points/ })).not.toBeInTheDocument();
  await user.type(field(/^Battery/), "300 mAh");
  await user.click(save());
  await waitFor(() =>
    expect(sent[0]?.get("specifications")).toBe(
      '{"body":"Steel","battery":"300 mAh","display":"","mainCamera":"","selfieCamera":"","launch":""}',
    ),
  );
});

it("says why an edit failed, at its field where it has one", async () => {
  const { user, answer } = await open();
  await user.type(field(/^Title/), " Pro");
  answer(() => errorReply(400, "Title is too odd.", { title: "Title is too odd." }));
  await user.click(save());
  expect(await screen.findByText("Update failed. Title is too odd.")).toBeInTheDocument();
  expect(field(/^Title/)).toHaveAccessibleDescription("Title is too odd.");
  answer(() => HttpResponse.error());
  await user.click(save());
  expect(
    await screen.findByText(
      "Error updating product. We cannot reach the shop. Check your connection and try again.",
    ),
  ).toBeInTheDocument();
  expect(field(/^Title/)).toHaveValue("Oppo A5 Pro");
});

it("moves the product, keeps what was typed, and can undo it", async () => {
  const { user, shop } = await open();
  await user.type(field(/^Title/), " Pro");
  const asked: unknown[] = [];
  server.use(
    http.post("/api/admin/products/p1/move", async ({ request }) => {
      const body = (await request.json()) as { listing: Product["listing"] };
      asked.push(body);
      shop.product = { ...shop.product, listing: body.listing, updatedAt: `at ${asked.length}` };
      const message = `Product moved to ${body.listing}!`;
      return HttpResponse.json({ success: true, message, product: shop.product });
    }),
  );
  await user.selectOptions(screen.getByRole("combobox", { name: "Move to" }), "Best Deals");
  await user.click(screen.getByRole("button", { name: /^Move/ }));
  expect(await screen.findByText("Product moved to bestdeal!")).toBeInTheDocument();
  expect(field(/^Title/)).toHaveValue("Oppo A5 Pro");
  expect(screen.getByRole("link", { name: "View in shop" })).toHaveAttribute(
    "href",
    "/bestdeal/p1",
  );
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Product moved to product!")).toBeInTheDocument();
  expect(asked).toEqual([
    { listing: "bestdeal", expectedUpdatedAt: "2026-01-02T03:04:05Z" },
    { listing: "product", expectedUpdatedAt: "at 1" },
  ]);
});

it("leads to the copy", async () => {
  const { user, router } = await open();
  const copy = makeProduct({ _id: "p2", title: "Oppo A5 (copy)", stock: 0 });
  server.use(
    http.post("/api/admin/products/p1/duplicate", () =>
      HttpResponse.json({ acknowledged: true, insertedId: "p2", product: copy }),
    ),
    http.get("/allproducts/p2", () => HttpResponse.json(copy)),
  );
  await user.click(screen.getByRole("button", { name: /^Duplicate/ }));
  await waitFor(() => expect(router.location.pathname).toBe("/029A/admin/products/p2"));
  expect(await screen.findByDisplayValue("Oppo A5 (copy)")).toBeInTheDocument();
  expect(
    screen.getByText("Product duplicated. This is the copy, with no stock yet."),
  ).toBeInTheDocument();
});

it("deletes after a question, and leads to the list", async () => {
  const { user, router } = await open({ listing: "offer" });
  server.use(
    http.delete("/offers/p1", () => HttpResponse.json({ acknowledged: true, deletedCount: 1 })),
    http.get("/offers", () => listReply([])),
  );
  await user.click(screen.getByRole("button", { name: "Delete Oppo A5" }));
  const dialog = await screen.findByRole("dialog");
  expect(dialog).toHaveTextContent("Are you sure you want to delete this product?");
  await user.click(within(dialog).getByRole("button", { name: /^Delete/ }));
  expect(await screen.findByText("Deleted successfully.")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Undo" })).toBeInTheDocument();
  await waitFor(() => expect(router.location.pathname).toBe("/029A/admin/alloffersadmin"));
});

it("tells the stock's history in words", async () => {
  await open();
  const rows = await screen.findAllByRole("row");
  expect(rows.map((row) => row.textContent)).toEqual([
    "WhenWhoReasonBeforeChangeAfter",
    "9 Jan 2026, 09:05rahim@haat.exampleOrdered · OrderBefore14Change−2After12",
    "2 Jan 2026, 09:04owner@haat.exampleProduct addedBefore0Change+14After14",
  ]);
  expect(screen.getByRole("link", { name: "Order" })).toHaveAttribute(
    "href",
    "/029A/admin/orders/o1/invoice",
  );
});

it("says that a product is gone", async () => {
  server.use(http.get("/allproducts/p9", () => errorReply(404, "Product not found.")));
  renderApp("/029A/admin/products/p9");
  expect(await screen.findByText("This product is not there any more")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Open the trash" })).toHaveAttribute(
    "href",
    "/029A/admin/trash",
  );
});

it.each([
  [true, "2026-12-30T05:00:00Z", /crossed out beside the offer until 30 December 2026\./],
  [false, "2026-11-03T05:00:00Z", /they were over on 3 November 2026\./],
  [false, null, /nobody was asked for that price\./],
])("says until when the price is crossed out, or why not: %s, %s", async (struck, until, told) => {
  await open({ price: 48_000, offerPrice: 45_000, offerOnly: !struck }, until);
  expect(await screen.findByText(told)).toBeInTheDocument();
});

it("says nothing of a crossed-out price without an offer", async () => {
  await open({ price: 48_000, offerPrice: 48_000 }, null);
  expect(screen.queryByText(/crossed out/)).not.toBeInTheDocument();
});
