/** From the front of the shop to a chosen product, and what a visitor is told there. */
import assert from "node:assert/strict";
import {
  SHOP,
  ask,
  cards,
  chooseFirst,
  effectivePrice,
  eventually,
  hasHeading,
  isFocused,
  isAt,
  journey,
  sees,
  seesNot,
  seesToast,
  showsProducts,
  stands,
  taka,
  toasts,
} from "./support.mjs";

/** The price that a detail page shows, at the size of its title. */
const shownPrice = (page) => page.locator("article span.text-xl");

/** A product with a colour that changes the price and has a picture of its own, among these. */
function choosable(products) {
  for (const product of products) {
    const color = product.availableColors.find(
      ({ image, priceDifference }) => priceDifference !== 0 && image !== product.mainImage,
    );
    if (color && product.ramStorage.length > 0) return { product, color };
  }
  return assert.fail("the demo has no such product here");
}

/** Waits until the gallery has slid to a picture. */
async function isInMiddle(page, name) {
  await eventually(async () => {
    const frame = await page.getByRole("button", { name: "View full screen" }).boundingBox();
    const box = await page.getByRole("img", { name }).boundingBox();
    assert.ok(box && frame && Math.abs(box.x + box.width / 2 - frame.x - frame.width / 2) < 2);
  });
}

async function choosableOf(path) {
  return choosable((await ask(path)).body);
}

journey(
  "home, category, brand, product, colour, share",
  async ({ page, open }) => {
    await open("/");
    const categories = page.getByRole("button", { name: "Categories", exact: true });
    await categories.click();
    await sees(page.getByRole("heading", { name: "Popular brands" }));
    await sees(page.locator("#category-panel").getByRole("link", { name: "Sony", exact: true }));
    await page
      .locator("#category-panel")
      .getByRole("button", { name: "Phone", exact: true })
      .click();
    await sees(page.getByRole("heading", { name: "Phone brands" }));
    await page.locator("#category-panel").getByRole("link", { name: "Samsung" }).click();
    await isAt(page, "/search/phone/samsung");
    await hasHeading(page, "Samsung Phone");
    await seesNot(page.locator("#category-panel"));
    const { body: samsungs } = await ask(
      "/category-brand-search?category=phone&brand=samsung&min=200&page=1&limit=8",
    );
    await showsProducts(page, samsungs);

    // Opened again, the panel has forgotten what was chosen.
    await categories.click();
    await sees(page.getByRole("heading", { name: "Popular brands" }));
    await page.keyboard.press("Escape");
    await seesNot(page.locator("#category-panel"));

    const { product, color } = choosable(samsungs);
    await cards(page)
      .filter({ has: page.getByRole("heading", { name: product.title, exact: true }) })
      .click();
    await hasHeading(page, product.title);
    const price = effectivePrice(product);
    await sees(shownPrice(page).getByText(taka(price)));
    await sees(page.getByText(product.stock > 0 ? "In Stock" : "Not In Stock", { exact: true }));

    const colors = page.getByRole("group", { name: "Colour" });
    const button = colors.getByRole("button", { name: color.color });
    await button.click();
    await chosen();
    await page.reload();
    await stands(page);
    await chosen();

    const [option] = product.ramStorage.filter(({ priceDifference }) => priceDifference !== 0);
    await page
      .getByRole("group", { name: "RAM / Storage" })
      .getByRole("button", { name: option.option })
      .click();
    await sees(
      shownPrice(page).getByText(taka(price + color.priceDifference + option.priceDifference)),
    );

    await page.getByRole("button", { name: "Share" }).click();
    const dialog = page.getByRole("dialog", { name: "Share this product" });
    const link = await dialog.getByLabel("Link to this product").inputValue();
    assert.equal(new URL(link).origin + new URL(link).pathname, page.url().split("?")[0]);
    assert.equal(new URL(link).searchParams.get("color"), color.color);
    assert.equal(new URL(link).searchParams.get("ram"), option.option);
    await dialog.getByRole("button", { name: "Copy Link" }).click();
    await sees(dialog.getByRole("alert").getByText("Product link copied!", { exact: true }));
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), link);
    await dialog.getByRole("button", { name: "Close" }).last().click();
    await seesNot(dialog);

    // Clicking what is chosen takes it back.
    await button.click();
    await eventually(async () => assert.equal(await button.getAttribute("aria-pressed"), "false"));
    await sees(shownPrice(page).getByText(taka(price + option.priceDifference)));

    async function chosen() {
      await eventually(async () => assert.equal(await button.getAttribute("aria-pressed"), "true"));
      await sees(shownPrice(page).getByText(taka(price + color.priceDifference)));
      await eventually(() =>
        assert.equal(new URL(page.url()).searchParams.get("color"), color.color),
      );
      await isInMiddle(page, `${product.title} in ${color.color}`);
    }
  },
  { permissions: ["clipboard-read", "clipboard-write"] },
);

journey("every kind of listing opens its own kind of page", async ({ page, open }) => {
  const kinds = [
    ["/products", "/allproducts?min=200&page=1&limit=8", "/product/", "Buy Now"],
    ["/upcomings", "/alltrandingproducts?page=1&limit=8", "/upcomings/", "Preorder Now"],
    ["/bestdeals", "/allbestdeals?min=200&page=1&limit=8", "/bestdeal/", "Buy Now"],
    ["/exclusive", "/allexclusive?min=200&page=1&limit=8", "/exclusive/", "Buy Now"],
    ["/offer", "/offers?min=200&page=1&limit=8", "/offer/", "Buy Now"],
  ];
  for (const [list, call, detail, action] of kinds) {
    const { body } = await ask(call);
    await open(list);
    await showsProducts(page, body);
    const [first] = body;
    await cards(page).first().click();
    await isAt(page, detail + first._id);
    await hasHeading(page, first.title);
    await sees(page.getByRole("button", { name: action, exact: true }));
    await sees(page.getByRole("navigation", { name: "Breadcrumb" }).locator(`a[href="${list}"]`));
  }
  const { body } = await ask("/offers?page=1&limit=1");
  await open(`/category/details/${body[0]._id}`);
  await hasHeading(page, body[0].title);
});

journey("the pictures: thumbnails, full screen", async ({ page, open }) => {
  const { product, color } = await choosableOf("/allproducts?category=phone");
  await open(`/product/${product._id}`);
  await page.getByRole("button", { name: `Show the picture in ${color.color}` }).click();
  await isInMiddle(page, `${product.title} in ${color.color}`);
  await eventually(async () =>
    assert.equal(
      await page
        .getByRole("button", { name: `Show the picture in ${color.color}` })
        .getAttribute("aria-current"),
      "true",
    ),
  );
  await page.getByRole("button", { name: "View full screen" }).click();
  const viewer = page.locator(".yarl__root");
  await sees(viewer);
  // The viewer goes round and has pictures twice: the one in its middle counts.
  await eventually(async () => {
    const middle = await page.evaluate(
      () => document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)?.alt,
    );
    assert.equal(middle, `${product.title} in ${color.color}`);
  });
  for (const name of ["Zoom in", "Close", "Previous", "Next"]) {
    await page.keyboard.press("Tab");
    const button = viewer.getByRole("button", { name, exact: true });
    await isFocused(button);
    const outline = await button.evaluate((element) =>
      [element, ...element.children].map((part) => getComputedStyle(part).outlineStyle),
    );
    assert.ok(outline.includes("solid"), `the focus on ${name} is seen`);
  }
  await page.keyboard.press("Escape");
  await seesNot(viewer);
});

journey("a visitor's Add to Cart needs no account", async ({ page, open }) => {
  const { product } = await choosableOf("/allproducts?category=phone");
  await open(`/product/${product._id}`);
  await chooseFirst(page);
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await seesToast(page, "Added to cart successfully!");
  assert.equal(new URL(page.url()).pathname, `/product/${product._id}`);
  await sees(page.getByRole("banner").getByRole("link", { name: "Cart, 1 item", exact: true }));
  // Nothing but this browser knows it, after a reload too.
  await page.reload();
  await sees(page.getByRole("banner").getByRole("link", { name: "Cart, 1 item", exact: true }));
});

journey(
  "a visitor's Buy Now and Preorder Now need no account, the heart does",
  async ({ page, open }) => {
    const { product } = await choosableOf("/allproducts?category=phone");
    await open(`/product/${product._id}`);
    await page.getByRole("button", { name: "Buy Now" }).click();
    const colors = page.getByRole("group", { name: "Colour", exact: true });
    await sees(colors.getByRole("alert").getByText("Please choose a colour.", { exact: true }));
    await eventually(async () =>
      assert.ok(await colors.evaluate((group) => group.contains(document.activeElement))),
    );
    assert.equal(await toasts(page).count(), 0);
    await chooseFirst(page);
    await page.getByRole("button", { name: `Add ${product.title} to favourites` }).click();
    await seesToast(page, "Please log in to add favorites!");
    assert.equal(new URL(page.url()).pathname, `/product/${product._id}`);
    await page.getByRole("button", { name: "Buy Now" }).click();
    await eventually(async () => assert.equal(new URL(page.url()).pathname, "/checkout"));
    await hasHeading(page, "Checkout");
    await sees(page.locator("main").getByText(product.title).first());
    assert.equal(await page.evaluate(() => localStorage.getItem("haat-cart") ?? "[]"), "[]");

    const { body: upcoming } = await ask("/alltrandingproducts");
    const priced = upcoming.find((item) => effectivePrice(item) > 0);
    await open(`/upcomings/${priced._id}`);
    await chooseFirst(page);
    await page.getByRole("button", { name: "Preorder Now" }).click();
    await eventually(async () => assert.equal(new URL(page.url()).pathname, "/checkout"));
    await hasHeading(page, "Checkout");
    await sees(page.locator("main").getByText(priced.title).first());

    const unpriced = upcoming.find((item) => effectivePrice(item) === 0);
    await open(`/upcomings/${unpriced._id}`);
    await sees(page.getByText("Price to be announced"));
    await eventually(async () =>
      assert.ok(await page.getByRole("button", { name: "Preorder Now" }).isDisabled()),
    );
  },
);

journey("a product that is not in stock cannot be bought", async ({ page, open }) => {
  const { body } = await ask("/allproducts");
  const gone = body.find(({ stock }) => stock === 0);
  await open(`/product/${gone._id}`);
  await sees(page.getByText("Not In Stock", { exact: true }));
  await eventually(async () =>
    assert.ok(await page.getByRole("button", { name: "Buy Now" }).isDisabled()),
  );
  await eventually(async () =>
    assert.ok(await page.getByRole("button", { name: "Add to Cart" }).isDisabled()),
  );
});

journey(
  "the view is sent before the page changes, and counts",
  async ({ page, open }) => {
    await open("/category/laptop");
    const { body } = await ask("/categorysearch?category=laptop&min=200&page=1&limit=8");
    const before = (await ask(`/allproducts/${body[0]._id}`)).body.views;
    const counting = page.waitForRequest((request) => request.method() === "PATCH");
    await cards(page).first().click();
    const request = await counting;
    assert.equal(new URL(request.url()).pathname.split("/").at(-1), body[0]._id);
    assert.equal(await request.headerValue("referer"), `${SHOP}/category/laptop`);
    await hasHeading(page, body[0].title);
    await eventually(async () => {
      const { views } = (await ask(`/allproducts/${body[0]._id}`)).body;
      assert.equal(views, before + 1);
    });
  },
  // One that has looked at nothing yet: a repeat within 30 minutes does not count (contract 4).
  { userAgent: `Chromium of a new shopper ${Date.now()}` },
);

journey("a failed view counter does not close the shop", async ({ page, open, expectTrouble }) => {
  await page.route("**/increment-*/**", (route) => route.abort());
  expectTrouble(/^request: net::ERR_FAILED PATCH /);
  expectTrouble(/^console: Error counting the view:/);
  expectTrouble(/^console: Failed to load resource: net::ERR_FAILED/);
  await open("/bestdeals");
  const { body } = await ask("/allbestdeals?min=200&page=1&limit=8");
  await cards(page).first().click();
  await isAt(page, `/bestdeal/${body[0]._id}`);
  await hasHeading(page, body[0].title);
});
