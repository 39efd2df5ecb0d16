import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import type { Product } from "@/api/types";
import { makeProduct, makeProducts } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { errorReply, server } from "@/test/server";
import { openShop } from "@/test/admin-catalogue-shop";

const LIST = "/029A/admin/allproductadmin";
const PADMA = makeProduct({ title: "Padma", price: 48_000, offerPrice: 45_000, stock: 12 });
const JAMUNA = makeProduct({ title: "Jamuna", price: 900, offerPrice: 0, stock: 1 });

/** Answers the bulk call as `reply` says; returns the bodies. */
function serveBulk(reply: (body: unknown) => Response) {
  const bodies: unknown[] = [];
  server.use(
    http.post("/api/admin/products/bulk", async ({ request }) => {
      const body = await request.json();
      bodies.push(body);
      return reply(body);
    }),
  );
  return bodies;
}

/** Chooses products of the list and opens a dialog for them. */
async function openBulk(products: readonly Product[], button: "Change stock" | "Change price") {
  const shop = openShop(products);
  const view = renderApp(LIST);
  await view.user.click(await screen.findByRole("checkbox", { name: "Select all on this page" }));
  await view.user.click(screen.getByRole("button", { name: button }));
  const dialog = within(await screen.findByRole("dialog", { name: button }));
  return { ...view, shop, dialog };
}

it("counts what is chosen, on this page and the next, and can forget it", async () => {
  openShop(makeProducts(9));
  const { user } = renderApp(LIST);
  const all = await screen.findByRole<HTMLInputElement>("checkbox", {
    name: "Select all on this page",
  });
  const bar = within(screen.getByRole("region", { name: "Selected products" }));
  await user.click(screen.getAllByRole("checkbox", { name: /^Select Phone/ })[2] ?? all);
  expect(bar.getByRole("status")).toHaveTextContent("1 product selected");
  expect(all.indeterminate).toBe(true);
  await user.click(all);
  expect(bar.getByRole("status")).toHaveTextContent("8 products selected");
  await user.click(screen.getByRole("link", { name: "Page 2" }));
  await waitFor(() => expect(screen.getAllByRole("row")).toHaveLength(2));
  await user.click(screen.getByRole("checkbox", { name: "Select all on this page" }));
  expect(bar.getByRole("status")).toHaveTextContent("9 products selected");
  await user.click(bar.getByRole("button", { name: "Clear" }));
  expect(bar.queryByRole("button")).toBeNull();
  expect(screen.getByRole("checkbox", { name: "Select all on this page" })).not.toBeChecked();
});

it("changes the stock of all of them, after a preview", async () => {
  const { dialog, user } = await openBulk([PADMA, JAMUNA], "Change stock");
  const bodies = serveBulk(() =>
    HttpResponse.json({
      success: true,
      message: "Products updated successfully!",
      products: [
        { ...PADMA, stock: 17 },
        { ...JAMUNA, stock: 6 },
      ],
    }),
  );
  await user.click(dialog.getByRole("button", { name: /Change 2 products/ }));
  expect(dialog.getByLabelText("Pieces")).toHaveAccessibleDescription(
    "Please enter a whole number up to 1,000,000.",
  );
  expect(dialog.getByLabelText("Pieces")).toHaveFocus();
  await user.selectOptions(dialog.getByLabelText("How"), "Increase by");
  await user.type(dialog.getByLabelText("Pieces"), "৫");
  const [padma, jamuna] = dialog.getAllByRole("listitem");
  expect(padma).toHaveTextContent("Padma12→becomes17");
  expect(jamuna).toHaveTextContent("Jamuna1→becomes6");
  await user.click(dialog.getByRole("button", { name: /Change 2 products/ }));
  expect(await screen.findByText("Products updated successfully!")).toBeInTheDocument();
  expect(bodies).toEqual([{ ids: [PADMA._id, JAMUNA._id], stock: { mode: "add", value: 5 } }]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(
    within(screen.getByRole("region", { name: "Selected products" })).getByRole("status"),
  ).toBeEmptyDOMElement();
});

it("sends nothing while a result is not allowed, and leaves a product out", async () => {
  const { dialog, user } = await openBulk([PADMA, JAMUNA], "Change price");
  const bodies = serveBulk(() =>
    HttpResponse.json({
      success: true,
      message: "Product updated successfully!",
      products: [{ ...JAMUNA, price: 1_000 }],
    }),
  );
  await user.type(dialog.getByLabelText("TK"), "1000");
  expect(dialog.getByText("The offer price must not be above the price.")).toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: /Change 2 products/ }));
  expect(dialog.getByRole("alert")).toHaveTextContent(
    "1 product cannot be changed so. Leave it out, or enter another value.",
  );
  expect(bodies).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Leave out Padma" }));
  await user.click(dialog.getByRole("button", { name: /Change 1 product/ }));
  expect(await screen.findByText("Product updated successfully!")).toBeInTheDocument();
  expect(bodies).toEqual([
    { ids: [JAMUNA._id], price: { field: "price", mode: "set", value: 1_000 } },
  ]);
});

it("shows what the server refuses at its product, and keeps the value", async () => {
  const { dialog, user } = await openBulk([PADMA, JAMUNA], "Change price");
  const words = "'Padma': The price differences would bring the price below 0.";
  const bodies = serveBulk(() => errorReply(400, words, { [PADMA._id]: words }));
  await user.selectOptions(dialog.getByLabelText("Which price"), "Offer Price");
  await user.selectOptions(dialog.getByLabelText("How"), "Reduce by %");
  await user.type(dialog.getByLabelText("Percent"), "12.5");
  expect(dialog.getByText("no offer stays")).toBeInTheDocument();
  expect(dialog.getByText("TK 39,375")).toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: /Change 2 products/ }));
  expect(await dialog.findByRole("alert")).toHaveTextContent(words);
  expect(bodies).toEqual([
    {
      ids: [PADMA._id, JAMUNA._id],
      price: { field: "offerPrice", mode: "percent", value: -12.5 },
    },
  ]);
  const [padma] = dialog.getAllByRole("listitem");
  expect(within(padma ?? document.body).getByText(words)).toBeInTheDocument();
  expect(dialog.getByLabelText("Percent")).toHaveValue("12.5");
});

it("says that nothing was changed where no answer came", async () => {
  const { dialog, user } = await openBulk([PADMA], "Change stock");
  serveBulk(() => HttpResponse.error());
  await user.type(dialog.getByLabelText("Pieces"), "3");
  await user.click(dialog.getByRole("button", { name: /Change 1 product/ }));
  expect(await dialog.findByRole("alert")).toHaveTextContent(
    "This could not be done. Please look at the list before you try again.",
  );
});
