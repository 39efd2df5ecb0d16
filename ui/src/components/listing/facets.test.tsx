import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import type { Facets } from "@/api/types";
import { makeProducts } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { errorReply, listReply, searchReply, server } from "@/test/server";

const FACETS: Facets = {
  brands: [
    { name: "SAMSUNG", count: 12 },
    { name: "APPLE", count: 7 },
  ],
  prices: [
    { min: 1, max: 9999, count: 4 },
    { min: 10_000, max: 49_999, count: 14 },
    { min: 50_000, max: null, count: 1 },
  ],
  specs: [
    { value: "stock", kind: "stock", from: 0, to: 0, count: 15 },
    { value: "ram8", kind: "ram", from: 8, to: 8, count: 6 },
    { value: "storage1024", kind: "storage", from: 1024, to: 1024, count: 2 },
    { value: "5g", kind: "network", from: 5, to: 5, count: 9 },
    { value: "battery5000", kind: "battery", from: 5000, to: 5999, count: 8 },
    { value: "screen65", kind: "screen", from: 65, to: 69, count: 7 },
    { value: "screen750", kind: "screen", from: 750, to: null, count: 1 },
  ],
  min: 300,
  max: 90_000,
  total: 19,
};

/** A list with facets; notes what each call was asked, without the calls for hidden items. */
function serve(facets: Facets = FACETS, total = 19) {
  const lists: string[] = [];
  const counts: string[] = [];
  const list = ({ request }: { request: Request }) => {
    const { search, searchParams } = new URL(request.url);
    if (searchParams.get("max") === "199") return listReply([], 0);
    lists.push(search);
    return listReply(makeProducts(Math.min(total, 8)), total);
  };
  server.use(
    http.get("/allproducts", list),
    http.get("/categorysearch", list),
    http.get("/category-brand-search", list),
    http.get("/api/search", ({ request }) => {
      lists.push(new URL(request.url).search);
      return searchReply(makeProducts(Math.min(total, 8)), { total });
    }),
    http.get("/api/facets", ({ request }) => {
      counts.push(new URL(request.url).search);
      return HttpResponse.json(facets);
    }),
  );
  return { lists, counts };
}

/** The menu of this name, opened. */
async function menu(user: ReturnType<typeof renderApp>["user"], name: string | RegExp) {
  await user.click(await screen.findByRole("button", { name }));
}

describe("features", () => {
  it("are chosen by what the specifications say, live in the address, and are let go", async () => {
    const { lists, counts } = serve();
    const { user, router } = renderApp("/products?page=2");
    await menu(user, "Features");
    for (const [kind, name] of [
      ["Availability", "In stock or pre-order 15 products"],
      ["RAM", "8 GB 6 products"],
      ["Storage", "1 TB 2 products"],
      ["Network", "5G 9 products"],
      ["Battery", "5,000 to 5,999 mAh 8 products"],
      ["Screen", "6.5 to 6.9 inches 7 products"],
      ["Screen", "75 inches and more 1 product"],
    ]) {
      const group = await screen.findByRole("group", { name: kind });
      expect(await within(group).findByRole("checkbox", { name })).not.toBeChecked();
    }
    await user.click(screen.getByRole("checkbox", { name: /^8 GB/ }));
    await user.click(screen.getByRole("checkbox", { name: /^6.5 to 6.9/ }));
    expect(router.location.search).toBe("?specs=ram8,screen65");
    expect(screen.getByRole("button", { name: "Features, 2 chosen" })).toBeInTheDocument();
    await waitFor(() => {
      expect(lists.at(-1)).toBe("?limit=8&min=200&page=1&specs=ram8%2Cscreen65");
      expect(new URLSearchParams(counts.at(-1))).toEqual(
        new URLSearchParams("listing=product&min=200&specs=ram8,screen65"),
      );
    });
    await user.click(
      screen.getByRole("button", { name: "Remove filter: Screen of 6.5 to 6.9 inches" }),
    );
    expect(router.location.search).toBe("?specs=ram8");
    await user.click(screen.getByRole("button", { name: "Clear filters" }));
    expect(router.location.search).toBe("");
  });

  it("that the other choices leave nothing of can still be let go", async () => {
    serve({ ...FACETS, specs: [] }, 0);
    const { user, router } = renderApp("/products?specs=battery30000,ram12");
    expect(
      await screen.findByRole("button", { name: "Remove filter: 12 GB RAM" }),
    ).toBeInTheDocument();
    await menu(user, /^Features/);
    await user.click(await screen.findByRole("checkbox", { name: "12 GB 0 products" }));
    expect(router.location.search).toBe("?specs=battery30000");
    expect(
      screen.getByRole("button", { name: "Remove filter: 30,000 mAh and more" }),
    ).toBeInTheDocument();
  });

  it("are not there where no product tells any", async () => {
    serve({ ...FACETS, specs: [] });
    const { user } = renderApp("/products");
    await menu(user, "Features");
    const group = await screen.findByRole("group", { name: "Features" });
    expect(await within(group).findByText("There is nothing to choose here.")).toBeInTheDocument();
  });
});

it("is shown in the order that was chosen", async () => {
  const { lists } = serve();
  const { user, router } = renderApp("/products");
  await menu(user, "Order");
  const group = await screen.findByRole("group", { name: "Order" });
  expect(within(group).getByRole("radio", { name: "Newest first" })).toBeChecked();
  await user.click(within(group).getByRole("radio", { name: "Best selling" }));
  expect(router.location.search).toBe("?sort=bestSelling");
  await waitFor(() => expect(lists.at(-1)).toBe("?limit=8&min=200&page=1&sort=bestSelling"));
  await user.click(within(group).getByRole("radio", { name: "Low to High" }));
  expect(screen.getByRole("button", { name: "Low to High" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await user.click(within(group).getByRole("radio", { name: "Newest first" }));
  expect(router.location.search).toBe("");
});

describe("brands", () => {
  it("are chosen with their counts, several at a time, and live in the address", async () => {
    const { lists, counts } = serve();
    const { user, router } = renderApp("/products?page=2");
    await menu(user, "Brand");
    const group = await screen.findByRole("group", { name: "Brand" });
    await user.click(await within(group).findByRole("checkbox", { name: "Samsung 12 products" }));
    await user.click(within(group).getByRole("checkbox", { name: "Apple 7 products" }));
    expect(router.location.search).toBe("?brands=SAMSUNG,APPLE");
    expect(within(group).getByRole("checkbox", { name: /^Samsung/ })).toBeChecked();
    await waitFor(() => {
      expect(lists.at(-1)).toBe("?brands=SAMSUNG%2CAPPLE&limit=8&min=200&page=1");
      expect(new URLSearchParams(counts.at(-1))).toEqual(
        new URLSearchParams("listing=product&min=200&brands=SAMSUNG,APPLE"),
      );
    });
    expect(screen.getByRole("button", { name: "Brand, 2 chosen" })).toBeInTheDocument();

    await user.click(within(group).getByRole("checkbox", { name: /^Samsung/ }));
    expect(router.location.search).toBe("?brands=APPLE");
    await router.navigate(-1);
    expect(within(group).getByRole("checkbox", { name: /^Samsung/ })).toBeChecked();
  });

  it("that the other choices leave nothing of can still be let go", async () => {
    serve({ ...FACETS, brands: [{ name: "APPLE", count: 7 }] });
    const { user, router } = renderApp("/products?brands=samsung");
    await menu(user, "Brand, 1 chosen");
    const samsung = await screen.findByRole("checkbox", { name: "Samsung 0 products" });
    expect(samsung).toBeChecked();
    await user.click(samsung);
    expect(router.location.search).toBe("");
  });

  it("say why no other can be chosen when the most are", async () => {
    const chosen = Array.from({ length: 19 }, (_, n) => `B${n}`);
    serve();
    const { user } = renderApp(`/products?brands=${chosen.join(",")}`);
    await menu(user, "Brand, 19 chosen");
    const group = await screen.findByRole("group", { name: "Brand" });
    const why = within(group).getByRole("status");
    expect(why).toBeEmptyDOMElement();
    await user.click(await within(group).findByRole("checkbox", { name: /^Samsung/ }));
    expect(within(group).getByRole("checkbox", { name: /^Apple/ })).toBeDisabled();
    expect(why).toHaveTextContent("No more than 20 brands at a time.");
    await user.click(within(group).getByRole("checkbox", { name: /^B7/ }));
    expect(within(group).getByRole("checkbox", { name: /^Apple/ })).toBeEnabled();
    expect(why).toBeEmptyDOMElement();
  });

  it("are not offered where the list is about one", async () => {
    const { counts } = serve();
    renderApp("/search/phone/samsung");
    expect(await screen.findByRole("button", { name: "Price" })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Brand" })).not.toBeInTheDocument();
    await waitFor(() => expect(counts).toHaveLength(1));
    expect(new URLSearchParams(counts[0])).toEqual(
      new URLSearchParams("category=phone&brand=samsung&min=200"),
    );
  });
});

describe("price ranges", () => {
  it("set both ends and leave the slider untouched; the slider takes them away", async () => {
    const { lists } = serve();
    const { user, router } = renderApp("/products?max=20000");
    await menu(user, "Price");
    const group = await screen.findByRole("group", { name: "Price" });
    expect(within(group).getByRole("radio", { name: "Any price" })).toBeChecked();
    await user.click(
      await within(group).findByRole("radio", { name: "TK 10,000 to TK 49,999 14 products" }),
    );
    expect(router.location.search).toBe("?min=10000&max=49999");
    await waitFor(() => expect(lists.at(-1)).toBe("?limit=8&max=49999&min=10000&page=1"));
    const slider = screen.getByRole("slider", { name: "Highest price" });
    expect(slider).toHaveAttribute("aria-valuetext", "Any price");

    await user.click(within(group).getByRole("radio", { name: "TK 50,000 and above 1 product" }));
    expect(router.location.search).toBe("?min=50000");
    await user.click(within(group).getByRole("radio", { name: "Under TK 10,000 4 products" }));
    expect(router.location.search).toBe("?min=1&max=9999");

    slider.focus();
    await user.keyboard("{ArrowLeft}");
    expect(router.location.search).toBe("?max=995000");
    expect(screen.getByRole("button", { name: "Price" })).toBeInTheDocument();
  });

  it("keep the chosen one in sight when the ends have moved", async () => {
    serve();
    const { user } = renderApp("/products?min=7000&max=7999");
    await menu(user, "Price, 1 chosen");
    expect(await screen.findByRole("radio", { name: "TK 7,000 to TK 7,999" })).toBeChecked();
    expect(screen.getAllByRole("radio")).toHaveLength(5);
  });
});

describe("active filters", () => {
  it("are taken away one by one or all at once", async () => {
    serve();
    const { user, router } = renderApp("/products?q=galaxy&min=1&max=9999&brands=SAMSUNG,APPLE");
    const active = await screen.findByRole("group", { name: "Active filters" });
    expect(
      within(active)
        .getAllByRole("button")
        .map((button) => button.textContent),
    ).toEqual(["“galaxy”", "Under TK 10,000", "Samsung", "Apple", "Clear filters"]);
    await user.click(screen.getByRole("button", { name: "Remove filter: Samsung" }));
    expect(router.location.search).toBe("?min=1&max=9999&brands=APPLE&q=galaxy");
    expect(active).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Remove filter: Under TK 10,000" }));
    expect(router.location.search).toBe("?brands=APPLE&q=galaxy");
    await user.click(screen.getByRole("button", { name: "Clear filters" }));
    expect(router.location.search).toBe("");
    expect(within(active).queryByRole("button")).not.toBeInTheDocument();
  });

  it("say where the slider stands, and let it go", async () => {
    serve();
    const { user, router } = renderApp("/products?max=20000");
    await user.click(
      await screen.findByRole("button", { name: "Remove filter: TK 20,000 or less" }),
    );
    expect(router.location.search).toBe("");
    expect(screen.getByText("Any price")).toBeInTheDocument();
  });

  it("are cleared once where nothing is left of the list", async () => {
    serve(FACETS, 0);
    const { user, router } = renderApp("/products?brands=SAMSUNG");
    expect(await screen.findByText("No products found")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Clear filters" }));
    expect(router.location.search).toBe("");
  });
});

describe("the counts", () => {
  it("come after the list, and the list stands without them", async () => {
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const { counts } = serve();
    server.use(
      http.get("/allproducts", async () => {
        await answered;
        return listReply(makeProducts(3));
      }),
    );
    server.use(
      http.get("/api/facets", () => {
        counts.push("asked");
        return errorReply(500, "Broken.");
      }),
    );
    const { user } = renderApp("/products");
    await menu(user, "Brand");
    expect(counts).toEqual([]);
    answer();
    expect(await screen.findAllByRole("article")).toHaveLength(3);
    expect(await screen.findByText("These choices could not be loaded.")).toBeInTheDocument();
    expect(counts).toEqual(["asked"]);
  });

  it("are those of the words of a search", async () => {
    const { counts } = serve();
    renderApp("/searchedfor/galaxy%20%26%20co?brands=LG");
    await waitFor(() => expect(counts).toHaveLength(1));
    expect(new URLSearchParams(counts[0])).toEqual(
      new URLSearchParams({ search: "galaxy & co", brands: "LG" }),
    );
  });
});

describe("the sheet of a phone", () => {
  it("has all choices, and closes on the list with its number of products", async () => {
    serve();
    const { user, router } = renderApp("/products?brands=APPLE");
    await user.click(await screen.findByRole("button", { name: "Filters, 1 active" }));
    const sheet = await screen.findByRole("dialog", { name: "Filters" });
    await user.click(
      await within(sheet).findByRole("radio", { name: "Under TK 10,000 4 products" }),
    );
    await user.click(within(sheet).getByRole("checkbox", { name: /^Samsung/ }));
    await user.click(within(sheet).getByRole("checkbox", { name: /^5G/ }));
    await user.selectOptions(
      within(sheet).getByRole("combobox", { name: "Order" }),
      "Best selling",
    );
    expect(router.location.search).toBe(
      "?sort=bestSelling&min=1&max=9999&brands=APPLE,SAMSUNG&specs=5g",
    );
    await user.click(await within(sheet).findByRole("button", { name: "Show 19 products" }));
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    expect(screen.getByRole("button", { name: "Filters, 4 active" })).toHaveFocus();
  });

  it("clears what was chosen", async () => {
    serve();
    const { user, router } = renderApp("/products?brands=APPLE");
    await user.click(await screen.findByRole("button", { name: "Filters, 1 active" }));
    const sheet = await screen.findByRole("dialog", { name: "Filters" });
    await user.click(within(sheet).getByRole("button", { name: "Clear filters" }));
    expect(router.location.search).toBe("");
    expect(within(sheet).queryByRole("button", { name: "Clear filters" })).not.toBeInTheDocument();
  });
});

it("a menu closes on Esc with the focus on its button, and when the focus leaves", async () => {
  serve();
  const { user } = renderApp("/products");
  await menu(user, "Price");
  await user.click(await screen.findByRole("radio", { name: "Any price" }));
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("radio")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Price" })).toHaveFocus();

  await user.keyboard("{Enter}");
  await screen.findByRole("radio", { name: "Any price" });
  screen.getByRole("button", { name: "Low to High" }).focus();
  await waitFor(() => expect(screen.queryByRole("radio")).not.toBeInTheDocument());
});
