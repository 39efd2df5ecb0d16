import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Product } from "@/api/types";
import { compareList } from "@/shopping/compare-list";
import { productsById } from "@/test/choose-handlers";
import { makeProduct } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";

const galaxy = makeProduct({ _id: "g1", title: "Galaxy S25" });
const pixel = makeProduct({ _id: "p1", title: "Pixel 10" });
const coming = makeProduct({ _id: "u1", listing: "upcoming", title: "Galaxy S27" });

/** Opens a comparison in a browser that remembers a list of its own. */
async function open(search: string, products: readonly Product[] = [galaxy, pixel, coming]) {
  server.use(productsById(products));
  const app = renderApp(`/compare${search}`);
  await screen.findByRole("heading", { level: 1, name: "Compare Products" });
  return app;
}

it("keeps the person's own list unless told to make what is shown the list", async () => {
  compareList.set(["x1"], "PHONE");
  const { user, router } = await open("?ids=g1,p1,u1");
  expect(await screen.findByRole("columnheader", { name: "Pixel 10" })).toBeInTheDocument();
  expect(screen.getByText(/^Your own list has other products\./)).toBeInTheDocument();
  expect(compareList.get()).toEqual(["x1"]);
  // Another product would go to the own list, not to this one.
  expect(screen.queryByRole("link", { name: "Add a product" })).not.toBeInTheDocument();

  await user.click(screen.getByRole("button", { name: "Remove Pixel 10" }));
  expect(router.location.search).toBe("?ids=g1,u1");
  expect(screen.queryByRole("columnheader", { name: "Pixel 10" })).not.toBeInTheDocument();
  expect(compareList.get()).toEqual(["x1"]);

  await user.click(screen.getByRole("button", { name: "Make this my list" }));
  expect(compareList.get()).toEqual(["g1", "u1"]);
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  expect(screen.queryByText(/^Your own list has other products\./)).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Add a product" })).toBeInTheDocument();
  // From now on it is the person's own.
  await user.click(screen.getByRole("button", { name: "Remove Galaxy S27" }));
  expect(compareList.get()).toEqual(["g1"]);
});

it("keeps a product of another kind that is the person's own", async () => {
  const television = makeProduct({ _id: "t1", title: "Bravia 8", category: "TV" });
  compareList.set(["t1"], "TV");
  await open("?ids=g1,t1", [galaxy, television]);
  expect(await screen.findByRole("columnheader", { name: "Galaxy S25" })).toBeInTheDocument();
  expect(compareList.get()).toEqual(["t1"]);
  expect(compareList.kind()).toBe("TV");
});

it("wipes nothing where all that a link asks for is gone", async () => {
  compareList.set(["g1"], "PHONE");
  await open("?ids=gone1,gone2");
  expect(await screen.findByText(/2 of these products are no longer/)).toBeInTheDocument();
  expect(compareList.get()).toEqual(["g1"]);
});

it("remembers nothing where all of them are gone", async () => {
  compareList.set(["gone"]);
  await open("?ids=gone");
  await waitFor(() => expect(compareList.get()).toEqual([]));
});

it("comes from what this browser remembers where the address says nothing", async () => {
  compareList.set(["p1", "g1"]);
  const { router } = await open("");
  expect(await screen.findByRole("columnheader", { name: "Pixel 10" })).toBeInTheDocument();
  expect(router.location.search).toBe("?ids=p1,g1");
});
