/** A shop that leaves drawing to the browser (`HAAT_RENDER=off`): every page is whole once its script has run. */
import assert from "node:assert/strict";
import { MISSING, publicPages } from "./pages.mjs";
import { openShop } from "./shop.mjs";
import { eventually, hasHeading, journey, sees, stands } from "./support.mjs";

/** What a page says of itself, and how much is on it. */
function seen(page) {
  return page.evaluate(() => {
    const main = document.querySelector("main");
    const count = (selector) => main.querySelectorAll(selector).length;
    return {
      heading: document.querySelector("h1").textContent,
      title: document.title,
      articles: count("article"),
      links: count("a"),
      forms: count("form"),
      footers: document.querySelectorAll("footer").length,
    };
  });
}

journey(
  "pages that the server does not draw are those that it draws",
  async ({ page, afterwards, expectTrouble }) => {
    // Two new shops: what other walks sell and add would change the shared one's lists.
    const shop = await openShop({ env: { HAAT_RENDER: "off" } });
    afterwards(shop.close);
    const drawing = await openShop();
    afterwards(drawing.close);
    expectTrouble(/404.*\/no-such-page/);
    expectTrouble(/404.*\/product\/nothing/);
    expectTrouble(/404.*\/allproducts\/nothing/);
    const pages = await publicPages();
    // Ids differ from shop to shop; what needs none is enough for a comparison, and one product for itself.
    const plain = pages.filter(
      (path) => !/^\/(product|upcomings|bestdeal|exclusive|offer|blog)\/|details/.test(path),
    );
    const other = await page.context().newPage();
    for (const address of plain) {
      const drawn = await other.goto(drawing.url + address);
      const reply = await page.goto(shop.url + address);
      assert.match(
        await reply.text(),
        /<div id="root" data-code="[^"]+"><main><h1 class="sr-only">/,
        address,
      );
      assert.equal(reply.status(), drawn.status(), address);
      assert.equal(reply.status(), address === MISSING ? 404 : 200, address);
      await Promise.all([stands(other), stands(page)]);
      // What is loaded once a person is near it may come a little later.
      await eventually(async () => {
        const [there, here] = await Promise.all([seen(other), seen(page)]);
        assert.deepEqual(here, there, address);
      });
      assert.equal(await page.locator("#root[data-drawn]").count(), 0, address);
    }
    await other.close();
    const [product] = await (await fetch(`${shop.url}/allproducts?page=1&limit=1`)).json();
    await page.goto(`${shop.url}/product/${product._id}`);
    await hasHeading(page, product.title);
    const missing = await page.goto(`${shop.url}/product/nothing`);
    assert.equal(missing.status(), 404);
    await sees(page.getByText("Something went wrong."));
  },
);
