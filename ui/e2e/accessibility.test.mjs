/** No rule of axe is broken, on a large screen and on a phone. */
import AxeBuilder from "@axe-core/playwright";
import assert from "node:assert/strict";
import { DESKTOP, PHONE, ask, journey, sees, stands } from "./support.mjs";

async function assertAccessible(page, where) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n  ${nodes.map((node) => `${node.html} ${node.any.map(({ message }) => message).join(" ")}`).join("\n  ")}`,
  );
  assert.deepEqual(found, [], where);
}

for (const [size, viewport] of Object.entries({ "1440 px": DESKTOP, "360 px": PHONE })) {
  journey(
    `axe finds nothing at ${size}`,
    async ({ page, open, expectTrouble }) => {
      expectTrouble(/404.*\/no-such-page/);
      const { body: products } = await ask("/allproducts?category=phone");
      const chosen = products.find(
        ({ availableColors, ramStorage }) => availableColors.length > 1 && ramStorage.length > 1,
      );
      const soldOut = products.find(({ stock }) => stock === 0);
      const { body: offers } = await ask("/offers");
      const { body: posts } = await ask("/blogs?page=1&limit=1");
      const color = encodeURIComponent(chosen.availableColors[1].color);
      for (const address of [
        "/",
        "/products",
        "/products?max=20000&sort=lowToHigh&page=2",
        `/product/${chosen._id}?color=${color}`,
        `/product/${soldOut._id}`,
        `/offer/${offers.find(({ title }) => /\p{Script=Bengali}/u.test(title))._id}`,
        "/searchedfor/samsung",
        "/searchedfor/zzqx",
        "/category/phone",
        "/allcategory",
        "/search/phone/samsung",
        "/no-such-page",
        "/login",
        "/register",
        "/forgot-password",
        "/store-location",
        "/allblogs",
        `/blog/${posts[0]._id}`,
        `/buynow/${encodeURIComponent(chosen.title)}`,
        "/terms",
        "/policy",
        "/029A",
      ]) {
        await open(address);
        await stands(page);
        await assertAccessible(page, `${address} at ${size}`);
      }
    },
    { viewport },
  );
}

journey("axe finds nothing in what opens over a page", async ({ page, open }) => {
  await open("/");
  await page.getByRole("button", { name: "Categories", exact: true }).click();
  await sees(page.getByRole("heading", { name: "Popular brands" }));
  await assertAccessible(page, "the brand panel");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Contact Us" }).click();
  await page.getByRole("button", { name: "Send Message" }).click();
  await sees(page.getByText("Please enter your name."));
  await assertAccessible(page, "the contact widget with errors");

  const { body } = await ask("/allproducts?page=1&limit=1");
  await open(`/product/${body[0]._id}`);
  await page.getByRole("button", { name: "Buy Now" }).click();
  await sees(page.locator("[data-sonner-toast][data-mounted=true]"));
  await page.getByRole("button", { name: "Share" }).click();
  await sees(page.getByRole("dialog"));
  await assertAccessible(page, "the share popup and a toast");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "View full screen" }).click();
  await sees(page.locator(".yarl__root"));
  await assertAccessible(page, "the fullscreen viewer");

  await page.setViewportSize(PHONE);
  await open("/");
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog").locator("summary", { hasText: "Tablet" }).click();
  await assertAccessible(page, "the drawer");
});
