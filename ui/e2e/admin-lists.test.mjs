/** The owner's lists of products: quick edits, two admins at once, deleting and undoing, many at once; on a phone, too. */
import assert from "node:assert/strict";
import { asOwner, editProduct, newProduct } from "./people.mjs";
import { OWNER } from "./shop.mjs";
import {
  ask,
  eventually,
  hasHeading,
  isAt,
  journey,
  PHONE,
  pressInToast,
  sees,
  seesNot,
  seesToast,
  stands,
  taka,
} from "./support.mjs";

const LIST = "/029A/admin/allproductadmin";

async function signIn(page) {
  const reply = await page.request.post("/getuserinfo", { data: OWNER });
  assert.equal(reply.status(), 200);
}

/** Products of a journey's own, whose titles share a word to search for. */
async function newProducts(count) {
  const word = `Teesta${crypto.randomUUID().slice(0, 8)}`;
  const products = [];
  for (let n = 1; n <= count; n++) {
    products.push(
      await newProduct({ title: `${word} no ${n}`, ramStorage: [], availableColors: [] }),
    );
  }
  return { word, products };
}

const rowOf = (page, title) => page.getByRole("row").filter({ hasText: title });
const rows = (page) => page.getByRole("row").filter({ has: page.getByRole("rowheader") });
const search = (page) => page.getByRole("searchbox", { name: "Search products" });

async function openEdit(page, title) {
  await page.getByRole("button", { name: `Edit ${title}`, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Product" });
  await sees(dialog);
  return dialog;
}

async function hasRows(page, count) {
  await eventually(async () => assert.equal(await rows(page).count(), count));
}

journey("a quick edit, wrong and right, keeps search and page", async ({ page, open }) => {
  const { word, products } = await newProducts(9);
  const oldest = products[0];
  await signIn(page);
  await open(LIST);
  await hasHeading(page, "All Products");
  await page.keyboard.press("/");
  await page.keyboard.type(word.toLowerCase());
  await isAt(page, `${LIST}?q=${word.toLowerCase()}`);
  await hasRows(page, 8);
  await page.getByRole("link", { name: "Page 2", exact: true }).click();
  await isAt(page, `${LIST}?q=${word.toLowerCase()}&page=2`);
  await sees(rowOf(page, oldest.title).getByText(taka(45_000)));
  await sees(rowOf(page, oldest.title).locator("s", { hasText: taka(48_000) }));

  const dialog = await openEdit(page, oldest.title);
  const price = dialog.getByLabel("Price", { exact: true });
  await price.fill("");
  await price.pressSequentially("4a4.x");
  assert.equal(await price.inputValue(), "44");
  await price.fill("৪৪,০০০");
  await eventually(async () => assert.equal(await price.inputValue(), "44000"));
  await dialog.getByRole("button", { name: "Update" }).click();
  await sees(dialog.getByText("The offer price must not be above the price."));
  await dialog.getByLabel("Offer Price").fill("42000");
  await dialog.getByLabel("Stock").fill("3");
  await dialog.getByRole("button", { name: "Update" }).click();
  await seesToast(page, "Product updated successfully!");
  await seesNot(dialog);
  await sees(rowOf(page, oldest.title).getByText(taka(42_000)));
  await sees(rowOf(page, oldest.title).getByText("Only 3 left"));
  await isAt(page, `${LIST}?q=${word.toLowerCase()}&page=2`);
  const { body } = await ask(`/allproducts/${oldest._id}`);
  assert.deepEqual([body.price, body.offerPrice, body.stock], [44_000, 42_000, 3]);
  assert.equal(body.description, oldest.description);

  await page.reload();
  await hasRows(page, 1);
  assert.equal(await search(page).inputValue(), word.toLowerCase());
  await rowOf(page, oldest.title).getByRole("link", { name: "View in shop" }).click();
  await isAt(page, `/product/${oldest._id}`);
  await page.goBack();
  await isAt(page, `${LIST}?q=${word.toLowerCase()}&page=2`);
  await hasRows(page, 1);
  await page.goBack();
  await hasRows(page, 8);

  await page.keyboard.press("n");
  await isAt(page, "/029A/admin/addproduct");
});

journey("an edit that came too late says so and overwrites nothing", async (shopper) => {
  const { page, open, expectRefusal } = shopper;
  const product = await newProduct();
  await signIn(page);
  await open(`${LIST}?q=${encodeURIComponent(product.title)}`);
  const dialog = await openEdit(page, product.title);
  await dialog.getByLabel("Stock").fill("25");
  await editProduct(product, { stock: 4 });

  expectRefusal(409, `/editproduct/${product._id}`);
  await dialog.getByRole("button", { name: "Update" }).click();
  await sees(dialog.getByText("Update failed.", { exact: true }));
  await sees(dialog.getByText("Stock is 4 now. You typed 25."));
  assert.equal(await dialog.getByLabel("Stock").inputValue(), "25");
  assert.equal((await ask(`/allproducts/${product._id}`)).body.stock, 4);

  // Somebody else gives it another warranty, too: that stays, while the stock is the one typed here.
  await editProduct(product, { warranty: "2 years, by somebody else" });
  await dialog.getByRole("button", { name: "Update" }).click();
  await sees(dialog.getByText("Warranty is “2 years, by somebody else” now."));
  await dialog.getByRole("button", { name: "Update" }).click();
  await seesToast(page, "Product updated successfully!");
  const { body } = await ask(`/allproducts/${product._id}`);
  assert.deepEqual([body.stock, body.warranty], [25, "2 years, by somebody else"]);

  const again = await openEdit(page, product.title);
  await again.getByLabel("Title").fill("Lost");
  await page.keyboard.press("Escape");
  await sees(again.getByText("Your changes are not saved."));
  await again.getByRole("button", { name: "Discard" }).click();
  await seesNot(again);
  await sees(rowOf(page, product.title));
});

journey("the last row of the last page is deleted, and comes back", async ({ page, open }) => {
  const { word, products } = await newProducts(9);
  await signIn(page);
  await open(`${LIST}?q=${word}&page=2`);
  const { title, _id } = products[0];
  await page.getByRole("button", { name: `Delete ${title}`, exact: true }).click();
  const dialog = page.getByRole("dialog");
  await sees(dialog.getByText("Are you sure you want to delete this product?", { exact: true }));
  await dialog.getByRole("button", { name: "Delete" }).click();
  await seesToast(page, "Deleted successfully.");
  await isAt(page, `${LIST}?q=${word}`);
  await hasRows(page, 8);
  await seesNot(page.getByRole("navigation", { name: "Pages" }));
  await eventually(async () => {
    const focused = page.getByRole("region", { name: "Products", exact: true });
    assert.ok(await focused.evaluate((region) => region === document.activeElement));
  });

  await pressInToast(page, "Undo");
  await seesToast(page, "Restored.");
  await page.getByRole("link", { name: "Page 2", exact: true }).click();
  await sees(rowOf(page, title));
  assert.equal((await ask(`/allproducts/${_id}`)).body.title, title);
});

journey("stock and prices of many, a copy, and another listing", async (shopper) => {
  const { page, open, expectRefusal } = shopper;
  const { word, products } = await newProducts(3);
  const cheap = products[0];
  await editProduct(cheap, { offerPrice: 0, price: 900 });
  await signIn(page);
  await open(`${LIST}?q=${word}`);
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await sees(page.getByText("3 products selected", { exact: true }));

  await page.getByRole("button", { name: "Change stock" }).click();
  const stock = page.getByRole("dialog", { name: "Change stock" });
  await stock.getByLabel("How").selectOption("Reduce by");
  await stock.getByLabel("Pieces").fill("4");
  await sees(
    stock.getByRole("listitem").filter({ hasText: cheap.title }).getByText("6", { exact: true }),
  );
  await stock.getByRole("button", { name: "Change 3 products" }).click();
  await seesToast(page, "Products updated successfully!");
  for (const { _id } of products) {
    assert.equal((await ask(`/allproducts/${_id}`)).body.stock, 6);
  }
  await seesNot(page.getByText("3 products selected", { exact: true }));

  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await page.getByRole("button", { name: "Change price" }).click();
  const price = page.getByRole("dialog", { name: "Change price" });
  await price.getByLabel("Which price").selectOption("Offer Price");
  await price.getByLabel("TK").fill("1000");
  const fault = price.getByRole("listitem").filter({ hasText: cheap.title });
  await sees(fault.getByText("The offer price must not be above the price."));
  await price.getByRole("button", { name: "Change 3 products" }).click();
  await sees(price.getByRole("alert"));
  assert.equal((await ask(`/allproducts/${products[1]._id}`)).body.offerPrice, 45_000);

  // What this page cannot know yet, the server says at the product: somebody lowers a price meanwhile.
  await fault.getByRole("button", { name: "Leave out" }).click();
  await editProduct(products[1], { price: 950, offerPrice: 0 });
  expectRefusal(400, "/api/admin/products/bulk");
  await price.getByRole("button", { name: "Change 2 products" }).click();
  await sees(price.getByRole("listitem").filter({ hasText: products[1].title }).getByText(/offer/));
  assert.equal((await ask(`/allproducts/${products[2]._id}`)).body.offerPrice, 45_000);
  await price.getByRole("button", { name: `Leave out ${products[1].title}` }).click();
  await price.getByRole("button", { name: "Change 1 product" }).click();
  await seesToast(page, "Product updated successfully!");
  assert.equal((await ask(`/allproducts/${products[2]._id}`)).body.offerPrice, 1000);

  const { title, _id } = products[2];
  await page.getByRole("button", { name: `More for ${title}`, exact: true }).click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await seesToast(page, `${title} (copy) is in the list, with no stock yet.`);
  await sees(rowOf(page, `${title} (copy)`).getByText("Not In Stock"));
  await page.getByRole("button", { name: `More for ${title}`, exact: true }).click();
  await page.getByRole("menuitem", { name: "Offer Sale" }).click();
  await seesToast(page, "Moved to Offer Sale.");
  await hasRows(page, 3);
  assert.equal((await ask(`/offers/${_id}`)).body.listing, "offer");
  await pressInToast(page, "Undo");
  await seesToast(page, "Back in Products.");
  await hasRows(page, 4);
});

journey(
  "the list and its edit on a phone",
  async ({ page, open }) => {
    const { word, products } = await newProducts(1);
    const bengali = "শাওমি ২০০০০ এমএএইচ পাওয়ার ব্যাংক, ৩৩ ওয়াট, কেবলসহ";
    await asOwner("PATCH", `/editproduct/${products[0]._id}`, { title: `${word} ${bengali}` });
    await signIn(page);
    await open(`${LIST}?q=${word}`);
    await stands(page);
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    assert.equal(await overflow(), 0);
    const dialog = await openEdit(page, `${word} ${bengali}`);
    const update = dialog.getByRole("button", { name: "Update" });
    const box = await update.boundingBox();
    assert.ok(box.y + box.height <= PHONE.height, "Update is in reach");
    assert.equal(await overflow(), 0);
    await dialog.getByLabel("Stock").fill("0");
    await update.click();
    await seesToast(page, "Product updated successfully!");
    await sees(page.getByText("Not In Stock"));
  },
  { viewport: PHONE },
);
