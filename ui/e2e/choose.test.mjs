/** What helps to choose: suggestions, filters, the comparison, instalments, what was viewed and what is alike. */
import assert from "node:assert/strict";
import { assertAccessible, assertFits } from "./checks.mjs";
import { editProduct, newProduct } from "./people.mjs";
import {
  PHONE,
  ask,
  cards,
  effectivePrice,
  eventually,
  hasHeading,
  isAt,
  journey,
  sees,
  seesNot,
  seesToast,
  showsProducts,
  stands,
  tabTo,
  taka,
  scrollTo,
} from "./support.mjs";

const searchBox = (page) => page.getByRole("combobox", { name: "Search products", exact: true });
const suggestions = (page) => page.getByRole("listbox", { name: "Search suggestions" });

/** No rule of axe is broken, and nothing is wider than the screen. */
async function isSound(page, where) {
  await assertAccessible(page, where);
  await assertFits(page, where);
}

const brandsIn = (facets, n) => facets.brands.slice(0, n).map(({ name }) => name);

journey("suggestions by keyboard lead to a product", async ({ page, open }) => {
  await open("/");
  const { body } = await ask("/api/suggest?text=galaxy");
  const box = searchBox(page);
  await box.pressSequentially("galaxy");
  await sees(suggestions(page).getByRole("option").first());
  await isSound(page, "suggestions");
  const first = suggestions(page).getByRole("option").first();
  await eventually(async () =>
    assert.ok((await first.innerText()).startsWith(body.products[0].title)),
  );
  await page.keyboard.press("ArrowDown");
  const reached = await eventually(async () => {
    const id = await box.getAttribute("aria-activedescendant");
    assert.ok(id);
    return id;
  });
  await eventually(async () =>
    assert.equal(await page.locator(`[id="${reached}"]`).getAttribute("aria-selected"), "true"),
  );
  await page.keyboard.press("Escape");
  await seesNot(suggestions(page));
  assert.equal(await box.inputValue(), "galaxy");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await hasHeading(page, body.products[0].title);
});

journey("a typing error and a Bengali spelling lead to Samsung", async ({ page, open }) => {
  await open("/");
  await searchBox(page).pressSequentially("samsng");
  await suggestions(page).getByRole("option", { name: "Did you mean Samsung?" }).click();
  await isAt(page, "/searchedfor/samsung");
  await stands(page);

  await open("/searchedfor/samsng");
  await sees(page.getByRole("list", { name: "Showing results for" }).getByText("Samsung"));
  await sees(cards(page).filter({ hasText: "Samsung" }).first());
  await isSound(page, "a search with a typing error");

  await open(`/searchedfor/${encodeURIComponent("স্যামসাং")}`);
  await sees(page.getByRole("article").filter({ hasText: "Samsung" }).first());
});

journey(
  "a budget and a memory in Bengali are understood, and taken away",
  async ({ page, open }) => {
    const text = "৮ জিবি র‍্যাম ২০ হাজারের মধ্যে ফোন";
    const { body } = await ask(`/api/search?text=${encodeURIComponent(text)}&page=1&limit=8`);
    assert.ok(body.items.length > 0 && body.items.every((item) => effectivePrice(item) <= 20_000));
    await open(`/searchedfor/${encodeURIComponent(text)}`);
    await showsProducts(page, body.items);
    const parts = page.getByRole("list", { name: "Showing results for" });
    assert.deepEqual(await parts.getByRole("listitem").allInnerTexts(), [
      "8 GB RAM",
      "up to TK 20,000",
      "Phone",
    ]);
    await isSound(page, "a search that was understood");
    await parts.getByRole("link", { name: "Search without up to TK 20,000" }).click();
    await hasHeading(page, "Search / ৮ জিবি র‍্যাম ফোন");
    await stands(page);
  },
);

journey("brands and a price range: address, reload and back", async ({ page, open }) => {
  const { body: facets } = await ask("/api/facets?listing=product&min=200");
  const [first, second] = brandsIn(facets, 2);
  await open("/products");
  await page.getByRole("button", { name: "Brand", exact: true }).click();
  const boxes = page.getByRole("group", { name: "Brand" }).getByRole("checkbox");
  await boxes.nth(0).click();
  await isAt(page, `/products?brands=${first}`);
  const both = `brands=${first},${second}`;
  await page
    .getByRole("group", { name: "Brand" })
    .getByRole("checkbox", { name: new RegExp(`^${second} `, "i") })
    .click();
  await isAt(page, `/products?${both}`);
  const list = `/allproducts?min=200&${both}&page=1&limit=8`;
  await showsProducts(page, (await ask(list)).body);
  await isSound(page, "a list with brands");
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Price", exact: true }).click();
  const { body: priced } = await ask(`/api/facets?listing=product&min=200&${both}`);
  const [range] = priced.prices;
  await page.getByRole("group", { name: "Price" }).getByRole("radio").nth(1).click();
  const bounds = `min=${range.min}${range.max === null ? "" : `&max=${range.max}`}`;
  await isAt(page, `/products?${bounds}&${both}`);
  const chosen = (await ask(`/allproducts?${bounds}&${both}&page=1&limit=8`)).body;
  await showsProducts(page, chosen);
  const slider = page.getByRole("slider", { name: "Highest price" });
  assert.equal(await slider.getAttribute("aria-valuetext"), "Any price");
  await page.reload();
  await showsProducts(page, chosen);
  await page.goBack();
  await isAt(page, `/products?${both}`);
  await showsProducts(page, (await ask(list)).body);
  await page.getByRole("button", { name: "Clear filters" }).click();
  await isAt(page, "/products");
});

journey("features and the order: counts, address, reload", async ({ page, open }) => {
  const list = "category=phone&min=200";
  const { body: facets } = await ask(`/api/facets?${list}`);
  const memory = facets.specs.find(({ kind }) => kind === "ram");
  await open("/category/phone");
  await page.getByRole("button", { name: "Features", exact: true }).click();
  const box = page.getByRole("group", { name: "RAM" }).getByRole("checkbox").first();
  await eventually(async () =>
    assert.match(
      await box.locator("..").innerText(),
      new RegExp(`^${memory.from} GB\\s+${memory.count}`),
    ),
  );
  await box.check();
  await isAt(page, `/category/phone?specs=${memory.value}`);
  await isSound(page, "a list with features");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Sort by", exact: true }).click();
  await page.getByRole("radio", { name: "Most viewed" }).check();
  await isAt(page, `/category/phone?sort=mostViewed&specs=${memory.value}`);
  const call = `/categorysearch?${list}&specs=${memory.value}&sort=mostViewed&page=1&limit=8`;
  const { body: shown } = await ask(call);
  assert.equal(shown.length, Math.min(memory.count, 8));
  await showsProducts(page, shown);
  await isSound(page, "a list with its order");
  await page.reload();
  await showsProducts(page, shown);
  await page.getByRole("button", { name: `Remove filter: ${memory.from} GB RAM` }).click();
  await isAt(page, "/category/phone?sort=mostViewed");
});

journey("four side by side, by keyboard", async ({ page, open }) => {
  const { body: phones } = await ask("/categorysearch?category=phone&min=200&page=1&limit=8");
  await open("/category/phone");
  await showsProducts(page, phones);
  for (const { title } of phones.slice(0, 5)) {
    await page.getByRole("button", { name: `Compare ${title}`, exact: true }).focus();
    await page.keyboard.press("Enter");
  }
  await seesToast(page, "You can compare 4 products at a time. Take one of them away first.");
  const tray = page.getByRole("complementary", { name: "Products to compare" });
  await sees(tray.getByText("4 of 4 to compare"));
  await isSound(page, "a list with the tray");
  await tray.getByRole("link", { name: "Compare now" }).focus();
  await page.keyboard.press("Enter");
  const ids = phones.slice(0, 4).map(({ _id }) => _id);
  await isAt(page, `/compare?ids=${ids.join(",")}`);
  await stands(page);
  for (const { title } of phones.slice(0, 4)) {
    await sees(page.getByRole("columnheader", { name: title, exact: true }));
  }
  const focused = () => page.evaluate(() => document.activeElement?.tagName);
  await eventually(async () =>
    assert.equal(await focused(), "H1", "the tray is gone, the focus is not"),
  );
  await isSound(page, "the comparison");
  const columns = page.getByRole("region", { name: "Products side by side" });
  assert.equal(
    await columns.getAttribute("tabindex"),
    null,
    "nothing is scrolled there on a wide screen",
  );
  await tabTo(page, '[role="switch"]');
  await page.keyboard.press("Space");
  await isAt(page, `/compare?ids=${ids.join(",")}&diff=1`);
  await page.reload();
  await sees(page.getByRole("columnheader", { name: phones[0].title, exact: true }));
  await eventually(async () =>
    assert.equal(await page.getByRole("switch").getAttribute("aria-checked"), "true"),
  );
  await page.getByRole("button", { name: `Remove ${phones[0].title}`, exact: true }).click();
  await isAt(page, `/compare?ids=${ids.slice(1).join(",")}&diff=1`);
});

journey("instalments follow the chosen variant", async ({ page, open }) => {
  const { body: settings } = await ask("/api/settings");
  const product = await newProduct();
  await open(`/product/${product._id}`);
  await page.getByRole("button", { name: /^12GB\/256GB/ }).click();
  const price = effectivePrice(product) + 4000;
  const monthly = Math.ceil((price * (1200 + settings.emiRate * 24)) / (1200 * 24));
  await page.getByRole("button", { name: "EMI AVAILABLE", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Pay in instalments" });
  await dialog.getByRole("radio", { name: "24 months" }).check();
  await sees(dialog.getByText(`${taka(monthly)} a month`, { exact: true }));
  const row = dialog.getByRole("row", { name: /^24/ });
  await sees(row.getByText(taka(monthly * 24), { exact: true }));
  await isSound(page, "the calculator");
});

journey("what was viewed has today's price, and what is alike leads on", async ({ page, open }) => {
  const product = await newProduct();
  await open(`/product/${product._id}`);
  await hasHeading(page, product.title);
  const { body: alike } = await ask(`/api/related/${product._id}`);
  const related = page.getByRole("region", { name: "Related Products" });
  await scrollTo(related);
  await sees(related.getByRole("heading", { name: alike[0].title, exact: true }));
  await isSound(page, "an item with related ones");

  await editProduct(product, { offerPrice: 39_000 });
  await open("/");
  const viewed = page.getByRole("region", { name: "Recently Viewed" });
  await scrollTo(viewed);
  await sees(viewed.getByText(`Price ${taka(39_000)}`, { exact: true }));
  await isSound(page, "home with viewed products");
  await viewed.getByRole("button", { name: "Clear Recently Viewed" }).click();
  await seesNot(viewed);
});

journey(
  "on a phone: the sheet of filters, the comparison and the suggestions fit",
  async ({ page, open }) => {
    const { body: phones } = await ask("/categorysearch?category=phone&min=200&page=1&limit=4");
    await open("/products");
    await page.getByRole("button", { name: "Filters", exact: true }).click();
    const sheet = page.getByRole("dialog", { name: "Filters" });
    await sheet.getByRole("combobox", { name: "Sort by" }).selectOption({ label: "Best selling" });
    await sheet.getByRole("checkbox").first().check();
    await isSound(page, "the sheet");
    await sheet.getByRole("button", { name: /^Show \d+ products?$/ }).click();
    await sees(page.getByRole("button", { name: "Filters, 1 active" }));
    await sees(cards(page).first());

    await open(`/compare?ids=${phones.map(({ _id }) => _id).join(",")}`);
    await sees(page.getByRole("columnheader", { name: phones[0].title, exact: true }));
    await isSound(page, "the comparison on a phone");
    const columns = page.getByRole("region", { name: "Products side by side" });
    await eventually(async () => assert.equal(await columns.getAttribute("tabindex"), "0"));

    await open("/");
    await searchBox(page).pressSequentially("galaxy");
    await sees(suggestions(page).getByRole("option").first());
    await isSound(page, "suggestions on a phone");
  },
  { viewport: PHONE },
);
