import { screen } from "@testing-library/react";
import { http } from "msw";
import { beforeEach, expect, it, vi } from "vitest";
import { compareList } from "@/shopping/compare-list";
import { productsById } from "@/test/choose-handlers";
import { makeProducts } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { listReply, server } from "@/test/server";

// The tray's code does not arrive.
vi.mock("@/components/compare/compare-tray", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

it("says so where what answers a wish cannot be loaded", async () => {
  const products = makeProducts(5);
  const listed = products.slice(0, 4).map(({ _id }) => _id);
  compareList.set(listed, products[0]!.category);
  server.use(
    http.get("/allproducts", () => listReply(products)),
    productsById(products),
  );
  const { user } = renderApp("/products?all=1");
  const fifth = await screen.findByRole("button", { name: `Compare ${products[4]!.title}` });
  expect(screen.queryByText(/^This could not be loaded\./)).not.toBeInTheDocument();
  await user.click(fifth);
  expect(await screen.findByText(/^This could not be loaded\./)).toBeInTheDocument();
  expect(compareList.get()).toEqual(listed);

  // What needs no answer works.
  await user.click(screen.getByRole("button", { name: `Compare ${products[0]!.title}` }));
  await user.click(fifth);
  expect(compareList.get()).toEqual([...listed.slice(1), products[4]!._id]);
});
