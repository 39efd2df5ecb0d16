import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { makeProduct, makeProducts } from "@/test/fixtures";
import { stubViewport } from "@/test/near-viewport";
import { open } from "@/test/product-shop";
import { errorReply, server } from "@/test/server";

const PATH = "/api/products/:id/accessories";

beforeEach(() => stubViewport({ near: true }));
afterEach(() => vi.unstubAllGlobals());

/** The section once its products are there. */
async function filled() {
  return waitFor(() => {
    const region = screen.getByRole("region", { name: "Goes with it" });
    expect(within(region).getAllByRole("article")).not.toHaveLength(0);
    return region;
  });
}

it("shows what goes with the product in the server's order, before related products", async () => {
  const asked: string[] = [];
  server.use(
    http.get(PATH, ({ params }) => {
      asked.push(String(params.id));
      return HttpResponse.json([
        makeProduct({ _id: "a2", title: "Cover" }),
        makeProduct({ _id: "a1", title: "Charger", listing: "offer" }),
      ]);
    }),
    http.get("/api/related/:id", () => HttpResponse.json(makeProducts(1))),
  );
  await open();
  const region = await filled();
  const titles = within(region).getAllByRole("heading", { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual(["Cover", "Charger"]);
  const links = within(region).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/product/a2", "/offer/a1"]);
  expect(asked).toEqual(["x1"]);
  const related = await screen.findByRole("region", { name: "Related Products" });
  expect(region.compareDocumentPosition(related)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it("is not asked for before a person comes near", async () => {
  stubViewport({ near: false });
  const asked = vi.fn(() => HttpResponse.json(makeProducts(2)));
  server.use(http.get(PATH, asked));
  await open();
  const place = screen.getByRole("region", { name: "Goes with it" });
  expect(within(place).queryByRole("article")).not.toBeInTheDocument();
  expect(asked).not.toHaveBeenCalled();
});

it.each([
  ["there is nothing", () => HttpResponse.json([])],
  ["it cannot be had", () => errorReply(500, "Broken.")],
])("leaves nothing behind where %s", async (_, reply) => {
  const asked = vi.fn(reply);
  server.use(http.get(PATH, asked));
  await open();
  await waitFor(() =>
    expect(screen.queryByRole("region", { name: "Goes with it" })).not.toBeInTheDocument(),
  );
  expect(asked).toHaveBeenCalled();
  expect(screen.queryByText("Broken.")).not.toBeInTheDocument();
});
