import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import type { Listing } from "@/config/listings";
import { makeProduct, makeProducts } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { errorReply, server } from "@/test/server";
import { openShop } from "@/test/admin-catalogue-shop";

const LIST = "/029A/admin/allproductadmin";

/** The titles of the shown rows, once there are any. */
async function rows() {
  await screen.findByRole("table", { name: "Products" });
  return screen.getAllByRole("row").slice(1);
}

describe.each<[Listing, string, string, string, string]>([
  ["product", "allproductadmin", "All Products", "Edit Product", "addproduct"],
  ["bestdeal", "allbestdealsadmin", "All Best Deals", "Edit Best Deals", "addbestdeals"],
  [
    "upcoming",
    "allupcomingsadmin",
    "All Upcoming Products",
    "Edit Upcoming Products",
    "addUpcomings",
  ],
  ["offer", "alloffersadmin", "All Products", "Edit Offer Sale", "addoffersale"],
  ["exclusive", "allexclusiveadmin", "All Products", "Edit Exclusive Sale", "addexclusive"],
])("the list of %s", (listing, page, title, editTitle, addPage) => {
  it("shows its first eight, and edits and adds in its own listing", async () => {
    const items = makeProducts(9, { listing: listing });
    const { asked } = openShop(items, listing);
    const { user, router } = renderApp(`/029A/admin/${page}`);
    expect(await screen.findByRole("heading", { level: 1, name: title })).toBeInTheDocument();
    expect(await rows()).toHaveLength(8);
    expect(asked.lists).toEqual(["?limit=8&page=1"]);
    expect(screen.getByPlaceholderText("Search products...")).toBeInTheDocument();
    expect(screen.queryByRole("slider")).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /Low to High|High to Low/ })).toBeNull();

    const first = items[0]?.title ?? "";
    await user.click(screen.getByRole("button", { name: `Edit ${first}` }));
    const dialog = within(await screen.findByRole("dialog", { name: editTitle }));
    await user.clear(dialog.getByLabelText("Price"));
    await user.type(dialog.getByLabelText("Price"), "49000");
    await user.click(dialog.getByRole("button", { name: /Update/ }));
    expect(await screen.findByText("Product updated successfully!")).toBeInTheDocument();
    expect(asked.edits).toEqual([{ price: 49_000, expectedUpdatedAt: "2026-01-02T03:04:05Z" }]);

    await user.keyboard("n");
    await waitFor(() => expect(router.location.pathname).toBe(`/029A/admin/${addPage}`));
  });
});

describe("a row", () => {
  it("shows title, prices and stock, and leads to the product's pages", async () => {
    openShop([
      makeProduct({ _id: "few", title: "Few", stock: 2, price: 48_000, offerPrice: 45_000 }),
      makeProduct({ _id: "none", title: "None", stock: 0, price: 900, offerPrice: 0 }),
      makeProduct({ _id: "many", title: "Many", stock: 1200 }),
    ]);
    renderApp(LIST);
    const [few, none, many] = (await rows()).map((row) => within(row));
    expect(few?.getByText("TK 45,000")).toBeInTheDocument();
    expect(few?.getByText("TK 48,000").closest("s")).not.toBeNull();
    expect(few?.getByText("Only 2 left")).toHaveClass("text-warning");
    expect(none?.getByText("TK 900")).toBeInTheDocument();
    expect(none?.getByText("Not In Stock")).toBeInTheDocument();
    expect(many?.getByText("1,200 in stock")).not.toHaveClass("text-warning");
    expect(few?.getByRole("link", { name: "All details of Few" })).toHaveAttribute(
      "href",
      "/029A/admin/products/few",
    );
    expect(few?.getByRole("link", { name: "View in shop of Few" })).toHaveAttribute(
      "href",
      "/product/few",
    );
  });

  it("does not warn about what is ordered ahead", async () => {
    openShop([makeProduct({ listing: "upcoming", stock: 0 })], "upcoming");
    renderApp("/029A/admin/allupcomingsadmin");
    const [row] = await rows();
    expect(row).toHaveTextContent("0 in stock");
  });
});

describe("search and pages", () => {
  it("keeps both in the address, through an edit and back", async () => {
    const items = makeProducts(10, { title: "Padma phone" });
    const { asked } = openShop([makeProduct({ title: "Other" }), ...items]);
    const { user, router } = renderApp(`${LIST}?q=padma&page=2`);
    expect(await rows()).toHaveLength(2);
    expect(screen.getByText("Products: 10 found")).toBeInTheDocument();
    await user.click(
      screen.getAllByRole("button", { name: "Edit Padma phone" })[0] ?? document.body,
    );
    const dialog = within(await screen.findByRole("dialog"));
    await user.type(dialog.getByLabelText("Warranty"), " and more");
    await user.click(dialog.getByRole("button", { name: /Update/ }));
    await screen.findByText("Product updated successfully!");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(router.location.search).toBe("?q=padma&page=2");
    expect(await rows()).toHaveLength(2);
    await waitFor(() =>
      expect(asked.lists).toEqual(["?limit=8&page=2&q=padma", "?limit=8&page=2&q=padma"]),
    );

    await user.click(screen.getByRole("link", { name: "Page 1" }));
    await waitFor(() => expect(router.location.search).toBe("?q=padma"));
    expect(screen.getByRole("region", { name: "Products" })).toHaveFocus();
    await router.navigate(-1);
    expect(router.location.search).toBe("?q=padma&page=2");
  });

  it("follows what is typed after /, from page 1, and can be cleared", async () => {
    openShop(makeProducts(9));
    const { user, router } = renderApp(`${LIST}?page=2`);
    expect(await rows()).toHaveLength(1);
    await user.keyboard("/");
    expect(screen.getByRole("searchbox", { name: "Search products" })).toHaveFocus();
    await user.keyboard("nothing");
    expect(await screen.findByText("No products found")).toBeInTheDocument();
    await waitFor(() => expect(router.location.search).toBe("?q=nothing"));
    await user.click(screen.getByRole("button", { name: "Clear search" }));
    expect(await rows()).toHaveLength(8);
    expect(router.location.search).toBe("");
  });

  it("says what to do where there is nothing yet", async () => {
    openShop([], "offer");
    renderApp("/029A/admin/alloffersadmin");
    expect(await screen.findByText("No products yet")).toBeInTheDocument();
    for (const link of screen.getAllByRole("link", { name: "Add Offer Sale" })) {
      expect(link).toHaveAttribute("href", "/029A/admin/addoffersale");
    }
  });

  it("offers another try where the list cannot be loaded", async () => {
    const shop = openShop(makeProducts(1));
    server.use(
      http.get("/allproducts", () => errorReply(500, "Something went wrong."), { once: true }),
    );
    const { user } = renderApp(LIST);
    expect(await screen.findByText("This could not be loaded")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await rows()).toHaveLength(shop.products.length);
  });
});

describe("Delete", () => {
  it("asks, deletes, offers Undo, and shows the page before after the last row", async () => {
    const items = [...makeProducts(8), makeProduct({ _id: "last", title: "Last one" })];
    const { asked } = openShop(items);
    const { user, router } = renderApp(`${LIST}?page=2`);
    await user.click(await screen.findByRole("button", { name: "Delete Last one" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText("Are you sure you want to delete this product?")).toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: /Delete/ }));
    expect(await screen.findByText("Deleted successfully.")).toBeInTheDocument();
    expect(asked.deleted).toEqual(["last"]);
    await waitFor(() => expect(router.location.search).toBe(""));
    expect(await rows()).toHaveLength(8);
    await waitFor(() => expect(screen.getByRole("region", { name: "Products" })).toHaveFocus());

    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("Products: 9")).toBeInTheDocument();
    await user.click(screen.getByRole("link", { name: "Page 2" }));
    expect(await screen.findByText("Last one")).toBeInTheDocument();
    expect(router.location.search).toBe("?page=2");
  });

  it.each([
    [
      "a refusal",
      () => errorReply(404, "Product not found."),
      "Failed to delete. Please try again.",
    ],
    ["no answer", () => HttpResponse.error(), "An error occurred. Please try again."],
  ])("says so after %s", async (_, reply, text) => {
    openShop([makeProduct({ title: "Stays" })]);
    server.use(http.delete("/product/:id", reply));
    const { user } = renderApp(LIST);
    await user.click(await screen.findByRole("button", { name: "Delete Stays" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: /Delete/ }));
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByText("Stays")).toBeInTheDocument();
  });
});
