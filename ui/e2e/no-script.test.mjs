/** What a page says before any script runs, and that nothing moves when the interface takes over. */
import assert from "node:assert/strict";
import { publicPages } from "./pages.mjs";
import {
  DESKTOP,
  PHONE,
  SHOP,
  ask,
  effectivePrice,
  hasHeading,
  isAt,
  journey,
  sees,
  taka,
} from "./support.mjs";

const WITHOUT_SCRIPT = { javaScriptEnabled: false };

/** What the browser tells of every script that it does not load. */
const NO_SCRIPTS = /^request: csp GET .*\.js$/;

/** So much may move at most; below 0.1 counts as good (Web Vitals). */
const SHIFT = 0.1;

/** So far may a box be from where the interface puts it, in CSS pixels. */
const NEAR = 2;

/** The first thing in sight that matches, as where it stands and how large it is. */
async function boxOf(page, selector) {
  const all = page.locator(selector);
  for (let n = 0; n < (await all.count()); n++) {
    const box = await all.nth(n).boundingBox();
    if (box && box.width > 0) return [box.x, box.y, box.width, box.height].map(Math.round);
  }
  return undefined;
}

async function boxesOf(page, selectors) {
  const boxes = {};
  for (const selector of selectors) boxes[selector] = await boxOf(page, selector);
  return boxes;
}

/** How much moved while nobody did anything (Cumulative Layout Shift), and what. */
const shiftOf = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join();
        const told = ({ node, previousRect, currentRect }) =>
          `${node?.nodeName} "${node?.textContent.slice(0, 40)}" ${place(previousRect)} to ${place(currentRect)}`;
        new PerformanceObserver((list) => {
          const entries = list.getEntries();
          resolve({
            value: entries.reduce((sum, { value }) => sum + value, 0),
            moved: entries.flatMap(({ sources }) => sources.map(told)),
          });
        }).observe({ type: "layout-shift", buffered: true });
        // Where nothing moved nothing is told.
        setTimeout(() => resolve({ value: 0, moved: [] }), 500);
      }),
  );

/** Pages with what stands in sight on them at first. */
async function firstSights() {
  const product = (await ask("/allproducts?page=1&limit=1")).body[0];
  const post = (await ask("/blogs?page=1&limit=1")).body[0];
  const card = ["main article", "main article img", "main article .tabular-nums"];
  return [
    ["/", ["header a", "h1", "main nav", ...card]],
    ["/products", ["header a", "h1", ...card, "footer"]],
    ["/category/phone", ["header a", "h1", ...card, "footer"]],
    [`/product/${product._id}`, ["header a", "h1", "main img", "main .tabular-nums"]],
    ["/allblogs", ["header a", "h1", ...card.slice(0, 2), "footer"]],
    [`/blog/${post._id}`, ["header a", "h1", "main img", "main article p"]],
    ["/terms", ["header a", "h1", "main h2", "footer"]],
    ["/policy", ["header a", "h1", "main h2", "footer"]],
  ];
}

for (const [size, viewport] of Object.entries({ "360 px": PHONE, "1440 px": DESKTOP })) {
  journey(
    `the interface takes over without a jump at ${size}`,
    async ({ page, open, afterwards }) => {
      const bare = await page
        .context()
        .browser()
        .newContext({ ...WITHOUT_SCRIPT, baseURL: SHOP, viewport, reducedMotion: "reduce" });
      afterwards(() => bare.close());
      const before = await bare.newPage();
      for (const [address, selectors] of await firstSights()) {
        await before.goto(address);
        await open(address);
        const [then, now] = [await boxesOf(before, selectors), await boxesOf(page, selectors)];
        for (const selector of selectors) {
          assert.ok(then[selector], `${selector} is missing at ${address} without script`);
          const moved = then[selector].map((n, i) => Math.abs(n - (now[selector]?.[i] ?? NaN)));
          // How high a footer is, or how long a card's text, is below the first sight.
          assert.ok(
            moved.slice(0, 3).every((by) => by <= NEAR),
            `${selector} at ${address}: ${then[selector]} becomes ${now[selector]}`,
          );
        }
        const { value, moved } = await shiftOf(page);
        const told = `${address} shifts by ${value.toFixed(3)}: ${moved.join("; ")}`;
        if (value > 0) console.log(told);
        assert.ok(value < SHIFT, told);
      }
    },
    { viewport, reducedMotion: "reduce" },
  );
}

journey(
  "every public page is read without script",
  async ({ page, open, expectTrouble }) => {
    expectTrouble(/404.*\/no-such-page/);
    expectTrouble(NO_SCRIPTS);
    for (const address of await publicPages()) {
      await open(address);
      assert.equal(await page.locator("h1").count(), 1, `headings at ${address}`);
      assert.equal(await page.locator("main").count(), 1, `mains at ${address}`);
      assert.ok(
        (await page.locator("main a").count()) + (await page.locator("footer a").count()) > 5,
      );
      assert.doesNotMatch(await page.locator("#root").innerText(), /\{\{|undefined/, address);
      // What stands in for something that will never come.
      const waits = page.locator(".animate-pulse, .animate-spin").filter({ visible: true });
      assert.equal(await waits.count(), 0, `something is awaited for ever at ${address}`);
    }
  },
  WITHOUT_SCRIPT,
);

journey(
  "a form that only a script can send is not sent without one",
  async ({ page, open, expectTrouble }) => {
    expectTrouble(NO_SCRIPTS);
    for (const address of ["/login", "/register", "/forgot-password", "/track"]) {
      await open(address);
      const fields = page.locator("main form input").filter({ visible: true });
      for (const field of await fields.all()) await field.fill("not for the address");
      await fields.last().press("Enter");
      // A page that is asked for would have begun to come by then.
      await page.waitForTimeout(200);
      await isAt(page, address);
      assert.equal(await fields.last().inputValue(), "not for the address", address);
    }
  },
  WITHOUT_SCRIPT,
);

journey(
  "from the search to a product without script",
  async ({ page, open, expectTrouble }) => {
    expectTrouble(NO_SCRIPTS);
    const { body } = await ask("/search-products?text=galaxy&page=1&limit=8");
    const first = body.find((product) => effectivePrice(product) > 0);
    await open("/");
    await page.getByRole("searchbox").or(page.getByRole("combobox")).first().fill("galaxy");
    await page.keyboard.press("Enter");
    await isAt(page, "/searchedfor/galaxy");
    await page.getByRole("link", { name: `See Details of ${first.title}` }).click();
    await hasHeading(page, first.title);
    await sees(page.getByText(taka(effectivePrice(first))).first());
    await sees(page.getByText(first.brand).first());
    for (const { field, value } of first.specifications.slice(0, 3)) {
      await sees(page.getByText(field, { exact: true }).first());
      await sees(page.getByText(value, { exact: true }).first());
    }
    await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").last().click();
    await page
      .getByRole("navigation", { name: "Pages" })
      .getByRole("link", { name: "Page 2", exact: true })
      .click();
    await sees(page.locator("main article").first());
  },
  WITHOUT_SCRIPT,
);

journey(
  "a product and a list in Bengali without script",
  async ({ page, open, expectTrouble }) => {
    expectTrouble(NO_SCRIPTS);
    const product = (await ask("/allproducts?page=1&limit=1")).body[0];
    await page.context().addCookies([{ name: "haat_lang", value: "bn", url: SHOP }]);
    const price = `৳${effectivePrice(product).toLocaleString("bn-BD")}`;
    for (const address of ["/products?all=1", `/product/${product._id}`]) {
      await open(address);
      assert.equal(await page.locator("html").getAttribute("lang"), "bn");
      await sees(page.locator("main .tabular-nums").getByText(price).first());
      await sees(page.getByRole("link", { name: "স্টোরের ঠিকানা" }).first());
    }
  },
  WITHOUT_SCRIPT,
);
