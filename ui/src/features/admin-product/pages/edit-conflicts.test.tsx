import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { beforeEach, expect, it } from "vitest";
import { field, fieldsOf, open, openBrowser, save } from "@/test/admin-product-shop";

beforeEach(openBrowser);

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
