import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { expect, it } from "vitest";
import type { Product } from "@/api/types";
import { makeProduct } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { errorReply } from "@/test/server";
import { openShop, refuseEdits } from "@/test/admin-catalogue-shop";

const PHONE = makeProduct({
  title: "Padma 5",
  price: 48_000,
  offerPrice: 45_000,
  stock: 12,
  warranty: "1 year",
  description: "First line.\r\nSecond line.",
});

/** Opens the modal of {@link PHONE}; returns how its fields are filled and sent. */
async function openModal(product: Product = PHONE) {
  const shop = openShop([product]);
  const view = renderApp("/029A/admin/allproductadmin");
  await view.user.click(await screen.findByRole("button", { name: `Edit ${product.title}` }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit Product" }));
  const field = (label: string) => dialog.getByLabelText(label);
  return {
    ...view,
    shop,
    dialog,
    field,
    fill: async (label: string, text: string) => {
      await view.user.clear(field(label));
      if (text !== "") await view.user.type(field(label), text);
    },
    update: () => view.user.click(dialog.getByRole("button", { name: /Update/ })),
  };
}

it("has the six fields, filled, and Update and Cancel", async () => {
  const { dialog, field, user } = await openModal();
  expect(field("Title")).toHaveValue("Padma 5");
  expect(field("Price")).toHaveValue("48000");
  expect(field("Offer Price")).toHaveValue("45000");
  expect(field("Stock")).toHaveValue("12");
  expect(field("Warranty")).toHaveValue("1 year");
  expect(field("Description")).toHaveValue("First line.\nSecond line.");
  expect(dialog.getByRole("button", { name: /Update/ })).toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("sends only what was changed, the stock with what it was", async () => {
  const { shop, fill, update } = await openModal();
  await fill("Stock", "7");
  await fill("Title", "  Padma 5 Pro ");
  await update();
  expect(await screen.findByText("Product updated successfully!")).toBeInTheDocument();
  expect(shop.asked.edits).toEqual([
    {
      title: "Padma 5 Pro",
      stock: 7,
      expectedStock: 12,
      expectedUpdatedAt: PHONE.updatedAt,
    },
  ]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByText("Padma 5 Pro")).toBeInTheDocument();
  expect(screen.getByText("7 in stock")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Edit Padma 5 Pro" })).toHaveFocus();
});

it("takes nothing but digits into the three numbers", async () => {
  const { field, fill } = await openModal();
  await fill("Price", "ab-4৫,000x");
  expect(field("Price")).toHaveValue("45000");
  await fill("Offer Price", "free");
  expect(field("Offer Price")).toHaveValue("");
  await fill("Stock", "1e2");
  expect(field("Stock")).toHaveValue("12");
});

it("says what is wrong before it asks the server", async () => {
  const { shop, dialog, field, fill, update } = await openModal();
  await fill("Title", "   ");
  await fill("Price", "44000");
  await fill("Stock", "1000001");
  await fill("Warranty", "");
  await update();
  expect(await dialog.findByText("Please enter the title.")).toBeInTheDocument();
  expect(dialog.getByText("Please enter the warranty.")).toBeInTheDocument();
  expect(dialog.getByText("Please enter a whole number from 0 to 1,000,000.")).toBeInTheDocument();
  expect(field("Title")).toHaveFocus();
  await fill("Title", "Padma 6");
  await fill("Warranty", "2 years");
  await fill("Stock", "3");
  await update();
  expect(
    await dialog.findByText("The offer price must not be above the price."),
  ).toBeInTheDocument();
  expect(shop.asked.edits).toEqual([]);
});

it("shows a refusal with the server's words at its field, and keeps what was typed", async () => {
  const { dialog, field, fill, update, shop } = await openModal();
  refuseEdits(() => errorReply(400, "The title is too long.", { title: "The title is too long." }));
  await fill("Title", "Padma of the great river");
  await update();
  const alert = await dialog.findByRole("alert");
  expect(within(alert).getByText("Update failed.")).toBeInTheDocument();
  expect(within(alert).getByText("The title is too long.")).toBeInTheDocument();
  expect(field("Title")).toHaveAccessibleDescription("The title is too long.");
  expect(field("Title")).toHaveValue("Padma of the great river");
  await update();
  expect(await screen.findByText("Product updated successfully!")).toBeInTheDocument();
  expect(shop.asked.edits).toHaveLength(1);
});

it.each([
  ["500", () => errorReply(500, "Something went wrong. Please try again."), "Update failed."],
  ["no answer", () => HttpResponse.error(), "Error updating product."],
])("says so after %s", async (_, reply, text) => {
  const { dialog, field, fill, update } = await openModal();
  refuseEdits(reply);
  await fill("Stock", "3");
  await update();
  expect(await dialog.findByText(text)).toBeInTheDocument();
  expect(field("Stock")).toHaveValue("3");
});

it("tells the stock of now where pieces were sold meanwhile, and sends against it", async () => {
  const { dialog, field, fill, update, shop } = await openModal();
  const { bodies } = refuseEdits(() =>
    HttpResponse.json(
      {
        success: false,
        message: "The stock is 9 by now. Please review it and try again.",
        error: "The stock is 9 by now. Please review it and try again.",
        stock: 9,
      },
      { status: 409 },
    ),
  );
  await fill("Stock", "20");
  await update();
  const alert = within(await dialog.findByRole("alert"));
  expect(alert.getByText("Update failed.")).toBeInTheDocument();
  expect(
    alert.getByText("The stock is 9 by now. Please review it and try again."),
  ).toBeInTheDocument();
  expect(alert.getByText("Stock is 9 now. You typed 20.")).toBeInTheDocument();
  expect(bodies).toEqual([{ stock: 20, expectedStock: 12, expectedUpdatedAt: PHONE.updatedAt }]);
  expect(field("Stock")).toHaveValue("20");
  await update();
  await screen.findByText("Product updated successfully!");
  expect(shop.asked.edits).toEqual([
    { stock: 20, expectedStock: 9, expectedUpdatedAt: PHONE.updatedAt },
  ]);
});

it("keeps what was typed, and follows what somebody else changed, when both edited", async () => {
  const { dialog, field, fill, update, shop, user } = await openModal();
  const now = {
    ...PHONE,
    title: "Padma 5 (2027)",
    price: 50_000,
    updatedAt: "2026-01-03T00:00:00Z",
  };
  const words = "Somebody else changed this product meanwhile. Please review it and try again.";
  refuseEdits(() =>
    HttpResponse.json(
      { success: false, message: words, error: words, product: now },
      { status: 409 },
    ),
  );
  await fill("Price", "47000");
  await update();
  const alert = within(await dialog.findByRole("alert"));
  expect(alert.getByText("Price is TK 50,000 now. You typed TK 47,000.")).toBeInTheDocument();
  expect(alert.getByText("Title is “Padma 5 (2027)” now.")).toBeInTheDocument();
  expect(field("Price")).toHaveValue("47000");
  expect(field("Title")).toHaveValue("Padma 5 (2027)");

  await user.click(await dialog.findByRole("button", { name: "Take the current values" }));
  expect(field("Price")).toHaveValue("50000");
  expect(dialog.queryByRole("alert")).toBeNull();
  await fill("Price", "47500");
  await update();
  await screen.findByText("Product updated successfully!");
  expect(shop.asked.edits).toEqual([{ price: 47_500, expectedUpdatedAt: "2026-01-03T00:00:00Z" }]);
});

it("asks before Escape would lose what was typed", async () => {
  const { dialog, field, fill, user } = await openModal();
  await fill("Warranty", "3 years");
  await user.keyboard("{Escape}");
  expect(dialog.getByText("Your changes are not saved.")).toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Keep editing" }));
  expect(field("Warranty")).toHaveValue("3 years");
  await user.keyboard("{Escape}");
  await user.click(dialog.getByRole("button", { name: "Discard" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("closes with Escape where nothing was typed", async () => {
  const { user } = await openModal();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
