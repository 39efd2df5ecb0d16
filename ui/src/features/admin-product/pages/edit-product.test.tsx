import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, it, vi } from "vitest";
import type { Product } from "@/api/types";
import { ADMIN, makeProduct } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { errorReply, listReply, server } from "@/test/server";

const LEDGER = [
  {
    id: 3,
    cause: "order",
    delta: -2,
    before: 14,
    after: 12,
    actor: "rahim@haat.example",
    orderId: "o1",
    at: "2026-01-09T03:05:00Z",
  },
  {
    id: 1,
    cause: "added",
    delta: 14,
    before: 0,
    after: 14,
    actor: "owner@haat.example",
    orderId: null,
    at: "2026-01-02T03:04:05Z",
  },
];

beforeEach(() => {
  localStorage.clear();
  URL.createObjectURL = vi.fn(() => "blob:picture");
  URL.revokeObjectURL = vi.fn();
  Element.prototype.scrollIntoView = vi.fn();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  server.use(http.get("/api/me", () => HttpResponse.json({ user: ADMIN, customer: null })));
});

const field = (name: RegExp) => screen.getByRole("textbox", { name });
const save = () => screen.getByRole("button", { name: /^Save changes/ });

/** The product as the shop has it, which saving changes; `answer` replaces what saving does. */
async function open(change: Partial<Product> = {}) {
  const shop = { product: makeProduct({ _id: "p1", title: "Oppo A5", ...change }) };
  const sent: FormData[] = [];
  server.use(
    http.get("/allproducts/p1", () => HttpResponse.json(shop.product)),
    http.get("/api/admin/stock-ledger", () => listReply(LEDGER)),
  );
  function answer(reply: (form: FormData) => Response) {
    server.use(
      http.put("/api/admin/products/p1", async ({ request }) => {
        const form = await request.formData();
        sent.push(form);
        return reply(form);
      }),
    );
  }
  answer((form) => {
    const texts = Object.fromEntries([...form].filter(([, value]) => typeof value === "string"));
    const number = (name: "price" | "stock") => Number(texts[name] ?? shop.product[name]);
    shop.product = {
      ...shop.product,
      ...(typeof texts.title === "string" ? { title: texts.title } : {}),
      price: number("price"),
      stock: number("stock"),
      updatedAt: "2026-01-05T00:00:00Z",
    };
    return HttpResponse.json({
      success: true,
      message: "Product updated successfully!",
      product: shop.product,
    });
  });
  const view = renderApp("/029A/admin/products/p1");
  await screen.findByRole("heading", { level: 1, name: "Edit Product" });
  await screen.findByRole("textbox", { name: /^Title/ });
  return { ...view, shop, sent, answer };
}

const fieldsOf = (form: FormData | undefined) => Object.fromEntries(form ?? []);

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
  await user.click(screen.getByRole("button", { name: "Add color" }));
  const row = within(screen.getByRole("listitem", { name: "Color 2" }));
  await user.type(row.getByRole("textbox", { name: /^Color/ }), "Gold");
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

it("shows what another admin changed, and saves over it only when told to", async () => {
  const { user, shop, sent, answer } = await open();
  await user.clear(field(/^Price \*|^Price$/));
  await user.type(field(/^Price \*|^Price$/), "50000");
  const theirs = {
    ...shop.product,
    price: 47_000,
    warranty: "3 years",
    updatedAt: "2026-01-04T00:00:00Z",
  };
  answer(() =>
    HttpResponse.json(
      {
        success: false,
        message: "Somebody else changed this product meanwhile.",
        error: "Somebody else changed this product meanwhile.",
        product: theirs,
      },
      { status: 409 },
    ),
  );
  await user.click(save());
  const panel = await screen.findByRole("alert");
  await waitFor(() => expect(panel).toHaveFocus());
  expect(panel).toHaveTextContent("Somebody else changed this product while you were editing it");
  for (const text of ["TK 48,000", "TK 47,000", "TK 50,000", "1 year", "3 years", "Not changed"]) {
    expect(within(panel).getByText(text)).toBeInTheDocument();
  }
  // Untouched fields follow; what was typed stays.
  expect(field(/^Warranty/)).toHaveValue("3 years");
  expect(field(/^Price \*|^Price$/)).toHaveValue("50000");

  answer(() =>
    HttpResponse.json({
      success: true,
      message: "Product updated successfully!",
      product: { ...theirs, price: 50_000, updatedAt: "2026-01-05T00:00:00Z" },
    }),
  );
  await user.click(within(panel).getByRole("button", { name: "Save mine over it" }));
  expect(await screen.findByText("Product updated successfully!")).toBeInTheDocument();
  expect(fieldsOf(sent[1])).toEqual({
    price: "50000",
    expectedUpdatedAt: "2026-01-04T00:00:00Z",
  });
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

it("loads the current version when told to", async () => {
  const { user, shop, answer } = await open();
  await user.type(field(/^Title/), " Pro");
  const theirs = { ...shop.product, title: "Oppo A5x", updatedAt: "2026-01-04T00:00:00Z" };
  answer(() =>
    HttpResponse.json(
      { success: false, message: "x", error: "x", product: theirs },
      { status: 409 },
    ),
  );
  await user.click(save());
  await user.click(await screen.findByRole("button", { name: "Load the current version" }));
  expect(field(/^Title/)).toHaveValue("Oppo A5x");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

it("shows the current stock where it is another by now, and keeps the other changes", async () => {
  const { user, answer } = await open();
  await user.type(field(/^Title/), " Pro");
  await user.clear(field(/^Stock/));
  await user.type(field(/^Stock/), "20");
  answer(() =>
    HttpResponse.json({ success: false, message: "x", error: "x", stock: 7 }, { status: 409 }),
  );
  await user.click(save());
  const panel = await screen.findByRole("alert");
  expect(panel).toHaveTextContent("The stock changed while you were editing it");
  for (const text of ["12", "7", "20"]) {
    expect(within(panel).getByText(text)).toBeInTheDocument();
  }
  await user.click(within(panel).getByRole("button", { name: "Use the current stock" }));
  expect(field(/^Stock/)).toHaveValue("7");
  expect(field(/^Title/)).toHaveValue("Oppo A5 Pro");
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

it("restores what was left, over the product as it is by then", async () => {
  const first = await open();
  await first.user.type(field(/^Title/), " Pro");
  first.unmount();
  const second = await open({ warranty: "3 years", updatedAt: "2026-01-04T00:00:00Z" });
  expect(await screen.findByText(/^Draft restored/)).toBeInTheDocument();
  expect(screen.getByRole("alert")).toHaveTextContent("3 years");
  expect(field(/^Title/)).toHaveValue("Oppo A5 Pro");
  await second.user.click(save());
  await waitFor(() =>
    expect(fieldsOf(second.sent[0])).toEqual({
      title: "Oppo A5 Pro",
      expectedUpdatedAt: "2026-01-04T00:00:00Z",
    }),
  );
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
