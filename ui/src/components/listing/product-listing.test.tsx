import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { LISTINGS } from "@/config/generated";
import { listingNames, productPath, type Listing } from "@/config/listings";
import { ADMIN, makeProduct, makeProducts } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { errorReply, listReply, server } from "@/test/server";
import { serveList } from "@/test/listing-shop";

const titles: Record<Listing, string> = {
  product: "Products",
  upcoming: "Upcomings",
  bestdeal: "Best Deals",
  exclusive: "Exclusive Sale",
  offer: "Offer Sale",
};

it("says on a card what the reviews come to, and nothing where there is none", async () => {
  serveList("/allproducts", [
    makeProduct({ _id: "a", title: "Rated", rating: { average: 4.5, count: 1200 } }),
    makeProduct({ _id: "b", title: "New" }),
  ]);
  renderApp("/products");
  const [rated, fresh] = await screen.findAllByRole("article");
  expect(within(rated!).getByText("4.5 (1,200)")).toBeInTheDocument();
  expect(within(rated!).getByText("Rated 4.5 out of 5 in 1,200 reviews")).toBeInTheDocument();
  expect(within(fresh!).queryByText(/out of 5/)).not.toBeInTheDocument();
});

describe.each(listingNames)("the list of %s", (listing) => {
  const spec = LISTINGS[listing];
  it("shows its first page with the default price filter", async () => {
    const items = makeProducts(9, { listing });
    const asked = serveList(spec.listPath, items);
    renderApp(spec.pagePath);
    expect(
      await screen.findByRole("heading", { level: 1, name: titles[listing] }),
    ).toBeInTheDocument();
    expect(await screen.findAllByRole("article")).toHaveLength(8);
    expect(asked).toEqual([listing === "upcoming" ? "?limit=8&page=1" : "?limit=8&min=200&page=1"]);
    expect(screen.getByText("Any price")).toBeInTheDocument();
    expect(screen.getAllByRole("link", { name: /^See Details/ })[0]).toHaveAttribute(
      "href",
      productPath(listing, items[0]?._id ?? ""),
    );
    const pages = screen.getByRole("navigation", { name: "Pages" });
    expect(within(pages).getAllByRole("link")).toHaveLength(2);
    expect(document.title).toBe(`${titles[listing]} | Haat`);
  });

  it("lets an admin delete a product", async () => {
    const [product] = makeProducts(1, { listing, title: "Old phone" });
    if (!product) throw new Error("no product");
    const deleted: string[] = [];
    let items = [product];
    server.use(
      http.get("/api/me", () => HttpResponse.json({ user: ADMIN, customer: null })),
      http.get(spec.listPath, () => listReply(items, items.length)),
      http.delete(spec.deletePath.replace("{id}", ":id"), ({ params }) => {
        deleted.push(String(params.id));
        items = [];
        return HttpResponse.json({ acknowledged: true, deletedCount: 1 });
      }),
    );
    const { user } = renderApp(`${spec.pagePath}?all=1`);
    await user.click(await screen.findByRole("button", { name: "Delete Old phone" }));
    const dialog = await screen.findByRole("dialog");
    expect(
      within(dialog).getByText("Are you sure you want to delete this product?"),
    ).toBeInTheDocument();
    await user.click(within(dialog).getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Deleted successfully.")).toBeInTheDocument();
    expect(await screen.findByText("No products found")).toBeInTheDocument();
    expect(deleted).toEqual([product._id]);
  });
});

describe("other lists", () => {
  it.each([
    ["/category/phone", "/categorysearch", "?category=phone&limit=8&min=200&page=1", "Phone"],
    ["/category/tv", "/categorysearch", "?category=tv&limit=8&min=200&page=1", "Smart TV"],
    [
      "/search-category/power%20bank",
      "/categorysearch",
      "?category=power+bank&limit=8&min=200&page=1",
      "Power Bank",
    ],
    [
      "/search/phone/oneplus",
      "/category-brand-search",
      "?brand=oneplus&category=phone&limit=8&min=200&page=1",
      "Oneplus Phone",
    ],
  ])("%s asks %s%s", async (address, path, search, title) => {
    const asked = serveList(path, makeProducts(3));
    renderApp(address);
    expect(await screen.findByRole("heading", { level: 1, name: title })).toBeInTheDocument();
    expect(await screen.findAllByRole("article")).toHaveLength(3);
    expect(asked).toEqual([search]);
    expect(screen.getByText("Any price")).toBeInTheDocument();
    expect(screen.queryByRole("navigation", { name: "Pages" })).not.toBeInTheDocument();
  });

  it("finds words without a lower bound, and searches again from its box", async () => {
    const asked = serveList("/api/search", makeProducts(2));
    const { user, router } = renderApp("/searchedfor/galaxy%20s25");
    expect(
      await screen.findByRole("heading", { level: 1, name: "Search / galaxy s25" }),
    ).toBeInTheDocument();
    expect(await screen.findAllByRole("article")).toHaveLength(2);
    const box = screen.getByRole("searchbox", { name: "Search in this list" });
    await user.clear(box);
    await user.type(box, "  {Enter}");
    expect(router.location.pathname).toBe("/searchedfor/galaxy%20s25");
    await user.clear(box);
    await user.type(box, " ফোন {Enter}");
    expect(
      await screen.findByRole("heading", { level: 1, name: "Search / ফোন" }),
    ).toBeInTheDocument();
    await waitFor(() =>
      expect(asked).toEqual([
        "?limit=8&page=1&text=galaxy+s25",
        `?limit=8&page=1&text=${encodeURIComponent("ফোন")}`,
      ]),
    );
  });

  it("shows every category, then the products", async () => {
    serveList("/allproducts", makeProducts(1));
    renderApp("/allcategory");
    const tiles = await screen.findByRole("navigation", { name: "All Categories" });
    expect(within(tiles).getByRole("link", { name: "Phone" })).toHaveAttribute(
      "href",
      "/category/phone",
    );
    expect(within(tiles).getByRole("link", { name: "Power Bank" })).toHaveAttribute(
      "href",
      "/search-category/power%20bank",
    );
    expect(await screen.findAllByRole("article")).toHaveLength(1);
  });

  it("has no category page but the six", async () => {
    renderApp("/category/spoons");
    expect(await screen.findByText("Error Code: 404")).toBeInTheDocument();
  });
});

describe("states", () => {
  it("says that there is nothing, and clears what was chosen", async () => {
    serveList("/allproducts", []);
    const { user, router } = renderApp("/products?q=zzz&max=5000&sort=lowToHigh");
    expect(await screen.findByText("No products found")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Clear filters" }));
    expect(router.location.search).toBe("?sort=lowToHigh");
    expect(await screen.findByRole("link", { name: "Browse all categories" })).toHaveAttribute(
      "href",
      "/allcategory",
    );
    expect(screen.getByRole("searchbox", { name: "Search in this list" })).toHaveValue("");
  });

  it("says that it could not be loaded, and tries again", async () => {
    serveListAfterFailure();
    const { user } = renderApp("/products");
    expect(await screen.findByRole("alert")).toHaveTextContent("The shop is busy.");
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findAllByRole("article")).toHaveLength(1);
  });

  it.each([
    ["the server refuses", () => errorReply(500, "x"), "Failed to delete. Please try again."],
    ["the net is gone", () => HttpResponse.error(), "An error occurred. Please try again."],
  ])("says that deleting failed when %s", async (_, reply, text) => {
    server.use(
      http.get("/api/me", () => HttpResponse.json({ user: ADMIN, customer: null })),
      http.get("/allproducts", () => listReply([makeProduct({ title: "Old phone" })])),
      http.delete("/product/:id", reply),
    );
    const { user } = renderApp("/products?all=1");
    await user.click(await screen.findByRole("button", { name: "Delete Old phone" }));
    const dialog = await screen.findByRole("dialog");
    await user.click(within(dialog).getByRole("button", { name: "Delete" }));
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByText("Old phone")).toBeInTheDocument();
  });

  it("shows no Delete to others", async () => {
    serveList("/allproducts", makeProducts(1));
    renderApp("/products");
    await screen.findAllByRole("article");
    expect(screen.queryByRole("button", { name: /^Delete/ })).not.toBeInTheDocument();
  });
});

/** Fails once, then serves one product. */
function serveListAfterFailure() {
  const items = makeProducts(1);
  let calls = 0;
  server.use(
    http.get("/allproducts", ({ request }) => {
      if (new URL(request.url).searchParams.get("max") === "199") return listReply([], 0);
      calls += 1;
      return calls === 1 ? errorReply(503, "The shop is busy.") : listReply(items);
    }),
  );
}
