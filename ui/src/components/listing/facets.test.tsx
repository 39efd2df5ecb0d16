import { screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { describe, expect, it } from "vitest";
import { FACETS, openMenu, serveFacets } from "@/test/facets-shop";
import { makeProducts } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { errorReply, listReply, server } from "@/test/server";

describe("brands", () => {
  it("are chosen with their counts, several at a time, and live in the address", async () => {
    const { lists, counts } = serveFacets();
    const { user, router } = renderApp("/products?page=2");
    await openMenu(user, "Brand");
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
    serveFacets({ ...FACETS, brands: [{ name: "APPLE", count: 7 }] });
    const { user, router } = renderApp("/products?brands=samsung");
    await openMenu(user, "Brand, 1 chosen");
    const samsung = await screen.findByRole("checkbox", { name: "Samsung 0 products" });
    expect(samsung).toBeChecked();
    await user.click(samsung);
    expect(router.location.search).toBe("");
  });

  it("say why no other can be chosen when the most are", async () => {
    const chosen = Array.from({ length: 19 }, (_, n) => `B${n}`);
    serveFacets();
    const { user } = renderApp(`/products?brands=${chosen.join(",")}`);
    await openMenu(user, "Brand, 19 chosen");
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
    const { counts } = serveFacets();
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
    const { lists } = serveFacets();
    const { user, router } = renderApp("/products?max=20000");
    await openMenu(user, "Price");
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
    serveFacets();
    const { user } = renderApp("/products?min=7000&max=7999");
    await openMenu(user, "Price, 1 chosen");
    expect(await screen.findByRole("radio", { name: "TK 7,000 to TK 7,999" })).toBeChecked();
    expect(screen.getAllByRole("radio")).toHaveLength(5);
  });
});

describe("active filters", () => {
  it("are taken away one by one or all at once", async () => {
    serveFacets();
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
    serveFacets();
    const { user, router } = renderApp("/products?max=20000");
    await user.click(
      await screen.findByRole("button", { name: "Remove filter: TK 20,000 or less" }),
    );
    expect(router.location.search).toBe("");
    expect(screen.getByText("Any price")).toBeInTheDocument();
  });

  it("are cleared once where nothing is left of the list", async () => {
    serveFacets(FACETS, 0);
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
    const { counts } = serveFacets();
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
    await openMenu(user, "Brand");
    expect(counts).toEqual([]);
    answer();
    expect(await screen.findAllByRole("article")).toHaveLength(3);
    expect(await screen.findByText("These choices could not be loaded.")).toBeInTheDocument();
    expect(counts).toEqual(["asked"]);
  });

  it("are those of the words of a search", async () => {
    const { counts } = serveFacets();
    renderApp("/searchedfor/galaxy%20%26%20co?brands=LG");
    await waitFor(() => expect(counts).toHaveLength(1));
    expect(new URLSearchParams(counts[0])).toEqual(
      new URLSearchParams({ search: "galaxy & co", brands: "LG" }),
    );
  });
});

describe("the sheet of a phone", () => {
  it("has all choices, and closes on the list with its number of products", async () => {
    serveFacets();
    const { user, router } = renderApp("/products?brands=APPLE");
    await user.click(await screen.findByRole("button", { name: "Filters, 1 active" }));
    const sheet = await screen.findByRole("dialog", { name: "Filters" });
    await user.click(
      await within(sheet).findByRole("radio", { name: "Under TK 10,000 4 products" }),
    );
    await user.click(within(sheet).getByRole("checkbox", { name: /^Samsung/ }));
    await user.click(within(sheet).getByRole("checkbox", { name: /^5G/ }));
    await user.selectOptions(
      within(sheet).getByRole("combobox", { name: "Sort by" }),
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
    serveFacets();
    const { user, router } = renderApp("/products?brands=APPLE");
    await user.click(await screen.findByRole("button", { name: "Filters, 1 active" }));
    const sheet = await screen.findByRole("dialog", { name: "Filters" });
    await user.click(within(sheet).getByRole("button", { name: "Clear filters" }));
    expect(router.location.search).toBe("");
    expect(within(sheet).queryByRole("button", { name: "Clear filters" })).not.toBeInTheDocument();
    expect(within(sheet).getByRole("button", { name: /^Show/ })).toHaveFocus();
  });
});

it("a menu closes on Esc with the focus on its button, and when the focus leaves", async () => {
  serveFacets();
  const { user } = renderApp("/products");
  await openMenu(user, "Price");
  await user.click(await screen.findByRole("radio", { name: "Any price" }));
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("radio")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Price" })).toHaveFocus();

  await user.keyboard("{Enter}");
  await screen.findByRole("radio", { name: "Any price" });
  screen.getByRole("button", { name: "Low to High" }).focus();
  await waitFor(() => expect(screen.queryByRole("radio")).not.toBeInTheDocument());
});
