import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, it } from "vitest";
import type { SuggestedProduct } from "@/api/types";
import { open as openPage, openBrowser } from "@/test/admin-product-shop";
import { errorReply, server } from "@/test/server";

const PATH = "/api/admin/products/p1/accessories";

beforeEach(openBrowser);

const teaser = (id: string, title: string): SuggestedProduct => ({
  _id: id,
  title,
  listing: "product",
  mainImage: `/uploads/${id}.webp`,
  price: 500,
  offerPrice: 0,
});
const [cover, cable, stand] = [
  teaser("a1", "Cover"),
  teaser("a2", "Cable"),
  teaser("a3", "Stand"),
] as const;

/** Opens the product's page with a choice that saving changes; the searched words and the saved choices are noted. */
async function open(chosen: SuggestedProduct[], all: SuggestedProduct[] = [cover, cable, stand]) {
  const searched: string[] = [];
  const saved: string[][] = [];
  server.use(
    http.get(PATH, () => HttpResponse.json(chosen)),
    http.put(PATH, async ({ request }) => {
      const { accessories } = (await request.json()) as { accessories: string[] };
      saved.push(accessories);
      const now = accessories.flatMap((id) => all.find(({ _id }) => _id === id) ?? []);
      const message = "What goes with this product was saved.";
      return HttpResponse.json({ success: true, message, accessories: now });
    }),
    http.get("/api/suggest", ({ request }) => {
      const text = new URL(request.url).searchParams.get("text") ?? "";
      searched.push(text);
      const products = all.filter(({ title }) => title.toLowerCase().includes(text.toLowerCase()));
      return HttpResponse.json({
        products,
        categories: [],
        brands: [],
        corrected: null,
        understood: [],
      });
    }),
  );
  const page = await openPage();
  const section = within(await screen.findByRole("region", { name: "Goes with it" }));
  return { ...page, section, searched, saved };
}

type Section = Awaited<ReturnType<typeof open>>["section"];

const NONE = "Nothing is chosen. What was bought together is shown.";
const button = (section: Section, name: string) => section.getByRole("button", { name });
const titles = (section: Section) =>
  within(section.getByRole("list", { name: "Chosen products" }))
    .getAllByRole("listitem")
    .map((row) =>
      within(row)
        .getByRole("button", { name: /^Remove / })
        .getAttribute("aria-label"),
    );

it("says what shoppers see where nothing is chosen, and has nothing to save", async () => {
  const { section } = await open([]);
  expect(await section.findByText(NONE)).toBeInTheDocument();
  expect(section.queryByRole("button", { name: "Save choice" })).not.toBeInTheDocument();
});

it("finds products once the typing rests, adds them, and saves their order", async () => {
  const { user, section, searched, saved } = await open(
    [cable],
    [cover, cable, teaser("p1", "Coat")],
  );
  await section.findByRole("list", { name: "Chosen products" });
  await user.type(section.getByRole("searchbox", { name: "Find a product" }), "co");
  expect(await section.findByText("1 product found.")).toBeInTheDocument();
  expect(searched).toEqual(["co"]);
  expect(section.queryByRole("button", { name: "Add Coat" })).not.toBeInTheDocument();

  await user.click(button(section, "Add Cover"));
  expect(button(section, "Chosen: Cover")).toHaveAttribute("aria-disabled", "true");
  expect(button(section, "Chosen: Cover")).toHaveFocus();
  await user.click(button(section, "Chosen: Cover"));
  expect(titles(section)).toEqual(["Remove Cable", "Remove Cover"]);
  expect(saved).toEqual([]);

  await user.click(button(section, "Save choice"));
  expect(await screen.findByText("What goes with this product was saved.")).toBeInTheDocument();
  expect(saved).toEqual([["a2", "a1"]]);
  expect(section.queryByText("The choice is not saved yet.")).not.toBeInTheDocument();
  expect(screen.getByRole("region", { name: "Goes with it" })).toHaveFocus();
});

it("says where nothing is found", async () => {
  const { user, section } = await open([]);
  await user.type(await section.findByRole("searchbox", { name: "Find a product" }), "zebra");
  expect(await section.findByText("No product was found. Try another word.")).toBeInTheDocument();
});

it("moves a product by the keyboard, which stays with it", async () => {
  const { user, section, saved } = await open([cover, cable, stand]);
  await section.findByRole("list", { name: "Chosen products" });
  button(section, "Move Stand up").focus();
  await user.keyboard("{Enter}");
  expect(titles(section)).toEqual(["Remove Cover", "Remove Stand", "Remove Cable"]);
  expect(button(section, "Move Stand up")).toHaveFocus();
  expect(section.getByText("Stand is now 2 of 3.")).toBeInTheDocument();
  await user.keyboard("{Enter}{Enter}");
  expect(titles(section)).toEqual(["Remove Stand", "Remove Cover", "Remove Cable"]);
  expect(button(section, "Move Stand up")).toHaveAttribute("aria-disabled", "true");
  await user.click(button(section, "Move Cover down"));
  await user.click(button(section, "Save choice"));
  await waitFor(() => expect(saved).toEqual([["a3", "a2", "a1"]]));
});

it("removes, keeps the focus near, and can discard what was changed", async () => {
  const { user, section, saved } = await open([cover, cable]);
  await section.findByRole("list", { name: "Chosen products" });
  await user.click(button(section, "Remove Cover"));
  expect(button(section, "Remove Cable")).toHaveFocus();
  await user.click(button(section, "Remove Cable"));
  expect(section.getByText(NONE)).toBeInTheDocument();
  await user.click(button(section, "Discard changes"));
  expect(screen.getByRole("region", { name: "Goes with it" })).toHaveFocus();
  expect(titles(section)).toEqual(["Remove Cover", "Remove Cable"]);
  await user.click(button(section, "Remove Cable"));
  await user.click(button(section, "Save choice"));
  await waitFor(() => expect(saved).toEqual([["a1"]]));
});

it("says why a choice was refused, and keeps it", async () => {
  const { user, section } = await open([cover, cable]);
  const gone = "Product 1 of the list is not there any more. Please take it away.";
  server.use(http.put(PATH, () => errorReply(400, gone, { accessories: gone })));
  await section.findByRole("list", { name: "Chosen products" });
  await user.click(button(section, "Move Cable up"));
  await user.click(button(section, "Save choice"));
  expect(await section.findByRole("alert")).toHaveTextContent(gone);
  expect(titles(section)).toEqual(["Remove Cable", "Remove Cover"]);
  await user.click(button(section, "Remove Cable"));
  expect(section.queryByRole("alert")).not.toBeInTheDocument();
});

it("can be tried again where what is chosen cannot be loaded", async () => {
  let broken = true;
  server.use(
    http.get("/api/admin/products/p1/accessories", () =>
      broken ? errorReply(500, "Broken.") : undefined,
    ),
  );
  const page = openPage();
  const section = within(await screen.findByRole("region", { name: "Goes with it" }));
  const { user } = await page;
  expect(await section.findByText("Broken.", {}, { timeout: 5_000 })).toBeInTheDocument();
  broken = false;
  await user.click(button(section, "Retry"));
  expect(await section.findByText(NONE)).toBeInTheDocument();
});

it("takes twelve products and no more, and says how many shoppers see", async () => {
  const many = Array.from({ length: 12 }, (_, n) => teaser(`m${n}`, `Case ${n}`));
  const { user, section } = await open(many);
  expect(
    await section.findByText("Shoppers see 8 of them; what is in stock comes first."),
  ).toBeInTheDocument();
  expect(section.getByText("At most 12 products are possible.")).toBeInTheDocument();
  expect(section.queryByRole("searchbox")).not.toBeInTheDocument();
  await user.click(button(section, "Remove Case 3"));
  expect(section.getByRole("searchbox", { name: "Find a product" })).toBeInTheDocument();
});
