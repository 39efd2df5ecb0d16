/** The phone's Back closes what lies over the page; only then does it leave the page. */
import assert from "node:assert/strict";
import {
  PHONE,
  ask,
  eventually,
  hasHeading,
  isAt,
  journey,
  sees,
  seesNot,
  stands,
} from "./support.mjs";
import { newCustomer, newProduct, signIn } from "./people.mjs";

const onPhone = { viewport: PHONE, hasTouch: true, isMobile: true };
const button = (scope, name) => scope.getByRole("button", { name, exact: true });

/** Waits until that many entries of the history are there for what lies over the page. */
async function hasLayers(page, count) {
  await eventually(async () =>
    assert.equal(await page.evaluate(() => window.history.state.layer ?? 0), count),
  );
}

/** Opens the product from the list, so that there is a page to go back to. */
async function fromTheList({ page, open }, address, title) {
  await open("/products");
  await page.evaluate((path) => {
    const link = document.createElement("a");
    link.href = path;
    document.body.append(link);
    link.click();
  }, address);
  await hasHeading(page, title);
  await stands(page);
}

journey(
  "Back closes picture, share, menu and order, and then leaves the product",
  async (shopper) => {
    const { page } = shopper;
    const product = await newProduct({ availableColors: [], ramStorage: [] });
    await signIn(page, await newCustomer({ address: "House 4, Road 2, Chawkbazar" }));
    await fromTheList(shopper, `/product/${product._id}`, product.title);
    const address = new URL(page.url()).pathname;
    const over = [
      [() => button(page, "View full screen").tap(), page.locator(".yarl__portal")],
      [() => button(page, "Share").tap(), page.getByRole("dialog", { name: "Share this product" })],
      [() => button(page, "Open menu").tap(), page.getByRole("dialog", { name: "Menu" })],
      [
        () => page.getByRole("button", { name: "Buy Now" }).last().tap(),
        page.getByRole("dialog", { name: "Confirm Order" }),
      ],
    ];
    for (const [show, layer] of over) {
      await show();
      await sees(layer);
      await page.goBack();
      await seesNot(layer);
      await isAt(page, address);
      await hasHeading(page, product.title);
    }
    // Esc closes as before, and leaves no entry behind.
    for (const [show, layer] of over) {
      await show();
      await sees(layer);
      await page.keyboard.press("Escape");
      await seesNot(layer);
      await isAt(page, address);
    }
    await hasLayers(page, 0);
    await page.goBack();
    await isAt(page, "/products");
  },
  onPhone,
);

journey(
  "a link in the menu leaves one entry, and a reload under the menu none",
  async ({ page, open }) => {
    await open("/products");
    const menu = page.getByRole("dialog", { name: "Menu" });
    await button(page, "Open menu").tap();
    await menu.getByRole("link", { name: "Exclusive Sale", exact: true }).tap();
    await isAt(page, "/exclusive");
    await seesNot(menu);
    await stands(page);
    await button(page, "Open menu").tap();
    await sees(menu);
    await hasLayers(page, 1);
    await page.reload();
    await stands(page);
    await hasLayers(page, 0);
    await isAt(page, "/exclusive");
    await page.goBack();
    await isAt(page, "/products");
    await page.goForward();
    await isAt(page, "/exclusive");
  },
  onPhone,
);

journey(
  "filters are chosen in the sheet, Back closes it, and then takes one back",
  async ({ page, open }) => {
    const { body: facets } = await ask("/api/facets?listing=product&min=200");
    assert.ok(facets.brands.length > 1);
    await open("/products");
    await button(page, "Filters").tap();
    const sheet = page.getByRole("dialog", { name: "Filters" });
    const box = sheet.getByRole("group", { name: "Brand" }).getByRole("checkbox").first();
    await box.tap();
    await page.waitForURL(/brands=/);
    const chosen = new URL(page.url());
    await sees(sheet);
    await page.goBack();
    await seesNot(sheet);
    await isAt(page, decodeURIComponent(chosen.pathname + chosen.search));
    await page.goBack();
    await isAt(page, "/products");
    await page.goForward();
    await isAt(page, decodeURIComponent(chosen.pathname + chosen.search));
  },
  onPhone,
);

journey(
  "Back leads to the same place, though the list is loaded anew",
  async ({ page, open }) => {
    await open("/products?page=2");
    const place = () => page.evaluate(() => Math.round(window.scrollY));
    await page.mouse.wheel(0, 500);
    await eventually(async () => assert.equal(await place(), 500));
    await page
      .locator("main a[href^='/product/']")
      .nth(2)
      .evaluate((link) => link.click());
    await page.waitForURL(/\/product\//);
    await page.reload();
    await stands(page);
    await page.goBack();
    await isAt(page, "/products?page=2");
    await stands(page);
    await eventually(async () => assert.equal(await place(), 500));
    // The person goes on from there.
    await page.mouse.wheel(0, 100);
    await eventually(async () => assert.equal(await place(), 600));
  },
  { viewport: PHONE },
);
