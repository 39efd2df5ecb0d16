import { act, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, it, vi } from "vitest";
import type { Product } from "@/api/types";
import { compareList } from "@/shopping/compare-list";
import { productsById } from "@/test/choose-handlers";
import { makeProducts } from "@/test/fixtures";
import { homeHandlers } from "@/test/home-handlers";
import { renderApp } from "@/test/render-app";
import { errorReply, listReply, server } from "@/test/server";

async function open(change: readonly Partial<Product>[] = []) {
  const products = makeProducts(5).map((product, index) => ({ ...product, ...change[index] }));
  const asked: string[] = [];
  server.use(
    http.get("/allproducts", () => listReply(products)),
    productsById(products, asked),
  );
  const app = renderApp("/products?all=1");
  await screen.findAllByRole("article");
  const toggle = (index: number) =>
    screen.getByRole("button", { name: `Compare ${products[index]!.title}` });
  return { ...app, products, asked, toggle };
}

/** The shop lists all of these, and holds back which of the asked ones it has until told to answer. */
function askedLate(listed: readonly Product[], there: readonly Product[]) {
  let answer = () => undefined as void;
  const told = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.get("/allproducts", () => listReply(listed)),
    http.get("/api/products", async () => {
      await told;
      return HttpResponse.json(there);
    }),
  );
  return () => answer();
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
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
});

it("is offered where products are chosen, and on no other page", async () => {
  const products = makeProducts(2);
  compareList.set([products[0]!._id]);
  server.use(...homeHandlers({ recent: products }), productsById(products));
  const { router } = renderApp("/");
  const recent = await screen.findByRole("region", { name: "Recently Added" });
  expect(within(recent).queryByRole("button", { name: /^Compare/ })).not.toBeInTheDocument();
  expect(screen.queryByRole("complementary")).not.toBeInTheDocument();
  server.use(http.get("/allproducts/:id", () => HttpResponse.json(products[1])));
  await router.navigate(`/product/${products[1]!._id}`);
  expect(await screen.findByRole("button", { name: /^Compare/ })).toBeInTheDocument();
  await tray();
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

it("gives the focus back where it came from when it is cleared", async () => {
  const { user, toggle } = await open();
  await user.click(toggle(0));
  const clear = within(await tray()).getByRole("button", { name: "Clear the products to compare" });
  toggle(4).focus();
  while (document.activeElement !== clear) await user.tab();
  await user.keyboard("{Enter}");
  expect(screen.queryByRole("complementary")).not.toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
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
  const products = makeProducts(1);
  compareList.set([products[0]!._id]);
  server.use(
    http.get("/allproducts", () => listReply(products)),
    productsById(products),
  );
  renderApp("/products?all=1");
  expect(within(await tray()).getByText("1 of 4 to compare")).toBeInTheDocument();
});

it("asks before it starts anew with another kind of device", async () => {
  const television = { title: "Bravia 8", category: "TV" };
  const { user, products, toggle } = await open([{}, television]);
  const [phone, tv] = products;
  await user.click(toggle(0));
  await user.click(toggle(1));
  const dialog = await screen.findByRole("dialog", { name: "Another kind of device" });
  expect(
    within(dialog).getByText(
      "Compare takes one kind of device. Clear the list and compare this one?",
    ),
  ).toBeInTheDocument();
  expect(within(dialog).getByText("Bravia 8")).toBeInTheDocument();
  expect(await within(dialog).findByText(phone!.title)).toBeInTheDocument();
  await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(compareList.get()).toEqual([phone!._id]);
  expect(toggle(1)).toHaveAttribute("aria-pressed", "false");

  await user.click(toggle(1));
  await user.click(await screen.findByRole("button", { name: "Clear and compare" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(compareList.get()).toEqual([tv!._id]);
  expect(toggle(0)).toHaveAttribute("aria-pressed", "false");
  // From now on it is the phone that is another kind.
  await user.click(toggle(0));
  expect(await screen.findByRole("dialog")).toBeInTheDocument();
});

it("knows the kind of what an earlier visit left", async () => {
  const products = makeProducts(2);
  const tv = { ...products[1]!, category: "TV" };
  compareList.set([products[0]!._id], "TV");
  server.use(
    http.get("/allproducts", () => listReply([products[0]!, tv])),
    productsById([products[0]!, tv]),
  );
  const { user } = renderApp("/products?all=1");
  await tray();
  await waitFor(() => expect(compareList.kind()).toBe(products[0]!.category));
  await user.click(screen.getByRole("button", { name: `Compare ${tv.title}` }));
  expect(await screen.findByRole("dialog")).toBeInTheDocument();
});

it("forgets what left the shop, which takes no place", async () => {
  const gone = ["gone1", "gone2"];
  compareList.set(gone);
  const { user, products, toggle } = await open();
  // Both are gone, so that nothing is left to show.
  await waitFor(() => expect(compareList.get()).toEqual([]));
  expect(screen.queryByRole("complementary")).not.toBeInTheDocument();

  act(() => compareList.set([...products.slice(0, 3).map(({ _id }) => _id), "gone3"]));
  await user.click(toggle(3));
  await waitFor(() =>
    expect(compareList.get()).toEqual(products.slice(0, 4).map(({ _id }) => _id)),
  );
  expect(within(await tray()).getByText("4 of 4 to compare")).toBeInTheDocument();
  expect(screen.queryByText(/^You can compare 4 products/)).not.toBeInTheDocument();
});

it("keeps the list where the shop cannot be asked", async () => {
  const products = makeProducts(1);
  compareList.set(["a", "b"]);
  server.use(
    http.get("/allproducts", () => listReply(products)),
    http.get("/api/products", () => errorReply(500, "Broken.")),
  );
  const { user } = renderApp("/products?all=1");
  expect(within(await tray()).getByText("2 of 4 to compare")).toBeInTheDocument();
  await user.click(await screen.findByRole("button", { name: `Compare ${products[0]!.title}` }));
  expect(compareList.get()).toEqual(["a", "b", products[0]!._id]);
});

it("keeps what another tab stored while the shop was asked about the rest", async () => {
  const products = makeProducts(2);
  const [mine, theirs] = products.map(({ _id }) => _id);
  compareList.set([mine!, "gone"]);
  const answer = askedLate(products, products);
  renderApp("/products?all=1");
  await tray();
  localStorage.setItem("haat-compare", JSON.stringify([mine, "gone", theirs]));
  answer();
  await waitFor(() => expect(compareList.get()).toEqual([mine, theirs]));
});

it("takes a full list for full where the shop cannot say of what kind it is", async () => {
  const products = makeProducts(1);
  compareList.set(["a", "b", "c", "d"]);
  server.use(
    http.get("/allproducts", () => listReply(products)),
    http.get("/api/products", () => errorReply(500, "Broken.")),
  );
  const { user } = renderApp("/products?all=1");
  await user.click(await screen.findByRole("button", { name: `Compare ${products[0]!.title}` }));
  expect(await screen.findByText(/^You can compare 4 products at a time/)).toBeInTheDocument();
  expect(compareList.get()).toEqual(["a", "b", "c", "d"]);
});

it("forgets a wish with the page on which it was made", async () => {
  const products = makeProducts(5);
  const listed = products.slice(0, 4).map(({ _id }) => _id);
  compareList.set([...listed.slice(0, 3), "gone"], products[0]!.category);
  const answer = askedLate(products, products.slice(0, 3));
  const { user, router } = renderApp("/products?all=1");
  await tray();
  await user.click(await screen.findByRole("button", { name: `Compare ${products[4]!.title}` }));
  await router.navigate("/store-location");
  await waitFor(() => expect(screen.queryByRole("complementary")).not.toBeInTheDocument());
  await router.navigate("/products?all=1");
  await tray();
  answer();
  // Its place is free by now, but nobody looks at the product any more.
  await waitFor(() => expect(compareList.get()).toEqual(listed.slice(0, 3)));
  expect(within(await tray()).getByText("3 of 4 to compare")).toBeInTheDocument();
});

it("asks about products of the same title", async () => {
  const trouble = vi.spyOn(console, "error");
  const twin = { title: "Galaxy S25" };
  const { user, toggle, products } = await open([{ category: "TV" }, twin, twin]);
  act(() => compareList.set([products[1]!._id, products[2]!._id], products[1]!.category));
  await tray();
  await user.click(toggle(0));
  const dialog = await screen.findByRole("dialog", { name: "Another kind of device" });
  await waitFor(() => expect(within(dialog).getAllByText("Galaxy S25")).toHaveLength(2));
  expect(trouble).not.toHaveBeenCalled();
});
