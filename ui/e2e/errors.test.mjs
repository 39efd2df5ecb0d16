/** Addresses that lead nowhere, and old ones that lead somewhere else. */
import assert from "node:assert/strict";
import { SHOP, ask, hasHeading, isAt, journey, sees, stands } from "./support.mjs";

async function seesErrorPage(page, status) {
  await hasHeading(page, "Oops!");
  await sees(page.getByText("Something went wrong.", { exact: true }));
  await sees(page.getByText(`Error Code: ${status}`, { exact: true }));
  await sees(page.getByRole("button", { name: "Go Back" }));
  await sees(page.getByRole("link", { name: "Go to Homepage" }));
}

journey("an unknown address is 404 and leads home", async ({ page, open, expectTrouble }) => {
  expectTrouble(/404.*\/no-such-page/);
  await open("/products");
  const response = await open("/no-such-page");
  assert.equal(response.status(), 404);
  await seesErrorPage(page, 404);
  await page.getByRole("button", { name: "Go Back" }).click();
  await isAt(page, "/products");
  await stands(page);
  await open("/no-such-page");
  await page.getByRole("link", { name: "Go to Homepage" }).click();
  await isAt(page, "/");
  await sees(page.getByRole("heading", { name: "Best Deal Products" }));
});

for (const address of [
  "/product/no-such-id",
  "/upcomings/no-such-id",
  "/bestdeal/no-such-id",
  "/exclusive/no-such-id",
  "/offer/no-such-id",
  "/category/details/no-such-id",
  "/blog/no-such-id",
]) {
  journey(`${address} is 404`, async ({ page, open, expectTrouble }) => {
    expectTrouble(/404.*\/no-such-id/);
    const response = await open(address);
    assert.equal(response.status(), 404);
    await seesErrorPage(page, 404);
    await page.getByRole("link", { name: "Go to Homepage" }).click();
    await isAt(page, "/");
  });
}

journey("a product opens under the address of another listing too", async ({ page, open }) => {
  const { body } = await ask("/offers?page=1&limit=1");
  const response = await open(`/bestdeal/${body[0]._id}`);
  const moved = await response.request().redirectedFrom().response();
  assert.equal(moved.status(), 302);
  await isAt(page, `/offer/${body[0]._id}`);
  await hasHeading(page, body[0].title);
});

journey("old share links open the item", async ({ page, open }) => {
  for (const [call, old, now] of [
    ["/alltrandingproducts", "/tranding/", "/upcomings/"],
    ["/allbestdeals", "/bestdeals/", "/bestdeal/"],
  ]) {
    const { body } = await ask(`${call}?page=1&limit=1`);
    const response = await open(old + body[0]._id);
    const moved = await response.request().redirectedFrom().response();
    assert.equal(moved.status(), 302);
    assert.match(await moved.headerValue("cache-control"), /no-store|no-cache/);
    await isAt(page, now + body[0]._id);
    await hasHeading(page, body[0].title);
    // A previewer of links names no type that it wants.
    const plain = await fetch(SHOP + old + body[0]._id, { redirect: "manual" });
    assert.equal(plain.status, 302);
  }
});

journey("a call that fails can be tried again", async ({ page, open, expectTrouble }) => {
  expectTrouble(/^request: net::ERR_FAILED GET .*\/allexclusive/);
  expectTrouble(/^console: Failed to load resource/);
  await open("/");
  await page.route("**/allexclusive?*", (route) => route.abort());
  await page.getByRole("link", { name: "Exclusive Sale", exact: true }).first().click();
  const retry = page.getByRole("button", { name: "Retry" });
  await sees(retry);
  await page.unroute("**/allexclusive?*");
  await retry.click();
  await stands(page);
  await sees(page.getByRole("link", { name: /^See Details/ }).first());
});
