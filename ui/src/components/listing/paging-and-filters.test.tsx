import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { makeProducts } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { serveList } from "@/test/listing-shop";

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
