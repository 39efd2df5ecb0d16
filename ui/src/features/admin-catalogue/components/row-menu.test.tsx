import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { makeProduct } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { errorReply, server } from "@/test/server";
import { openShop } from "@/test/admin-catalogue-shop";

const PADMA = makeProduct({ _id: "padma", title: "Padma" });

async function openMenu() {
  const shop = openShop([PADMA]);
  const view = renderApp("/029A/admin/allproductadmin");
  (await screen.findByRole("button", { name: "More for Padma" })).focus();
  await view.user.keyboard("{Enter}");
  return { ...view, shop, menu: within(await screen.findByRole("menu")) };
}

it("adds a copy and leads to it", async () => {
  const { shop, menu, user, router } = await openMenu();
  const copy = makeProduct({ _id: "copy", title: "Padma (copy)", stock: 0 });
  server.use(
    http.post("/api/admin/products/padma/duplicate", () => {
      shop.products = [copy, ...shop.products];
      return HttpResponse.json({ acknowledged: true, insertedId: "copy", product: copy });
    }),
  );
  await user.click(menu.getByRole("menuitem", { name: "Duplicate" }));
  expect(
    await screen.findByText("Padma (copy) is in the list, with no stock yet."),
  ).toBeInTheDocument();
  expect(await screen.findByRole("button", { name: "Edit Padma (copy)" })).toBeInTheDocument();
  server.use(http.get("/allproducts/copy", () => errorReply(404, "Product not found.")));
  await user.click(screen.getByRole("button", { name: "All details" }));
  await waitFor(() => expect(router.location.pathname).toBe("/029A/admin/products/copy"));
});

it("moves to another listing, and back with Undo", async () => {
  const { shop, menu, user } = await openMenu();
  const bodies: unknown[] = [];
  server.use(
    http.post("/api/admin/products/padma/move", async ({ request }) => {
      const body = (await request.json()) as { listing: "product" | "offer" };
      bodies.push(body);
      const product = { ...PADMA, listing: body.listing, updatedAt: "2026-03-03T00:00:00Z" };
      shop.products = body.listing === "product" ? [product] : [];
      return HttpResponse.json({ success: true, message: "Product moved!", product });
    }),
  );
  expect(menu.getAllByRole("menuitem").map((item) => item.textContent)).toEqual([
    "Duplicate",
    "Upcomings",
    "Best Deals",
    "Exclusive Sale",
    "Offer Sale",
  ]);
  await user.keyboard("n");
  await user.click(menu.getByRole("menuitem", { name: "Offer Sale" }));
  expect(await screen.findByText("Moved to Offer Sale.")).toBeInTheDocument();
  expect(await screen.findByText("No products yet")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Back in Products.")).toBeInTheDocument();
  expect(await screen.findByRole("button", { name: "Edit Padma" })).toBeInTheDocument();
  expect(bodies).toEqual([
    { listing: "offer", expectedUpdatedAt: "2026-01-02T03:04:05Z" },
    { listing: "product", expectedUpdatedAt: "2026-03-03T00:00:00Z" },
  ]);
});

it("says why a product cannot be moved", async () => {
  const { menu, user } = await openMenu();
  server.use(
    http.post("/api/admin/products/padma/move", () =>
      errorReply(409, "This product is in Offer Sale already."),
    ),
  );
  await user.click(menu.getByRole("menuitem", { name: "Offer Sale" }));
  expect(await screen.findByText("This product is in Offer Sale already.")).toBeInTheDocument();
});
