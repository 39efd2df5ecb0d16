/** The owner signs in, deletes a product and leaves; a shopper never loads what the owner uses. */
import assert from "node:assert/strict";
import { newCustomer, signIn as signInCustomer } from "./people.mjs";
import { OWNER } from "./shop.mjs";
import {
  ask,
  cards,
  eventually,
  hasHeading,
  isAt,
  journey,
  sees,
  seesNot,
  seesToast,
  showsProducts,
  stands,
} from "./support.mjs";

/** Calls that only the back office makes; whoever is a customer may need its logout's name. */
const ADMIN_CALL = /\/api\/admin\/(?!logout)|\/dashboard-stats|\/updatebanner/;

/** Which of some scripts know calls of the back office. */
async function ofBackOffice(page, scripts) {
  const read = async (paths) =>
    Promise.all(paths.map(async (path) => [path, await (await fetch(path)).text()]));
  const texts = await page.evaluate(read, [...new Set(scripts)]);
  return texts.filter(([, text]) => ADMIN_CALL.test(text)).map(([path]) => path);
}

/** Notes the scripts that a page loads. */
function scriptsOf(page) {
  const loaded = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) loaded.push(pathname);
  });
  return loaded;
}

async function signIn(page, email, password) {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

journey("the owner signs in, deletes a product, signs out", async (shopper) => {
  const { page, open, expectTrouble } = shopper;
  const scripts = scriptsOf(page);
  await open("/029A");
  await hasHeading(page, "Admin Login");
  await page.getByRole("button", { name: "Sign In" }).click();
  await sees(page.getByText("Please provide both email and password.", { exact: true }));

  expectTrouble(/^response: 401 POST .*\/getuserinfo/);
  expectTrouble(/^console: .* 401 /);
  await signIn(page, OWNER.email, "not-the-password");
  await sees(page.getByText("Invalid email or password.", { exact: true }));
  assert.equal(await page.getByLabel("E-mail").inputValue(), OWNER.email);

  await signIn(page, ` ${OWNER.email.toUpperCase()} `, OWNER.password);
  await isAt(page, "/029A/admin");
  const { user } = await page.evaluate(async () => (await fetch("/api/me")).json());
  assert.equal(user.role, "admin");
  await seesToast(page, `Welcome, ${user.name}!`);
  await hasHeading(page, "Dashboard");
  const { total } = await ask("/allproducts?page=1&limit=1");
  for (const [label, value] of [
    ["Products", total],
    ["Trending", (await ask("/alltrandingproducts?page=1&limit=1")).total],
  ]) {
    const tile = page.locator("dl > div", { hasText: label });
    await sees(tile.getByText(String(value), { exact: true }));
  }
  assert.ok((await ofBackOffice(page, scripts)).length > 0, "the pattern finds its chunks");

  await page.getByRole("link", { name: "Home", exact: true }).click();
  await isAt(page, "/");
  await open("/category/accessories");
  const call = "/categorysearch?category=accessories&min=200&page=1&limit=8";
  const { body: before, total: count } = await ask(call);
  await showsProducts(page, before);
  const doomed = before.find(({ listing }) => listing === "product");
  const remove = cards(page).getByRole("button", { name: `Delete ${doomed.title}` });
  await remove.click();
  const dialog = page.getByRole("dialog");
  await sees(dialog.getByText("Are you sure you want to delete this product?", { exact: true }));
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await seesNot(dialog);
  await showsProducts(page, before);

  await remove.click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await seesToast(page, "Deleted successfully.");
  await seesNot(dialog);
  const { body: left, total: leftCount } = await ask(call);
  assert.equal(leftCount, count - 1);
  await showsProducts(page, left);
  await sees(page.getByText(`${leftCount} products`, { exact: true }));

  await page.getByRole("banner").getByRole("link", { name: "Back office" }).click();
  await isAt(page, "/029A/admin");
  await hasHeading(page, "Dashboard");
  await stands(page);
  await page.getByRole("button", { name: "Logout" }).click();
  await seesToast(page, "You have successfully logged out.");
  await isAt(page, "/");
  await sees(page.getByRole("link", { name: "Login", exact: true }).first());
  await eventually(async () => {
    const cookies = await page.context().cookies();
    assert.deepEqual(
      cookies.filter(({ name }) => name === "user" || name === "haat_admin"),
      [],
    );
  });
});

journey("the session cookies: one for the server, one for the header", async ({ page, open }) => {
  await open("/029A");
  await signIn(page, OWNER.email, OWNER.password);
  await isAt(page, "/029A/admin");
  await eventually(async () => {
    const cookies = await page.context().cookies();
    const session = cookies.find(({ name }) => name === "haat_admin");
    const shown = cookies.find(({ name }) => name === "user");
    assert.ok(session?.httpOnly && session.sameSite === "Lax");
    assert.deepEqual(Object.keys(JSON.parse(decodeURIComponent(shown.value))).sort(), [
      "_id",
      "email",
      "name",
      "role",
    ]);
  });
  // Signed in already, the login page leads on.
  await page.goto("/029A");
  await isAt(page, "/029A/admin");
  await page.goto("/allblogs");
  await sees(page.getByRole("button", { name: /^Delete / }).first());
});

journey("a visitor is led out of the back office", async ({ page }) => {
  await page.goto("/029A/admin");
  await isAt(page, "/");
  await seesToast(page, "Please log in");
  await page.goto("/dashboard");
  await isAt(page, "/");
});

journey("neither visitor nor customer downloads the back office", async ({ page, open }) => {
  const scripts = scriptsOf(page);
  await open("/");
  await page.getByRole("button", { name: "Categories", exact: true }).click();
  await page.locator("#category-panel").getByRole("link", { name: "Apple", exact: true }).click();
  await stands(page);
  await cards(page).first().click();
  await page.getByRole("button", { name: "Share" }).click();
  await page.keyboard.press("Escape");
  for (const address of ["/allblogs", "/login", "/store-location", "/searchedfor/phone"]) {
    await open(address);
    await page.waitForLoadState("networkidle");
  }
  await signInCustomer(page, await newCustomer());
  for (const child of ["", "/orders", "/carts", "/favourites", "/profile"]) {
    await open(`/dashboard${child}`);
    await page.waitForLoadState("networkidle");
  }
  assert.ok(scripts.length > 5);
  assert.deepEqual(await ofBackOffice(page, scripts), []);
});
