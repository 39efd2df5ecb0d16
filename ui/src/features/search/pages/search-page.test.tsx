import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import type { Suggestions } from "@/api/types";
import { productsById } from "@/test/choose-handlers";
import { makeProduct } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { listReply, server } from "@/test/server";

const galaxy = makeProduct({ _id: "g1", title: "Galaxy S25", listing: "offer" });
const television = makeProduct({ _id: "t1", title: "স্যামসাং টিভি" });

/** The search finds `listed`, and the suggestions name galaxy and television. */
function serve(listed: readonly unknown[], change: Partial<Suggestions> = {}) {
  const asked: string[] = [];
  server.use(
    http.get("/search-products", () => listReply(listed)),
    http.get("/api/suggest", ({ request }) => {
      asked.push(new URL(request.url).searchParams.get("text") ?? "");
      return HttpResponse.json({
        products: [galaxy, television].map(
          ({ _id, listing, title, mainImage, price, offerPrice }) => ({
            _id,
            listing,
            title,
            mainImage,
            price,
            offerPrice,
          }),
        ),
        categories: [],
        brands: [{ name: "SAMSUNG", category: "PHONE" }],
        corrected: null,
        ...change,
      });
    }),
    productsById([galaxy, television]),
  );
  return asked;
}

it("shows what a typing error meant, with the words that were looked for", async () => {
  const asked = serve([], { corrected: "samsung" });
  renderApp("/searchedfor/samsng");
  expect(await screen.findByText("No products found")).toBeInTheDocument();
  const instead = await screen.findByRole("region", { name: "What we found for “samsung”" });
  expect(await within(instead).findAllByRole("article")).toHaveLength(2);
  expect(within(instead).getByRole("link", { name: "All results for “samsung”" })).toHaveAttribute(
    "href",
    "/searchedfor/samsung",
  );
  expect(within(instead).getByRole("link", { name: "Samsung in Phone" })).toHaveAttribute(
    "href",
    "/search/phone/samsung",
  );
  expect(within(instead).getByRole("link", { name: "See Details of Galaxy S25" })).toHaveAttribute(
    "href",
    "/offer/g1",
  );
  expect(asked).toEqual(["samsng"]);
});

it("adds to a short list what else the name stands for, each once", async () => {
  serve([television]);
  renderApp("/searchedfor/স্যামসাং");
  const list = await screen.findByRole("region", { name: "List of products" });
  expect(await within(list).findAllByRole("article")).toHaveLength(1);
  const more = await screen.findByRole("region", { name: "Perhaps you are looking for" });
  expect(await within(more).findByRole("heading", { name: "Galaxy S25" })).toBeInTheDocument();
  expect(within(more).getAllByRole("article")).toHaveLength(1);
});

it("adds nothing to a list that has it all, to a filtered one, and where nothing is known", async () => {
  const asked = serve([television, galaxy]);
  const { router } = renderApp("/searchedfor/samsung");
  await waitFor(() => expect(asked).toEqual(["samsung"]));
  expect(screen.queryByRole("region", { name: /^Perhaps/ })).not.toBeInTheDocument();

  serve([]);
  await router.navigate("/searchedfor/samsung?brands=LG");
  expect(await screen.findByText("No products found")).toBeInTheDocument();
  expect(screen.queryByRole("region", { name: /^Perhaps/ })).not.toBeInTheDocument();

  const third = serve([], { products: [], brands: [] });
  await router.navigate("/searchedfor/zzqx");
  await waitFor(() => expect(third).toEqual(["zzqx"]));
  expect(await screen.findByText("No products found")).toBeInTheDocument();
  expect(screen.queryByRole("region", { name: /^(Perhaps|What)/ })).not.toBeInTheDocument();
});

it.each([
  ["%252F", "Search / %2F"],
  ["a%2Fb%3Fc", "Search / a/b?c"],
  ["100%25", "Search / 100%"],
])("looks for what was typed: %s", async (part, heading) => {
  serve([]);
  renderApp(`/searchedfor/${part}`);
  expect(await screen.findByRole("heading", { level: 1, name: heading })).toBeInTheDocument();
});
