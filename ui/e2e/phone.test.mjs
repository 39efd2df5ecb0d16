/** Small screens: the drawer, the bar of a product, and no page wider than the screen. */
import assert from "node:assert/strict";
import { assertWordsWhole } from "./checks.mjs";
import { publicPages } from "./pages.mjs";
import { newProduct } from "./people.mjs";
import {
  PHONE,
  ask,
  cards,
  eventually,
  hasHeading,
  isAt,
  journey,
  sees,
  seesNot,
  stands,
} from "./support.mjs";

const onPhone = { viewport: PHONE, hasTouch: true, isMobile: true };

journey(
  "the drawer of small screens",
  async ({ page, open }) => {
    await open("/");
    const button = page.getByRole("button", { name: "Open menu" });
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await button.tap();
    for (const name of ["Home", "Offers", "Exclusive Sale", "Exchange"]) {
      await sees(drawer.getByRole("link", { name, exact: true }));
    }
    const exchange = drawer.getByRole("link", { name: "Exchange" });
    assert.match(await exchange.getAttribute("href"), /^https:\/\/wa\.me\/\d+\?text=/);
    assert.equal(
      new URL(await exchange.getAttribute("href")).searchParams.get("text"),
      "Hi, I want to know exchange phone!",
    );

    // Categories open one beside another.
    await drawer.locator("summary", { hasText: "Tablet" }).tap();
    await drawer.locator("summary", { hasText: "Camera" }).tap();
    await sees(drawer.getByRole("link", { name: "Lenovo", exact: true }));
    await sees(drawer.getByRole("link", { name: "Sony", exact: true }));

    await page.keyboard.press("Escape");
    await seesNot(drawer);
    await eventually(async () =>
      assert.ok(await button.evaluate((element) => element === document.activeElement)),
    );

    await button.tap();
    await drawer.locator("summary", { hasText: "Camera" }).tap();
    await drawer.getByRole("link", { name: "Sony", exact: true }).tap();
    await isAt(page, "/search/camera/sony");
    await hasHeading(page, "Sony Camera");
    await seesNot(drawer);
  },
  onPhone,
);

journey(
  "a list and a product under the thumb",
  async ({ page, open }) => {
    await open("/category/phone");
    const columns = await page
      .getByRole("region", { name: "List of products" })
      .getByRole("article")
      .evaluateAll((all) => new Set(all.map((card) => card.getBoundingClientRect().left)).size);
    assert.equal(columns, 2);

    const { body } = await ask("/allproducts?category=phone");
    const product = body.find(({ stock }) => stock > 0);
    await open(`/product/${product._id}`);
    const buy = page.getByRole("button", { name: "Buy Now" });
    // The first screen says what it is, what it costs, whether it is there, and sells it.
    const bar = await buy.boundingBox();
    for (const fact of [
      page.getByRole("heading", { level: 1 }),
      page.getByRole("main").getByText(/^TK /).first(),
      page.getByText("In Stock", { exact: true }),
    ]) {
      const { y, height } = await fact.boundingBox();
      assert.ok(y + height <= bar.y, `${fact} is above the bar`);
    }
    const cart = await page.getByRole("button", { name: "Add to Cart" }).boundingBox();
    assert.ok(cart.y >= bar.y && cart.y + cart.height <= PHONE.height, "the bar has both buttons");
    for (const place of [0, 400, 1200]) {
      await page.evaluate((y) => window.scrollTo(0, y), place);
      await eventually(async () => {
        const box = await buy.boundingBox();
        assert.ok(box && box.y >= 0 && box.y + box.height <= PHONE.height, `at ${place}`);
      });
    }
    // Past the product the footer is reached, with nothing over it.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await eventually(async () => {
      const box = await buy.boundingBox();
      const footer = await page.locator("footer").boundingBox();
      assert.ok(box && footer && box.y + box.height <= footer.y + 1);
    });

    // The search folds on the way down, comes back on the way up, and comes to who presses its sign.
    const field = page.locator("#search-phone");
    const fieldTop = async () => (await field.boundingBox()).y;
    await page.evaluate(() => window.scrollTo(0, 0));
    await eventually(async () => assert.ok((await fieldTop()) >= 56));
    await page.evaluate(() => window.scrollTo(0, 500));
    await eventually(async () => assert.ok((await fieldTop()) < 20));
    await page.evaluate(() => window.scrollTo(0, 400));
    await eventually(async () => assert.ok((await fieldTop()) >= 56));
    await page.evaluate(() => window.scrollTo(0, 600));
    await eventually(async () => assert.ok((await fieldTop()) < 20));
    const sign = await page
      .getByRole("button", { name: "Search", exact: true })
      .first()
      .boundingBox();
    // Playwright's own tap would scroll up to what is sticky.
    await page.touchscreen.tap(sign.x + sign.width / 2, sign.y + sign.height / 2);
    await eventually(async () => assert.ok((await fieldTop()) >= 56));
    await eventually(async () =>
      assert.ok(await field.evaluate((element) => element === document.activeElement)),
    );
    await field.fill("ipad");
    await field.press("Enter");
    await hasHeading(page, "Search / ipad");
  },
  onPhone,
);

const SMALL = { width: 360, height: 640 };

journey(
  "the first screen of a small phone sells, whatever the name",
  async ({ page, open }) => {
    const { _id } = await newProduct({
      title: "Samsung Galaxy S26 Ultra 5G (12GB/256GB) Official",
    });
    await open(`/product/${_id}`);
    const bar = await page.getByRole("button", { name: "Buy Now" }).boundingBox();
    assert.ok(bar.y + bar.height <= SMALL.height);
    const stock = await page.getByText("In Stock", { exact: true }).boundingBox();
    assert.ok(stock.y + stock.height <= bar.y, "price and stock stand above the bar");

    for (const [address, part] of [
      ["/category/phone", (card) => card.getByText(/^TK /).first()],
      ["/searchedfor/samsang", (card) => card.getByRole("heading")],
    ]) {
      await open(address);
      const { y, height } = await part(cards(page).first()).boundingBox();
      assert.ok(y + height <= SMALL.height, `${address} shows what it has`);
    }
  },
  { ...onPhone, viewport: SMALL },
);

for (const width of [360, 1024]) {
  journey(
    `no word is broken at ${width} px`,
    async ({ page, open }) => {
      const { body } = await ask("/allproducts?category=phone&page=1&limit=4");
      for (const address of [
        "/",
        "/products",
        "/searchedfor/samsang",
        `/product/${body[0]._id}`,
        `/compare?ids=${body.map(({ _id }) => _id).join(",")}`,
        "/allblogs",
      ]) {
        await open(address);
        // What is far from the window is laid out once it comes near.
        await page.evaluate(async () => {
          for (let y = 0; y < document.body.scrollHeight; y += 500) {
            window.scrollTo(0, y);
            await new Promise((resolve) => setTimeout(resolve, 50));
          }
        });
        await stands(page);
        await assertWordsWhole(page, `${address} at ${width} px`);
      }
    },
    { viewport: { width, height: 740 } },
  );
}

for (const width of [360, 768, 1440]) {
  journey(
    `every public page fits ${width} px, with one h1 and one main`,
    async ({ page, open, expectTrouble }) => {
      expectTrouble(/404.*\/no-such-page/);
      for (const address of await publicPages()) {
        await open(address);
        const found = await page.evaluate(() => {
          const { clientWidth, scrollWidth } = document.documentElement;
          const wide = [...document.querySelectorAll("body *")].filter((element) => {
            const { right, width: own } = element.getBoundingClientRect();
            return (
              own > 0 &&
              right > clientWidth + 1 &&
              element.closest(
                "ul.snap-x, [aria-roledescription=carousel], [aria-hidden=true], .sr-only",
              ) === null
            );
          });
          return {
            over: scrollWidth - clientWidth,
            wide: wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 120)),
            headings: document.querySelectorAll("h1").length,
            mains: document.querySelectorAll("main").length,
            title: document.title,
          };
        });
        assert.ok(found.over <= 0, `${address} is ${found.over} px too wide`);
        assert.deepEqual(found.wide, [], `${address} shows things beyond its edge`);
        assert.equal(found.headings, 1, `${address} has one h1`);
        assert.equal(found.mains, 1, `${address} has one main`);
        assert.match(found.title, /Haat/, address);
      }
    },
    { viewport: { width, height: 740 } },
  );
}
