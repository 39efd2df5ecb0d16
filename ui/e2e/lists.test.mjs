/** Search, order, price and pages: the whole state of a list lives in its address. */
import assert from "node:assert/strict";
import {
  ask,
  cards,
  eventually,
  hasHeading,
  isAt,
  journey,
  sees,
  seesNot,
  showsProducts,
  stands,
} from "./support.mjs";

const PAGE = "page=1&limit=8";
const searchBox = (page) => page.getByRole("combobox", { name: "Search products", exact: true });
const pageLink = (page, n) =>
  page
    .getByRole("navigation", { name: "Pages" })
    .getByRole("link", { name: `Page ${n}`, exact: true });

journey("a blank search goes nowhere", async ({ page, open }) => {
  await open("/");
  for (const blank of ["", "   "]) {
    await searchBox(page).fill(blank);
    await searchBox(page).press("Enter");
    await page.getByRole("search").getByRole("button", { name: "Search" }).first().click();
    assert.equal(new URL(page.url()).pathname, "/");
  }
});

journey("search in English and Bengali, and for what is not there", async ({ page, open }) => {
  await open("/");
  for (const text of ["galaxy s25", "শাওমি"]) {
    await searchBox(page).fill(`  ${text} `);
    await searchBox(page).press("Enter");
    await hasHeading(page, `Search / ${text}`);
    await isAt(page, `/searchedfor/${text}`);
    const { body } = await ask(`/api/search?text=${encodeURIComponent(text)}&${PAGE}`);
    assert.ok(body.total > 0);
    await showsProducts(page, body.items);
    await page.reload();
    await showsProducts(page, body.items);
  }
  await page.goBack();
  await hasHeading(page, "Search / galaxy s25");

  await searchBox(page).fill("zzqx");
  await page.getByRole("search").getByRole("button", { name: "Search" }).first().click();
  await hasHeading(page, "Search / zzqx");
  await sees(page.getByText("No products found"));
  await seesNot(page.getByRole("navigation", { name: "Pages" }));
});

journey("a search is literal, whatever is typed", async ({ page, open }) => {
  await open("/");
  for (const text of ["100% / a?b#c&d", "<b>phone</b>", "%", "..", "a\\b"]) {
    await searchBox(page).fill(text);
    await searchBox(page).press("Enter");
    await hasHeading(page, `Search / ${text}`);
    await stands(page);
    const response = await page.reload();
    assert.equal(response.status(), 200, text);
    await hasHeading(page, `Search / ${text}`);
  }
});

journey("low to high, high to low", async ({ page, open }) => {
  await open("/products");
  const low = page.getByRole("button", { name: "Low to High" });
  const high = page.getByRole("button", { name: "High to Low" });
  await low.click();
  await isAt(page, "/products?sort=lowToHigh");
  await showsProducts(page, (await ask(`/allproducts?min=200&sort=lowToHigh&${PAGE}`)).body);
  await high.click();
  await isAt(page, "/products?sort=highToLow");
  const { body: dearest } = await ask(`/allproducts?min=200&sort=highToLow&${PAGE}`);
  await showsProducts(page, dearest);
  await page.reload();
  await showsProducts(page, dearest);
  await eventually(async () => assert.equal(await high.getAttribute("aria-pressed"), "true"));
  await high.click();
  await isAt(page, "/products");
  await showsProducts(page, (await ask(`/allproducts?min=200&${PAGE}`)).body);
});

journey("the price slider by keyboard, and the hidden items", async ({ page, open }) => {
  await open("/products");
  const { total: hidden } = await ask("/allproducts?max=199&page=1&limit=1");
  const { total: usual } = await ask("/allproducts?min=200&page=1&limit=1");
  assert.ok(hidden > 0);
  const counted = hidden === 1 ? "1 item under TK 200 is" : `${hidden} items under TK 200 are`;
  await sees(page.getByText(`${counted} hidden`));
  await sees(page.getByText(`${usual} products`, { exact: true }));
  await page.getByRole("button", { name: "Show all" }).click();
  await isAt(page, "/products?all=1");
  await sees(page.getByText(`${usual + hidden} products`, { exact: true }));
  await seesNot(page.getByText(/(is|are) hidden/));

  await open("/products");
  const slider = page.getByRole("slider", { name: "Highest price" });
  await sees(page.getByText("Any price", { exact: true }));
  await slider.focus();
  await page.keyboard.press("Home");
  for (let step = 0; step < 4; step++) await page.keyboard.press("ArrowRight");
  await sees(page.getByText("Up to TK 20,000", { exact: true }));
  await isAt(page, "/products?max=20000");
  // Touched, the slider's lower bound is 0 (specification 5).
  const { body, total } = await ask(`/allproducts?max=20000&${PAGE}`);
  await sees(page.getByText(`${total} products`, { exact: true }));
  await showsProducts(page, body);
  await seesNot(page.getByText(/(is|are) hidden/));
  await page.reload();
  await stands(page);
  await sees(page.getByText("Up to TK 20,000", { exact: true }));
  await showsProducts(page, body);

  // At its right end it sets no bound.
  await slider.focus();
  await page.keyboard.press("End");
  await isAt(page, "/products");
  await sees(page.getByText("Any price", { exact: true }));
  await sees(page.getByText(`${usual} products`, { exact: true }));

  await open("/category/laptop");
  await sees(page.getByText("Any price", { exact: true }));
  const { total: laptops } = await ask("/categorysearch?category=laptop&min=200&page=1&limit=1");
  await sees(page.getByText(`${laptops} products`, { exact: true }));
});

journey("the search of a list filters its titles", async ({ page, open }) => {
  await open("/products");
  const field = page.getByRole("searchbox", { name: "Search in this list" });
  await field.fill("galaxy");
  await isAt(page, "/products?q=galaxy");
  await showsProducts(page, (await ask(`/allproducts?min=200&q=galaxy&${PAGE}`)).body);
  await field.fill("zzqx");
  await sees(page.getByText("No products found"));
  await page.getByRole("button", { name: "Clear filters" }).click();
  await showsProducts(page, (await ask(`/allproducts?min=200&${PAGE}`)).body);
  assert.equal(await field.inputValue(), "");
});

for (const [name, address, call] of [
  ["products", "/products", "/allproducts?min=200"],
  ["a search", "/searchedfor/samsung", "/search-products?text=samsung"],
  ["a category", "/category/phone", "/categorysearch?category=phone&min=200"],
  ["a search-category", "/search-category/watch", "/categorysearch?category=watch&min=200"],
]) {
  journey(`pages, reload and back in ${name}`, async ({ page, open }) => {
    const first = (await ask(`${call}&page=1&limit=8`)).body;
    const second = (await ask(`${call}&page=2&limit=8`)).body;
    assert.ok(second.length > 0);
    await open(address);
    await showsProducts(page, first);
    await pageLink(page, 2).click();
    await isAt(page, `${address}?page=2`);
    await showsProducts(page, second);
    await page.reload();
    await showsProducts(page, second);
    await eventually(async () =>
      assert.equal(await pageLink(page, 2).getAttribute("aria-current"), "page"),
    );

    await cards(page).nth(1).click();
    await hasHeading(page, second[1].title);
    await page.reload();
    await hasHeading(page, second[1].title);
    await page.goBack();
    await isAt(page, `${address}?page=2`);
    await showsProducts(page, second);
    await page.goBack();
    await isAt(page, address);
    await showsProducts(page, first);
    await page.goForward();
    await showsProducts(page, second);
  });
}

journey("back before a reloaded page's script runs", async ({ page, open }) => {
  await open("/products");
  await cards(page).first().getByRole("link").click();
  await page.getByRole("button", { name: "Add to Cart" }).waitFor();
  let go;
  const script = new Promise((resolve) => (go = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await script;
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  await page.locator("h1").waitFor();
  // The document stays, its address is another one.
  await page.evaluate(() => window.history.back());
  await isAt(page, "/products");
  go();
  await hasHeading(page, "Products");
  await stands(page);
  await showsProducts(page, (await ask("/allproducts?min=200&page=1&limit=8")).body);
});

journey("back returns to the place in the list", async ({ page, open }) => {
  await open("/products");
  const last = cards(page).last();
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => Math.round(window.scrollY));
  assert.ok(place > 100);
  await last.getByRole("link").click();
  await page.getByRole("button", { name: "Add to Cart" }).waitFor();
  await eventually(async () => assert.equal(await page.evaluate(() => window.scrollY), 0));
  await page.goBack();
  await stands(page);
  await eventually(async () => {
    const now = await page.evaluate(() => window.scrollY);
    assert.ok(Math.abs(now - place) < 60, `${now} is not near ${place}`);
  });
});

journey("an address starts at its top, a reload where it was", async ({ page, open }) => {
  const y = () => page.evaluate(() => Math.round(window.scrollY));
  await open("/products");
  await page.evaluate(() => window.scrollTo(0, 700));
  await eventually(async () => assert.equal(await y(), 700));
  await page.reload();
  await stands(page);
  await eventually(async () => assert.equal(await y(), 700));
  for (const address of ["/category/phone", "/products"]) {
    await open(address);
    await page.waitForLoadState("networkidle");
    assert.equal(await y(), 0, address);
    await page.evaluate(() => window.scrollTo(0, 500));
    await eventually(async () => assert.equal(await y(), 500));
  }
});

journey("who reads on before the scripts are here stays there", async ({ page }) => {
  let letGo;
  const held = new Promise((resolve) => (letGo = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/products", { waitUntil: "commit" });
  await page.locator("main article").nth(7).waitFor();
  await page.evaluate(() => window.scrollTo(0, 600));
  // Brands are counted by the interface alone.
  const counted = page.waitForResponse(/\/api\/facets/);
  letGo();
  await counted;
  await stands(page);
  assert.equal(await page.evaluate(() => Math.round(window.scrollY)), 600);
});

journey(
  "an address beyond the last page or with nonsense shows products",
  async ({ page, open, expectRefusal }) => {
    const { total } = await ask("/allproducts?min=200&page=1&limit=1");
    const last = Math.ceil(total / 8);
    expectRefusal(404, "/products\\?page=999");
    await open("/products?page=999");
    await isAt(page, `/products?page=${last}`);
    await showsProducts(page, (await ask(`/allproducts?min=200&page=${last}&limit=8`)).body);
    await open("/products?page=-1&sort=sideways&max=lots");
    await showsProducts(page, (await ask(`/allproducts?min=200&${PAGE}`)).body);
  },
);

journey("blogs: search, pages, a post and back", async ({ page, open }) => {
  const { body: posts } = await ask("/blogs");
  await open("/allblogs");
  await eventually(async () => assert.equal(await page.locator("main article").count(), 6));
  await pageLink(page, 2).click();
  await isAt(page, "/allblogs?page=2");
  await eventually(async () =>
    assert.equal(await page.locator("main article").count(), posts.length - 6),
  );
  const [, post] = posts.slice(6);
  await page.getByRole("link", { name: post.title }).click();
  await hasHeading(page, post.title);
  await page.reload();
  await hasHeading(page, post.title);
  await page.goBack();
  await isAt(page, "/allblogs?page=2");
  await page.getByRole("searchbox", { name: "Search blog posts" }).fill("zzqx");
  await sees(page.getByText("No blogs found."));
});
