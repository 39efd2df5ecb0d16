/** What a visitor wanted is done after signing in, on the page that they came from (specification 5). */
import assert from "node:assert/strict";
import {
  asCustomer,
  fillLogin,
  newCustomer,
  newPhone,
  newProduct,
  PASSWORD,
  signIn,
} from "./people.mjs";
import { isAt, journey, sees, seesNot, seesToast, toasts } from "./support.mjs";

const button = (page, name) => page.getByRole("button", { name, exact: true });
const toastButton = (page, name) => toasts(page).getByRole("button", { name });

journey("a visitor's cart comes along to the account", async ({ page, open }) => {
  const customer = await newCustomer();
  const product = await newProduct({ ramStorage: [] });
  await open(`/product/${product._id}`);
  await page.getByRole("group", { name: "Colour" }).getByRole("button", { name: "Mango" }).click();
  await isAt(page, `/product/${product._id}?color=Mango`);
  await button(page, "Add to Cart").click();
  await seesToast(page, "Added to cart successfully!");
  await isAt(page, `/product/${product._id}?color=Mango`);
  await open("/login");
  await fillLogin(page, customer);
  await sees(page.getByText("Login successful! Redirecting...", { exact: true }));
  await isAt(page, "/dashboard");
  await sees(page.getByRole("link", { name: "Cart, 1 item", exact: true }).first());
  const { customer: known } = await asCustomer(page, "GET", "/api/me");
  assert.deepEqual(
    known.cart.map(({ productId, color }) => [productId, color]),
    [[product._id, "Mango"]],
  );
  assert.equal(await page.evaluate(() => localStorage.getItem("haat-cart")), "[]");
});

journey("the heart waits for a new account", async ({ page, open }) => {
  const product = await newProduct();
  await open(`/product/${product._id}`);
  await button(page, `Add ${product.title} to favourites`).click();
  await seesToast(page, "Please log in to add favorites!");
  await toastButton(page, "Sign in").click();
  await isAt(page, "/login");
  await page.locator("main").getByRole("link", { name: "Register" }).click();
  await page.getByLabel(/^Name/).fill("Salma");
  await page.getByLabel(/^E-mail/).fill(`${crypto.randomUUID().slice(0, 8)}@customers.example`);
  await page.getByLabel(/^Phone/).fill(newPhone());
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByLabel(/^Confirm Password/).fill(PASSWORD);
  await button(page, "Register").click();
  await isAt(page, "/login");
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await button(page, "Login").click();
  await seesToast(page, "Added to favorites!");
  await isAt(page, `/product/${product._id}`);
  await sees(button(page, `Remove ${product.title} from favourites`));
});

journey("a session that ends behind an open dialog", async ({ page, open, expectRefusal }) => {
  const customer = await newCustomer({ address: "House 12, Road 3" });
  const product = await newProduct({ availableColors: [], ramStorage: [] });
  await signIn(page, customer);
  await open(`/product/${product._id}`);
  await button(page, "Buy Now").click();
  const dialog = page.getByRole("dialog", { name: "Confirm Order" });
  await sees(dialog);
  await asCustomer(page, "POST", "/api/logout");
  expectRefusal(401, "/api/order/place");
  await dialog.getByRole("button", { name: "Confirm Order" }).click();
  await seesToast(page, "Please log in");
  await seesNot(dialog);
  await toastButton(page, "Sign in").click();
  await fillLogin(page, customer);
  await isAt(page, `/product/${product._id}`);
  await sees(dialog.getByText(product.title, { exact: true }));
  const { customer: before } = await asCustomer(page, "GET", "/api/me");
  assert.deepEqual(before.orders, [], "nothing is ordered without a yes");
  await dialog.getByRole("button", { name: "Confirm Order" }).click();
  await seesToast(page, "Order placed successfully!");
});
