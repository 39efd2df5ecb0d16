import { screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { beforeEach, expect, it, vi } from "vitest";
import { compareList } from "@/shopping/compare-list";
import { productsById } from "@/test/choose-handlers";
import { makeProducts } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { listReply, server } from "@/test/server";

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
  return () => vi.unstubAllGlobals();
});

async function open() {
  const products = makeProducts(5);
  server.use(
    http.get("/allproducts", () => listReply(products)),
    productsById(products),
  );
  const app = renderApp("/products?all=1");
  await screen.findAllByRole("article");
  const toggle = (index: number) =>
    screen.getByRole("button", { name: `Compare ${products[index]!.title}` });
  return { ...app, products, toggle };
}

const tray = () => screen.findByRole("complementary", { name: "Products to compare" });

it("appears with the first product, and leads to the comparison", async () => {
  const { user, products, toggle, router } = await open();
  expect(screen.queryByRole("complementary")).not.toBeInTheDocument();
  await user.click(toggle(0));
  expect(toggle(0)).toHaveAttribute("aria-pressed", "true");
  expect(toggle(1)).toHaveAttribute("aria-pressed", "false");
  expect(within(await tray()).getByText("1 of 4 to compare")).toBeInTheDocument();
  await user.click(toggle(2));
  await user.click(within(await tray()).getByRole("link", { name: "Compare now" }));
  const [first, , third] = products.map(({ _id }) => _id);
  expect(router.location.pathname + router.location.search).toBe(`/compare?ids=${first},${third}`);
  expect(await screen.findByRole("columnheader", { name: products[2]!.title })).toBeInTheDocument();
  expect(screen.queryByRole("complementary")).not.toBeInTheDocument();
});

it("takes a product away again, and all of them", async () => {
  const { user, toggle } = await open();
  await user.click(toggle(0));
  await user.click(toggle(1));
  await user.click(toggle(0));
  expect(within(await tray()).getByText("1 of 4 to compare")).toBeInTheDocument();
  await user.click(
    within(await tray()).getByRole("button", { name: "Clear the products to compare" }),
  );
  expect(screen.queryByRole("complementary")).not.toBeInTheDocument();
  expect(toggle(1)).toHaveAttribute("aria-pressed", "false");
  expect(compareList.get()).toEqual([]);
});

it("refuses a fifth, and says why", async () => {
  const { user, products, toggle } = await open();
  for (const index of [0, 1, 2, 3, 4]) await user.click(toggle(index));
  expect(
    await screen.findByText("You can compare 4 products at a time. Take one of them away first."),
  ).toBeInTheDocument();
  expect(toggle(4)).toHaveAttribute("aria-pressed", "false");
  expect(compareList.get()).toEqual(products.slice(0, 4).map(({ _id }) => _id));
});

it("is there again at the next visit", async () => {
  compareList.set(["p0"]);
  await open();
  await waitFor(async () =>
    expect(within(await tray()).getByText("1 of 4 to compare")).toBeInTheDocument(),
  );
});
