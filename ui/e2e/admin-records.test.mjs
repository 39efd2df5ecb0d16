/** The audit log after writes, and the trash out of which every kind of thing comes back; on a phone, too. */
import assert from "node:assert/strict";
import { signInAsOwner } from "./back-office.mjs";
import { assertAccessible, assertFits } from "./checks.mjs";
import { asOwner, editProduct, newPhone, newPost, newProduct } from "./people.mjs";
import { OWNER } from "./shop.mjs";
import {
  ask,
  hasHeading,
  isAt,
  journey,
  PHONE,
  sees,
  seesNot,
  seesToast,
  SHOP,
  stands,
} from "./support.mjs";

const AUDIT = "/029A/admin/audit";
const TRASH = "/029A/admin/trash";

const plainProduct = (changes = {}) =>
  newProduct({ ramStorage: [], availableColors: [], ...changes });

async function send(path, body) {
  const reply = await fetch(SHOP + path, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify(body),
  });
  assert.ok(reply.ok, `${path}: ${reply.status} ${await reply.clone().text()}`);
  return reply.json();
}

/** An order of two pieces without an account, approved: it holds its stock. */
async function newOrder(product) {
  const { orderNumber, insertedId } = await send("/order", {
    ProductName: product.title,
    productId: product._id,
    CustomerName: "Jamal Uddin",
    DeliveryLocation: "Agrabad",
    Email: "jamal@customers.example",
    Phone: newPhone(),
    Quantity: 2,
    Message: "Please call first.",
  });
  await asOwner("PATCH", "/api/orders/approve", {
    orderId: insertedId,
    userId: null,
    deliveryTime: "2 days",
  });
  return { number: orderNumber, id: insertedId };
}

async function newMessage() {
  const name = `Shirin ${crypto.randomUUID().slice(0, 6)}`;
  await send("/api/contact", {
    name,
    phone: newPhone(),
    email: "shirin@customers.example",
    message: "Do you have chargers?",
  });
  const messages = await asOwner("GET", "/contact");
  return messages.find((message) => message.name === name);
}

const stockOf = async ({ _id }) => (await ask(`/allproducts/${_id}`)).body.stock;
const rowOf = (page, title) =>
  page
    .getByRole("region", { name: "Deleted things" })
    .getByRole("listitem")
    .filter({ hasText: title });
const entryOf = (page, sentence) =>
  page.getByRole("region", { name: "Entries" }).getByRole("listitem").filter({ hasText: sentence });

async function restore(page, title) {
  await rowOf(page, title)
    .getByRole("button", { name: /^Restore / })
    .click();
  await seesNot(rowOf(page, title));
  await seesToast(page, "Restored.");
}

journey("the audit log tells who changed what", async ({ page, open }) => {
  const product = await plainProduct();
  await editProduct(product, { offerPrice: 44_000, warranty: "2 years" });
  await signInAsOwner(page);
  await open(AUDIT);
  await hasHeading(page, "Audit");
  const added = entryOf(page, `Added the product “${product.title}”`);
  await sees(added.getByText(OWNER.email));

  await page.getByRole("combobox", { name: "Kind" }).selectOption("Products");
  await isAt(page, `${AUDIT}?subject=product`);
  await stands(page);
  const edited = entryOf(page, `Edited the product “${product.title}”: offer price, warranty`);
  await edited.getByRole("button", { name: /^Details/ }).click();
  await sees(edited.getByText("TK 44,000", { exact: true }));
  assert.match(
    await edited.innerText(),
    /Offer price\s+from TK 45,000 to TK 44,000\s+Warranty\s+from 1 year to 2 years/,
  );
  await assertAccessible(page, "the audit log with details");

  await page.keyboard.press("/");
  await page.keyboard.type(product.title);
  await isAt(page, `${AUDIT}?subject=product&q=${product.title.replaceAll(" ", "+")}`);
  await sees(page.getByText("2 entries", { exact: true }));
  await added.getByRole("link", { name: /^Open/ }).click();
  await isAt(page, `/029A/admin/products/${product._id}`);
  await page.goBack();
  await sees(added);

  await page.getByRole("searchbox").fill("nothing that anybody wrote");
  await sees(page.getByText("Nothing fits", { exact: true }));
  await page.getByRole("button", { name: "Show everything" }).click();
  await isAt(page, AUDIT);
  await page.setViewportSize(PHONE);
  await stands(page);
  await assertFits(page, "the audit log");
  await assertAccessible(page, "the audit log at 360 px");
});

journey("products, messages and blog posts come back out of the trash", async ({ page, open }) => {
  await signInAsOwner(page);
  const product = await plainProduct();
  const message = await newMessage();
  const blog = await newPost();
  await asOwner("DELETE", `/product/${product._id}`);
  await asOwner("DELETE", `/contact/${message._id}`);
  await asOwner("DELETE", `/blogs/${blog._id}`);
  await open(TRASH);
  await hasHeading(page, "Trash");
  for (const [title, kind] of [
    [product.title, "Product"],
    [message.name, "Message"],
    [blog.title, "Blog post"],
  ]) {
    await sees(rowOf(page, title).getByText(kind));
    await sees(rowOf(page, title).getByText("30 days left"));
  }
  await assertAccessible(page, "the trash");

  await page
    .getByRole("navigation", { name: "Kind" })
    .getByRole("link", { name: /^Products/ })
    .click();
  await isAt(page, `${TRASH}?kind=product`);
  await seesNot(rowOf(page, message.name));
  await restore(page, product.title);
  assert.equal(await stockOf(product), 10);
  await page.getByRole("navigation", { name: "Kind" }).getByRole("link", { name: /^All/ }).click();
  await isAt(page, TRASH);
  await restore(page, message.name);
  const messages = await asOwner("GET", "/contact");
  assert.ok(messages.some(({ _id }) => _id === message._id));
  await restore(page, blog.title);
  assert.equal((await ask(`/blogs/${blog._id}`)).body.title, blog.title);

  await open(AUDIT);
  for (const sentence of [
    `Restored the blog post “${blog.title}”`,
    "Restored a message",
    `Restored the product “${product.title}”`,
  ]) {
    await sees(entryOf(page, sentence).first());
  }
});

journey("an order comes back when its stock is there", async ({ page, open, expectRefusal }) => {
  const product = await plainProduct({ stock: 3 });
  const order = await newOrder(product);
  assert.equal(await stockOf(product), 1);
  await asOwner("DELETE", `/orders/${order.id}`);
  assert.equal(await stockOf(product), 3);
  await editProduct(product, { stock: 1 });
  await signInAsOwner(page);
  await open(`${TRASH}?kind=order`);
  const row = rowOf(page, order.number);
  await sees(row.getByText(product.title));
  expectRefusal(409, `/api/admin/trash/${order.id}/restore`);
  await row.getByRole("button", { name: /^Restore / }).click();
  await sees(
    row.getByText(
      "There is not enough stock for this order: only 1 left. Raise the product's stock, then restore it.",
      { exact: true },
    ),
  );
  await assertAccessible(page, "an order without stock");
  assert.equal(await stockOf(product), 1);

  await editProduct(product, { stock: 5 });
  await restore(page, order.number);
  assert.equal(await stockOf(product), 3);
  const back = await asOwner("GET", `/orders/${order.id}`);
  assert.equal(back.orderNumber, order.number);
});

journey(
  "the trash on a phone",
  async ({ page, open, expectTrouble }) => {
    const product = await plainProduct({ title: `শাওমি রেডমি নোট ১৪ প্রো ${Date.now()}` });
    await asOwner("DELETE", `/product/${product._id}`);
    await signInAsOwner(page);
    await open(TRASH);
    await sees(rowOf(page, product.title));
    await assertFits(page, "the trash");
    await assertAccessible(page, "the trash at 360 px");
    expectTrouble(/net::ERR_FAILED/);
    await page.route("**/api/admin/trash/*/restore", (route) => route.abort(), { times: 1 });
    await rowOf(page, product.title)
      .getByRole("button", { name: /^Restore / })
      .click();
    await seesToast(page, "This could not be restored. It is still in the trash.");
    await restore(page, product.title);
  },
  { viewport: PHONE },
);
