import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { viewedList } from "@/shopping/viewed-list";
import { productsById } from "@/test/choose-handlers";
import { makeProduct, makeProducts } from "@/test/fixtures";
import { homeHandlers } from "@/test/home-handlers";
import { stubViewport } from "@/test/near-viewport";
import { renderApp } from "@/test/render-app";
import { errorReply, server } from "@/test/server";

const here = makeProduct({ _id: "x1", title: "Galaxy S25" });

beforeEach(() => {
  stubViewport({ near: true });
  server.use(http.get("/allproducts/x1", () => HttpResponse.json(here)));
});

afterEach(() => vi.unstubAllGlobals());

const strip = (name: string) => screen.findByRole("region", { name });

/** The strip once its products are there: it takes the place of its skeleton. */
async function filled(name: string) {
  return waitFor(() => {
    const region = screen.getByRole("region", { name });
    expect(within(region).getAllByRole("article")).not.toHaveLength(0);
    return within(region);
  });
}

/** Titles in a strip, in its order. */
async function titlesIn(name: string) {
  const region = await filled(name);
  return region.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);
}

describe("related products", () => {
  it("lead each to the page of its own listing", async () => {
    const related = [
      makeProduct({ _id: "r1", title: "Pixel 10" }),
      makeProduct({ _id: "r2", title: "Galaxy S24", listing: "bestdeal" }),
    ];
    const asked: string[] = [];
    server.use(
      http.get("/api/related/:id", ({ params }) => {
        asked.push(String(params.id));
        return HttpResponse.json(related);
      }),
    );
    renderApp("/product/x1");
    expect(await titlesIn("Related Products")).toEqual(["Pixel 10", "Galaxy S24"]);
    expect(asked).toEqual(["x1"]);
    const links = (await filled("Related Products")).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/product/r1", "/bestdeal/r2"]);
  });

  it("are not asked for before a person comes near", async () => {
    stubViewport({ near: false });
    const asked = vi.fn(() => HttpResponse.json(makeProducts(2)));
    server.use(http.get("/api/related/:id", asked));
    renderApp("/product/x1");
    const place = await strip("Related Products");
    expect(place).not.toHaveAttribute("aria-busy");
    expect(within(place).queryByRole("article")).not.toBeInTheDocument();
    expect(asked).not.toHaveBeenCalled();
  });

  it.each([
    ["there are none", () => HttpResponse.json([])],
    ["they cannot be had", () => errorReply(500, "Broken.")],
  ])("leave nothing behind where %s", async (_, reply) => {
    server.use(http.get("/api/related/:id", reply));
    renderApp("/product/x1");
    await screen.findByRole("heading", { level: 1, name: "Galaxy S25" });
    await waitFor(() =>
      expect(screen.queryByRole("region", { name: "Related Products" })).not.toBeInTheDocument(),
    );
    expect(screen.queryByText("Broken.")).not.toBeInTheDocument();
  });
});

describe("recently viewed products", () => {
  const pixel = makeProduct({ _id: "x2", title: "Pixel 10", listing: "offer" });

  it("are those whose pages were opened, the latest first, without the page's own", async () => {
    viewedList.set(["x3"]);
    server.use(
      http.get("/offers/x2", () => HttpResponse.json(pixel)),
      productsById([here, pixel, makeProduct({ _id: "x3", title: "Old phone" })]),
    );
    const { router } = renderApp("/product/x1");
    expect(await titlesIn("Recently Viewed")).toEqual(["Old phone"]);
    await router.navigate("/offer/x2");
    await screen.findByRole("heading", { level: 1, name: "Pixel 10" });
    await waitFor(async () =>
      expect(await titlesIn("Recently Viewed")).toEqual(["Galaxy S25", "Old phone"]),
    );
    expect(viewedList.get()).toEqual(["x2", "x1", "x3"]);
  });

  it("keep ids alone, so that the prices are those of today", async () => {
    renderApp("/product/x1");
    await screen.findByRole("heading", { level: 1, name: "Galaxy S25" });
    expect(localStorage.getItem("haat-viewed")).toBe('["x1"]');

    const today = { ...here, offerPrice: 39_000 };
    server.use(...homeHandlers(), productsById([today]));
    renderApp("/");
    expect((await filled("Recently Viewed")).getByText("TK 39,000")).toBeInTheDocument();
  });

  it("are cleared, and the page keeps the focus", async () => {
    viewedList.set(["x1", "x2"]);
    server.use(...homeHandlers(), productsById([here, pixel]));
    const { user } = renderApp("/");
    expect(await titlesIn("Recently Viewed")).toEqual(["Galaxy S25", "Pixel 10"]);
    await user.click(screen.getByRole("button", { name: "Clear Recently Viewed" }));
    expect(screen.queryByRole("region", { name: "Recently Viewed" })).not.toBeInTheDocument();
    expect(await screen.findByText("Recently viewed products cleared.")).toBeInTheDocument();
    expect(screen.getByRole("main")).toHaveFocus();
    expect(viewedList.get()).toEqual([]);
  });

  it("are not on the home page, nor asked for, where nothing was viewed", async () => {
    const asked = vi.fn(() => HttpResponse.json([]));
    server.use(...homeHandlers({ recent: makeProducts(1) }), http.get("/api/products", asked));
    renderApp("/");
    await strip("Recently Added");
    expect(screen.queryByRole("region", { name: "Recently Viewed" })).not.toBeInTheDocument();
    expect(asked).not.toHaveBeenCalled();
  });

  it("that are gone are left out, and no place is kept when all are", async () => {
    viewedList.set(["gone"]);
    server.use(...homeHandlers({ recent: makeProducts(1) }));
    renderApp("/");
    await strip("Recently Added");
    await waitFor(() =>
      expect(screen.queryByRole("region", { name: "Recently Viewed" })).not.toBeInTheDocument(),
    );
  });
});
