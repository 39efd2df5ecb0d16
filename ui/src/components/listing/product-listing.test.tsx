import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Product, ProductKind } from "@/api/types";
import { PRODUCT_KINDS } from "@/config/product-kinds";
import { ADMIN, makeProduct, makeProducts } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { errorReply, listReply, server } from "@/test/server";

/** Serves `items` at `path` by page and limit; returns the queries of the lists that were asked for, in order. */
function serveList(path: string, items: readonly Product[], hidden = 0) {
  const asked: string[] = [];
  server.use(
    http.get(path, ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      if (searchParams.get("max") === "199") {
        return listReply(items.slice(0, Math.min(1, hidden)), hidden);
      }
      asked.push(search);
      const limit = Number(searchParams.get("limit"));
      const from = (Number(searchParams.get("page")) - 1) * limit;
      return listReply(items.slice(from, from + limit), items.length);
    }),
  );
  return asked;
}

class NoResizeObserver {
  observe() {
    // jsdom has no layout.
  }
  unobserve() {
    // jsdom has no layout.
  }
  disconnect() {
    // jsdom has no layout.
  }
}

beforeEach(() => {
  vi.stubGlobal("ResizeObserver", NoResizeObserver);
  Element.prototype.scrollIntoView = vi.fn();
});

afterEach(() => vi.unstubAllGlobals());

const titles: Record<ProductKind, string> = {
  product: "Products",
  upcoming: "Upcomings",
  bestdeal: "Best Deals",
  exclusive: "Exclusive Sale",
  offer: "Offer Sale",
};

describe.each(Object.values(PRODUCT_KINDS))("the list $pagePath", (kind) => {
  it("shows its first page with the default price filter", async () => {
    const items = makeProducts(9, { listing: kind.listing });
    const asked = serveList(kind.listPath, items);
    renderApp(kind.pagePath);
    expect(
      await screen.findByRole("heading", { level: 1, name: titles[kind.listing] }),
    ).toBeInTheDocument();
    expect(await screen.findAllByRole("article")).toHaveLength(8);
    expect(asked).toEqual([
      kind.listing === "upcoming" ? "?limit=8&page=1" : "?limit=8&min=200&page=1",
    ]);
    expect(screen.getByText("Any price")).toBeInTheDocument();
    expect(screen.getAllByRole("link", { name: /^See Details/ })[0]).toHaveAttribute(
      "href",
      kind.detailPath(items[0]?._id ?? ""),
    );
    const pages = screen.getByRole("navigation", { name: "Pages" });
    expect(within(pages).getAllByRole("link")).toHaveLength(2);
    expect(document.title).toBe(`${titles[kind.listing]} | Haat`);
  });

  it("lets an admin delete a product", async () => {
    const [product] = makeProducts(1, { listing: kind.listing, title: "Old phone" });
    if (!product) throw new Error("no product");
    const deleted: string[] = [];
    let items = [product];
    server.use(
      http.get("/api/me", () => HttpResponse.json({ user: ADMIN, customer: null })),
      http.get(kind.listPath, () => listReply(items, items.length)),
      http.delete(kind.deletePath.replace("{id}", ":id"), ({ params }) => {
        deleted.push(String(params.id));
        items = [];
        return HttpResponse.json({ acknowledged: true, deletedCount: 1 });
      }),
    );
    const { user } = renderApp(`${kind.pagePath}?all=1`);
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
    const asked = serveList("/search-products", makeProducts(2));
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

describe("paging", () => {
  it("opens a page by its number, goes to the list's top, and back", async () => {
    const items = makeProducts(20);
    serveList("/allproducts", items);
    const { user, router } = renderApp("/products");
    await screen.findByText(items[0]?.title ?? "");
    await user.click(screen.getByRole("link", { name: "Page 3" }));
    expect(await screen.findByText(items[19]?.title ?? "")).toBeInTheDocument();
    expect(router.location.search).toBe("?page=3");
    expect(screen.getByRole("region", { name: "List of products" })).toHaveFocus();
    expect(screen.getByRole("link", { name: "Page 3" })).toHaveAttribute("aria-current", "page");
    await router.navigate(-1);
    expect(await screen.findByText(items[0]?.title ?? "")).toBeInTheDocument();
  });

  it("shows the last page for a page beyond it", async () => {
    const items = makeProducts(9);
    serveList("/allproducts", items);
    const { router } = renderApp("/products?page=77&sort=lowToHigh");
    expect(await screen.findByText(items[8]?.title ?? "")).toBeInTheDocument();
    await waitFor(() => expect(router.location.search).toBe("?page=2&sort=lowToHigh"));
  });

  it("falls back for an address it cannot read", async () => {
    const asked = serveList("/allproducts", makeProducts(1));
    renderApp("/products?page=-1&sort=cheap&max=many&all=maybe");
    await screen.findAllByRole("article");
    expect(asked).toEqual(["?limit=8&min=200&page=1"]);
  });
});

describe("order, price and search", () => {
  it("orders by price with two buttons that can be let go", async () => {
    const asked = serveList("/allproducts", makeProducts(20));
    const { user, router } = renderApp("/products?page=2");
    await screen.findAllByRole("article");
    const low = screen.getByRole("button", { name: "Low to High" });
    const high = screen.getByRole("button", { name: "High to Low" });
    await user.click(low);
    expect(router.location.search).toBe("?sort=lowToHigh");
    expect(low).toHaveAttribute("aria-pressed", "true");
    await user.click(high);
    expect(router.location.search).toBe("?sort=highToLow");
    expect(low).toHaveAttribute("aria-pressed", "false");
    await user.click(high);
    expect(router.location.search).toBe("");
    await waitFor(() => expect(asked).toContain("?limit=8&min=200&page=1&sort=highToLow"));
    await router.navigate(-1);
    expect(high).toHaveAttribute("aria-pressed", "true");
  });

  it("lowers the highest price with the slider, from 0", async () => {
    const asked = serveList("/allproducts", makeProducts(20));
    const { user, router } = renderApp("/products?page=2&all=1");
    await screen.findAllByRole("article");
    const slider = screen.getByRole("slider", { name: "Highest price" });
    slider.focus();
    await user.keyboard("{ArrowLeft}");
    expect(screen.getByText("Up to TK 995,000")).toBeInTheDocument();
    expect(router.location.search).toBe("?max=995000");
    await waitFor(() => expect(asked.at(-1)).toBe("?limit=8&max=995000&page=1"));
    await user.keyboard("{ArrowRight}");
    expect(router.location.search).toBe("");
    expect(screen.getByText("Any price")).toBeInTheDocument();
    expect(slider).toHaveAttribute("aria-valuetext", "Any price");
    expect(screen.queryByRole("button", { name: /^Remove/ })).not.toBeInTheDocument();
    await waitFor(() => expect(asked.at(-1)).toBe("?limit=8&min=200&page=1"));
    await router.navigate(-1);
    expect(screen.getByText("Up to TK 995,000")).toBeInTheDocument();
  });

  it("searches the list while a person types, and follows the history", async () => {
    const asked = serveList("/allproducts", makeProducts(1));
    const { user, router } = renderApp("/products");
    await screen.findAllByRole("article");
    const box = screen.getByRole("searchbox", { name: "Search in this list" });
    await user.type(box, "note 14 ");
    await waitFor(() => expect(router.location.search).toBe("?q=note+14"));
    await waitFor(() => expect(asked.at(-1)).toBe("?limit=8&min=200&page=1&q=note+14"));
    expect(asked).toHaveLength(2);
    expect(box).toHaveValue("note 14 ");
    await router.navigate(-1);
    expect(box).toHaveValue("");
  });
});

describe("what the default price filter hides", () => {
  it("is counted and can be shown", async () => {
    const asked = serveList("/allproducts", makeProducts(3), 7);
    const { user, router } = renderApp("/products");
    expect(await screen.findByText("7 items under TK 200 are hidden")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Show all" }));
    expect(router.location.search).toBe("?all=1");
    await waitFor(() => expect(asked.at(-1)).toBe("?limit=8&page=1"));
    expect(screen.queryByText(/are hidden/)).not.toBeInTheDocument();
  });

  it("says it of one item in the singular", async () => {
    serveList("/allproducts", makeProducts(3), 1);
    renderApp("/products");
    expect(await screen.findByText("1 item under TK 200 is hidden")).toBeInTheDocument();
  });

  it("is not mentioned where nothing is hidden or the bound does not hold", async () => {
    serveList("/allproducts", makeProducts(3), 0);
    renderApp("/products");
    await screen.findAllByRole("article");
    expect(screen.queryByText(/are hidden/)).not.toBeInTheDocument();
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
