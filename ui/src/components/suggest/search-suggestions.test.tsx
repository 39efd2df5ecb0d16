import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Suggestions } from "@/api/types";
import { searchList } from "@/shopping/search-list";
import { makeProduct } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { stubViewport } from "@/test/near-viewport";
import { errorReply, searchReply, server } from "@/test/server";

const SOMEWHERE = "/store-location";

const product = (change: Partial<Suggestions["products"][number]>) => {
  const { _id, listing, title, mainImage, price, offerPrice } = makeProduct(change);
  return { _id, listing, title, mainImage, price, offerPrice };
};

const FOUND: Suggestions = {
  products: [
    product({ _id: "g1", title: "Galaxy S25", offerPrice: 45_000 }),
    product({ _id: "g2", title: "Galaxy S24", listing: "bestdeal" }),
  ],
  categories: [{ name: "POWER BANK" }],
  brands: [{ name: "SAMSUNG", category: "PHONE" }],
  corrected: null,
  understood: [],
};

const OPTIONS = [
  /^Galaxy S25.*TK 45,000/,
  /^Galaxy S24/,
  "Power Bank",
  "Samsung in Phone",
  "All results for “sams”",
];

/** Answers with these; notes what was asked for. */
function serve(found: Suggestions = FOUND) {
  const asked: string[] = [];
  server.use(
    http.get("/api/search", () => searchReply([])),
    http.get("/api/suggest", ({ request }) => {
      asked.push(new URL(request.url).searchParams.get("text") ?? "");
      return HttpResponse.json(found);
    }),
  );
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

async function open() {
  const app = renderApp(SOMEWHERE);
  await screen.findByRole("heading", { level: 1 });
  const box = screen.getAllByRole("combobox", { name: "Search products" })[0]!;
  return { ...app, box };
}

const list = () => screen.findByRole("listbox", { name: "Search suggestions" });
const names = async () =>
  within(await list())
    .getAllByRole("option")
    .map((option) => option.textContent);

/** The option that the keys have reached. */
function active(box: HTMLElement) {
  const option = document.getElementById(box.getAttribute("aria-activedescendant") ?? "");
  expect(option === null || option.getAttribute("aria-selected") === "true").toBe(true);
  return option?.textContent;
}

describe("suggestions while typing", () => {
  it("are products with prices, categories and brands, counted for who hears them", async () => {
    const asked = serve();
    const { user, box } = await open();
    expect(box).toHaveAttribute("aria-expanded", "false");
    await user.type(box, "sams");
    const shown = await list();
    for (const name of OPTIONS) {
      expect(within(shown).getByRole("option", { name })).toHaveAttribute("aria-selected", "false");
    }
    expect(within(shown).getAllByRole("option")).toHaveLength(OPTIONS.length);
    expect(within(shown).getByRole("group", { name: "Products" })).toBeInTheDocument();
    expect(box).toHaveAttribute("aria-expanded", "true");
    expect(box).toHaveAttribute("aria-controls", shown.id);
    expect(await screen.findByText("5 suggestions")).toHaveRole("status");
    expect(asked.at(-1)).toBe("sams");
    expect(screen.getByRole("option", { name: /^Galaxy S24/ })).toHaveAttribute(
      "href",
      "/bestdeal/g2",
    );
    expect(screen.getByRole("option", { name: "Power Bank" })).toHaveAttribute(
      "href",
      "/search-category/power%20bank",
    );
    expect(screen.getByRole("option", { name: "Samsung in Phone" })).toHaveAttribute(
      "href",
      "/search/phone/samsung",
    );
  });

  it("are asked for once the typing rests, and for two letters at least", async () => {
    const asked = serve();
    const { user, box } = await open();
    await user.click(box);
    for (const text of ["s", "sa", "sam", "sams"])
      fireEvent.change(box, { target: { value: text } });
    await list();
    expect(asked).toEqual(["sams"]);
    fireEvent.change(box, { target: { value: "s" } });
    await waitFor(() => expect(screen.queryByRole("listbox")).not.toBeInTheDocument());
    expect(asked).toEqual(["sams"]);
  });

  it("stay while the next ones load", async () => {
    serve();
    const { user, box } = await open();
    await user.type(box, "sams");
    const before = await names();
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    server.use(
      http.get("/api/suggest", async () => {
        await answered;
        return HttpResponse.json({ ...FOUND, products: [], categories: [] });
      }),
    );
    await user.type(box, "u");
    expect((await names()).slice(0, 4)).toEqual(before.slice(0, 4));
    answer();
    await waitFor(async () =>
      expect(await names()).toEqual(["Samsung in Phone", "All results for “samsu”"]),
    );
  });

  it("are nothing where there are none, or none can be had; the search works all the same", async () => {
    serve({ products: [], categories: [], brands: [], corrected: null, understood: [] });
    const { user, box, router } = await open();
    await user.type(box, "zzqx");
    expect(await screen.findByText("No suggestions")).toHaveRole("status");
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
    server.use(http.get("/api/suggest", () => errorReply(500, "Broken.")));
    await user.type(box, "y{Enter}");
    expect(router.location.pathname).toBe("/searchedfor/zzqxy");
  });

  it("correct a typing error", async () => {
    const asked = serve({ ...FOUND, corrected: "samsung" });
    const { user, box, router } = await open();
    await user.type(box, "samsng");
    const option = await screen.findByRole("option", { name: "Did you mean Samsung?" });
    expect(screen.queryByRole("option", { name: /^All results/ })).not.toBeInTheDocument();
    expect(asked.at(-1)).toBe("samsng");
    await user.click(option);
    expect(router.location.pathname).toBe("/searchedfor/samsung");
    expect(box).toHaveValue("samsung");
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
    expect(screen.getByRole("main")).toHaveFocus();
  });
});

describe("the keys", () => {
  it("move through the list and around its ends, and the focus stays in the field", async () => {
    serve();
    const { user, box } = await open();
    await user.type(box, "sams");
    const all = await names();
    await user.keyboard("{ArrowDown}");
    expect(active(box)).toBe(all[0]);
    await user.keyboard("{ArrowDown}{ArrowDown}");
    expect(active(box)).toBe(all[2]);
    await user.keyboard("{ArrowUp}");
    expect(active(box)).toBe(all[1]);
    await user.keyboard("{End}");
    expect(active(box)).toBe(all[4]);
    await user.keyboard("{ArrowDown}");
    expect(active(box)).toBeUndefined();
    await user.keyboard("{ArrowUp}");
    expect(active(box)).toBe(all[4]);
    await user.keyboard("{Home}");
    expect(active(box)).toBe(all[0]);
    expect(box).toHaveFocus();
    // Another text is another list.
    await user.type(box, "u");
    expect(active(box)).toBeUndefined();
  });

  it("open what they have reached, and count the view", async () => {
    serve();
    const viewed: string[] = [];
    server.use(
      http.get("/bestdeal/g2", () => HttpResponse.json(makeProduct({ _id: "g2" }))),
      http.patch("/increment-best-views/:id", ({ params }) => {
        viewed.push(String(params.id));
        return HttpResponse.json({ views: 11 });
      }),
    );
    stubViewport({ near: false });
    const { user, box, router } = await open();
    await user.type(box, "sams");
    await list();
    await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    expect(router.location.pathname).toBe("/bestdeal/g2");
    await waitFor(() => expect(viewed).toEqual(["g2"]));
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
  });

  it("search for what is typed while nothing is reached", async () => {
    serve();
    const { user, box, router } = await open();
    await user.type(box, " sams ");
    await list();
    await user.keyboard("{Enter}");
    expect(router.location.pathname).toBe("/searchedfor/sams");
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
    expect(searchList.get()).toEqual(["sams"]);
  });

  it("close the list with Esc, then empty the field; an arrow opens it again", async () => {
    serve();
    const { user, box } = await open();
    await user.type(box, "sams");
    await list();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
    expect(box).toHaveValue("sams");
    expect(box).toHaveAttribute("aria-expanded", "false");
    await user.keyboard("{ArrowDown}");
    expect(active(box)).toBe((await names())[0]);
    await user.keyboard("{Escape}{Escape}");
    expect(box).toHaveValue("");
  });

  it("leave the field with Tab, which closes the list", async () => {
    serve();
    const { user, box } = await open();
    await user.type(box, "sams");
    await list();
    await user.tab();
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
    expect(box).toHaveAttribute("aria-expanded", "false");
    expect(box).not.toHaveAttribute("aria-controls");
  });
});

describe("recent searches", () => {
  it("are offered while nothing is typed, the latest first, and can be forgotten", async () => {
    serve();
    searchList.set(["সাবান", "galaxy"]);
    const { user, box, router } = await open();
    await user.click(box);
    expect(await names()).toEqual(["সাবান", "galaxy", "Clear recent searches"]);
    expect(screen.getByRole("group", { name: "Recent searches" })).toBeInTheDocument();
    await user.click(screen.getByRole("option", { name: "galaxy" }));
    expect(router.location.pathname).toBe("/searchedfor/galaxy");
    expect(searchList.get()).toEqual(["galaxy", "সাবান"]);

    await user.clear(box);
    await user.click(await screen.findByRole("option", { name: "Clear recent searches" }));
    expect(searchList.get()).toEqual([]);
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
    expect(box).toHaveFocus();
  });
});
