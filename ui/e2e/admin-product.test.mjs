/** The owner adds products by each of the ten forms, and edits one in full while another admin does; on a phone, too. */
import assert from "node:assert/strict";
import { signInAsOwner } from "./back-office.mjs";
import { assertAccessible, assertFits } from "./checks.mjs";
import { asOwner, editProduct, newProduct } from "./people.mjs";
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
  SHOP,
  stands,
} from "./support.mjs";

/** The forms as specification 2 titles them, and where each adds (contract 4). */
const FORMS = [
  { page: "addproduct", title: "Add New Product", item: "/allproducts", category: "tripod" },
  { page: "addUpcomings", title: "Add Upcoming Products", item: "/tranding", category: "tablet" },
  { page: "addphone", title: "Add Phone", item: "/allproducts", fixed: "PHONE" },
  { page: "addlaptop", title: "Add Laptop", item: "/allproducts", fixed: "LAPTOP" },
  { page: "addwatch", title: "Add Smart Watch", item: "/allproducts", fixed: "WATCH", six: true },
  { page: "addaccessories", title: "Add Accessories", item: "/allproducts", fixed: "ACCESSORIES" },
  { page: "addtv", title: "Add Smart TV", item: "/allproducts", fixed: "TV", six: true },
  { page: "addbestdeals", title: "Add Best Deals", item: "/bestdeal", category: "camera" },
  { page: "addexclusive", title: "Add Exclusive", item: "/allexclusive", category: "drones" },
  { page: "addoffersale", title: "Add Offer Sale", item: "/offers", category: "speakers" },
];

const REQUIRED = [
  "Title",
  "Description",
  "Main image",
  "Price",
  "Offer price",
  "Stock",
  "Brand",
  "Estimated delivery",
  "Warranty",
];

const unique = () => crypto.randomUUID().slice(0, 8);
const field = (page, name) => page.getByRole("textbox", { name, exact: true });
const suggested = (page, name) => page.getByRole("combobox", { name, exact: true });
const alertWith = (page, text) => page.getByText(text, { exact: true });
const mainPicture = (page) => page.getByLabel(/picture: Main image$/);

/** A picture of one colour as a file to choose. */
async function pictureOf(page, color, name) {
  const base64 = await page.evaluate((fill) => {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 1280;
    const context = canvas.getContext("2d");
    context.fillStyle = fill;
    context.fillRect(0, 0, 1280, 1280);
    return canvas.toDataURL("image/png").split(",")[1];
  }, color);
  return { name, mimeType: "image/png", buffer: Buffer.from(base64, "base64") };
}

async function fillTexts(page, { title, category }) {
  await field(page, "Title").fill(title);
  await field(page, "Description").fill("প্রথম লাইন\nSecond line");
  await field(page, "Price").pressSequentially("৪৮,০০০");
  await field(page, "Offer price").pressSequentially("0");
  await field(page, "Stock").pressSequentially("7");
  if (category) await suggested(page, "Category").fill(category);
  await suggested(page, "Brand").fill("walton");
  await field(page, "Estimated delivery").fill("2 to 3 days");
  await field(page, "Warranty").fill("1 year");
}

const submit = (page) => page.getByRole("button", { name: /^Add (Product|Phone)$/ }).click();

/** The id that an add call answers while `act` runs. */
async function idFrom(page, act) {
  const answered = page.waitForResponse((reply) => reply.request().method() === "POST");
  await act();
  const { acknowledged, insertedId } = await (await answered).json();
  assert.equal(acknowledged, true);
  return insertedId;
}

for (const form of FORMS) {
  const { page: child, title: heading, item, category, fixed, six = false } = form;
  journey(`${heading}: missing, bad and good input`, async (shopper) => {
    const { page, open, expectTrouble } = shopper;
    await signInAsOwner(page);
    await open(`/029A/admin/${child}`);
    await hasHeading(page, heading);
    await assertAccessible(page, heading);

    await submit(page);
    for (const label of [...REQUIRED, ...(category ? ["Category"] : [])]) {
      await sees(alertWith(page, `${label} is required.`));
    }
    await eventually(async () => {
      assert.equal(await page.evaluate(() => document.activeElement.getAttribute("name")), "title");
    });

    // Bad: a text in place of a picture is refused here, a broken picture by the shop.
    const title = `Meghna ${unique()}`;
    await fillTexts(page, { title, category });
    assert.equal(await field(page, "Price").inputValue(), "48000");
    await mainPicture(page).setInputFiles({
      name: "notes.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("no picture"),
    });
    await sees(alertWith(page, "notes.txt: Please choose a JPEG, PNG, WebP or GIF picture."));
    await mainPicture(page).setInputFiles({
      name: "broken.png",
      mimeType: "image/png",
      buffer: Buffer.from("no picture"),
    });
    await field(page, "Offer price").fill("48001");
    await submit(page);
    await sees(alertWith(page, "The offer price must not be above the price."));
    await field(page, "Offer price").fill("0");
    expectTrouble(/^response: 400 POST/);
    expectTrouble(/^console: .* 400 /);
    await submit(page);
    await sees(alertWith(page, "Error: Please choose a JPEG, PNG, WebP or GIF picture."));
    assert.equal(await field(page, "Title").inputValue(), title, "nothing typed is lost");

    // Good.
    await mainPicture(page).setInputFiles(await pictureOf(page, "#0b6e53", "main.png"));
    await sees(page.getByText(/^1280 × 1280 pixels/));
    if (six) {
      await field(page, "Display").fill("1.4 inch");
      assert.equal(await field(page, "Buy points").count(), 0);
    } else {
      await page.getByRole("button", { name: "Add specification" }).click();
      await page.getByRole("button", { name: "Add specification" }).click();
      await sees(alertWith(page, "Please fill all fields before adding another specification."));
      await field(page, "Field").fill("Display");
      await field(page, "Value").fill("6.7 inch");
      await field(page, "Buy points").fill("25");
    }
    const id = await idFrom(page, () => submit(page));
    await seesToast(
      page,
      child === "addphone" ? "Phone added successfully!" : "Product added successfully!",
    );
    assert.equal(await field(page, "Title").inputValue(), "");
    const { body } = await ask(`${item}/${id}`);
    assert.equal(body.title, title);
    assert.equal(body.description, "প্রথম লাইন\nSecond line");
    assert.deepEqual(
      [body.price, body.offerPrice, body.stock, body.views, body.buyPoints],
      [48_000, 0, 7, 10, six ? 0 : 25],
    );
    assert.deepEqual([body.category, body.brand], [fixed ?? category.toUpperCase(), "WALTON"]);
    if (six) assert.equal(body.specifications.display, "1.4 inch");
    else assert.deepEqual(body.specifications, [{ field: "Display", value: "6.7 inch" }]);

    await pressInToast(page, "View");
    await hasHeading(page, title);
  });
}

journey("colors keep their own pictures, and RAM options their prices", async (shopper) => {
  const { page, open } = shopper;
  await signInAsOwner(page);
  await open("/029A/admin/addphone");
  await fillTexts(page, { title: `Karnaphuli ${unique()}` });
  await mainPicture(page).setInputFiles(await pictureOf(page, "#888888", "main.png"));

  const colors = ["Red", "Green", "Blue"];
  for (const [index, color] of colors.entries()) {
    await page.getByRole("button", { name: "Add colour" }).click();
    const row = page.getByRole("listitem", { name: `Colour ${index + 1}` });
    await row.getByRole("textbox", { name: "Colour" }).fill(color);
    await page.getByRole("button", { name: "Add colour" }).click();
    await sees(alertWith(page, "Please fill all fields before adding another color."));
    await row
      .getByLabel(new RegExp(`Picture of ${color}$`))
      .setInputFiles(await pictureOf(page, color, `${color}.png`));
  }
  await page.getByRole("button", { name: "Remove colour 2" }).click();
  await page.getByRole("button", { name: "Add RAM option" }).click();
  const ram = page.getByRole("listitem", { name: "RAM option 1" });
  await page.getByRole("button", { name: "Add RAM option" }).click();
  await sees(alertWith(page, "Please fill all fields before adding another RAM option."));
  await ram.getByRole("textbox", { name: "Option" }).fill("12 GB / 512 GB");
  await ram.getByRole("textbox", { name: "Price difference" }).click();
  await page.keyboard.type("-৫০০");
  const id = await idFrom(page, () => submit(page));
  await seesToast(page, "Phone added successfully!");

  const { body } = await ask(`/allproducts/${id}`);
  assert.deepEqual(body.ramStorage, [{ option: "12 GB / 512 GB", priceDifference: -500 }]);
  assert.deepEqual(
    body.availableColors.map(({ color }) => color),
    ["Red", "Blue"],
  );
  // The picture of each has its color.
  for (const [index, wanted] of [
    [0, "255,0,0"],
    [1, "0,0,255"],
  ]) {
    const pixel = await page.evaluate(async (path) => {
      const image = new Image();
      image.src = path;
      await image.decode();
      const canvas = document.createElement("canvas");
      const context = canvas.getContext("2d");
      context.drawImage(image, 0, 0);
      return [...context.getImageData(5, 5, 1, 1).data].slice(0, 3);
    }, body.availableColors[index].image);
    wanted.split(",").forEach((value, part) => {
      assert.ok(Math.abs(pixel[part] - Number(value)) < 12, `${pixel} is ${wanted}`);
    });
  }
});

journey("a draft outlives a reload, with its pictures", async (shopper) => {
  const { page, open, expectTrouble } = shopper;
  await signInAsOwner(page);
  await open("/029A/admin/addtv");
  const title = `Surma ${unique()}`;
  await fillTexts(page, { title });
  await mainPicture(page).setInputFiles(await pictureOf(page, "#3355aa", "main.png"));
  await page.getByRole("button", { name: "Add colour" }).click();
  const color = page.getByRole("listitem", { name: "Colour 1" });
  await color.getByRole("textbox", { name: "Colour" }).fill("Black");
  await color
    .getByLabel(/Picture of Black$/)
    .setInputFiles(await pictureOf(page, "#000000", "black.png"));
  await sees(alertWith(page, "What you typed is kept in this browser until it is saved."));
  // The shop cannot be reached: what was typed stays, and so it does when the browser starts again.
  expectTrouble(/^request: net::ERR_INTERNET_DISCONNECTED POST .*\/addtv$/);
  expectTrouble(/^console: .*ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await submit(page);
  await sees(page.getByText(/^Error: We cannot reach the shop\./));
  await page.context().setOffline(false);
  await page.reload();
  await sees(page.getByText(/^Draft restored\. You left it on /));
  await seesNot(page.getByText(/Its pictures could not be kept/));
  assert.equal(await field(page, "Title").inputValue(), title);
  await eventually(async () => {
    assert.equal(await page.getByText(/^1280 × 1280 pixels/).count(), 2, "both pictures are back");
  });
  const id = await idFrom(page, () => submit(page));
  await seesToast(page, "Product added successfully!");
  const { body } = await ask(`/allproducts/${id}`);
  assert.deepEqual(
    body.availableColors.map(({ color: name }) => name),
    ["Black"],
  );
  await page.reload();
  await stands(page);
  await sees(field(page, "Title"));
  assert.equal(await page.getByText(/^Draft restored/).count(), 0);
  assert.equal(await field(page, "Title").inputValue(), "");
});

journey(
  "a product is added on a phone, one control after the other",
  async ({ page, open }) => {
    await signInAsOwner(page);
    await open("/029A/admin/addbestdeals");
    await assertFits(page, "the empty form");
    const title = `Padma ${unique()} ${"দীর্ঘ শিরোনাম ".repeat(6)}`.trim();
    await fillTexts(page, { title, category: "phone" });
    await mainPicture(page).setInputFiles(await pictureOf(page, "#0b6e53", "main.png"));
    for (const add of ["Add specification", "Add RAM option", "Add colour"]) {
      await page.getByRole("button", { name: add }).click();
    }
    await assertFits(page, "the form with rows");
    await assertAccessible(page, "the form with rows");
    // What has the focus is not hidden by the bar.
    const value = field(page, "Value");
    await value.focus();
    const [bottom, barTop] = await page.evaluate(() => [
      document.activeElement.getBoundingClientRect().bottom,
      document.querySelector("form .sticky").getBoundingClientRect().top,
    ]);
    assert.ok(bottom <= barTop, `${bottom} is above ${barTop}`);
    await submit(page);
    await sees(alertWith(page, "Field is required."));
    await field(page, "Field").fill("Screen");
    await value.fill("6 inch");
    await page.getByRole("button", { name: "Remove RAM option 1" }).click();
    await page.getByRole("button", { name: "Remove colour 1" }).click();
    const id = await idFrom(page, () => submit(page));
    await seesToast(page, "Product added successfully!");
    assert.equal((await ask(`/bestdeal/${id}`)).body.title, title);
    await page.goto(`/029A/admin/products/${id}`);
    await sees(page.getByRole("heading", { name: "Stock history" }));
    await sees(page.getByText("Product added", { exact: true }));
    await assertFits(page, "the product's page");
  },
  { viewport: PHONE, hasTouch: true, isMobile: true },
);

journey(
  "the full edit changes what was changed, and shows the stock's history",
  async (shopper) => {
    const { page, open } = shopper;
    const product = await newProduct();
    await signInAsOwner(page);
    await open(`/029A/admin/products/${product._id}`);
    await hasHeading(page, "Edit Product");
    await sees(page.getByText("Product added", { exact: true }));
    await assertAccessible(page, "the product's page");

    await field(page, "Warranty").fill("3 years");
    await field(page, "Stock").fill("15");
    await page.getByRole("button", { name: "Remove colour 1" }).click();
    await page
      .getByLabel(/another picture: Main image$/)
      .setInputFiles(await pictureOf(page, "#aa2211", "new.png"));
    await page.getByRole("button", { name: "Save changes" }).click();
    await seesToast(page, "Product updated successfully!");
    const { body: after } = await ask(`/allproducts/${product._id}`);
    assert.deepEqual([after.warranty, after.stock, after.price], ["3 years", 15, product.price]);
    assert.notEqual(after.mainImage, product.mainImage);
    assert.deepEqual(after.availableColors, [product.availableColors[1]]);
    const row = page.getByRole("row").filter({ hasText: "Edited" });
    await sees(row.getByText("+5"));

    await page.getByRole("combobox", { name: "Move to" }).selectOption("Exclusive Sale");
    await page.getByRole("button", { name: "Move", exact: true }).click();
    await seesToast(page, "Product moved to Exclusive Sale!");
    assert.equal((await ask(`/allexclusive/${product._id}`)).body.listing, "exclusive");

    await page.getByRole("button", { name: "Duplicate" }).click();
    await seesToast(page, "Product duplicated. This is the copy, with no stock yet.");
    await eventually(async () => {
      assert.equal(await field(page, "Title").inputValue(), `${product.title} (copy)`);
    });
    await page.getByRole("button", { name: `Delete ${product.title} (copy)` }).click();
    const dialog = page.getByRole("dialog");
    await sees(dialog.getByText("Are you sure you want to delete this product?", { exact: true }));
    await dialog.getByRole("button", { name: "Delete" }).click();
    await isAt(page, "/029A/admin/allexclusiveadmin");
    await pressInToast(page, "Undo", "Deleted successfully.");
    await seesToast(page, "Restored.");
  },
);

journey("two admins at once: the second one sees what the first one changed", async (shopper) => {
  const { page, open, expectTrouble } = shopper;
  const product = await newProduct();
  await signInAsOwner(page);
  await open(`/029A/admin/products/${product._id}`);
  await field(page, "Price").fill("52000");
  const form = new FormData();
  form.set("price", "51000");
  form.set("warranty", "2 years");
  await asOwner("PUT", `/api/admin/products/${product._id}`, form);

  expectTrouble(/^response: 409 PUT/);
  expectTrouble(/^console: .* 409 /);
  await page.getByRole("button", { name: "Save changes" }).click();
  const panel = page.getByRole("alert");
  await sees(panel.getByText("Somebody else changed this product while you were editing it"));
  for (const text of ["TK 48,000", "TK 51,000", "TK 52,000", "1 year", "2 years"]) {
    await sees(panel.getByText(text));
  }
  assert.equal(await field(page, "Price").inputValue(), "52000");
  assert.equal(await field(page, "Warranty").inputValue(), "2 years");
  await panel.getByRole("button", { name: "Save mine over it" }).click();
  await seesToast(page, "Product updated successfully!");
  const { body } = await ask(`/allproducts/${product._id}`);
  assert.deepEqual([body.price, body.warranty], [52_000, "2 years"]);

  // Pieces that went meanwhile are not put back.
  await field(page, "Stock").fill("40");
  await editProduct(product, { stock: 6 });
  await page.getByRole("button", { name: "Save changes" }).click();
  await sees(panel.getByText("The stock changed while you were editing it"));
  await panel.getByRole("button", { name: "Use the current stock" }).click();
  await eventually(async () => assert.equal(await field(page, "Stock").inputValue(), "6"));
  assert.equal((await ask(`/allproducts/${product._id}`)).body.stock, 6);
});

journey("a product that is gone says so", async ({ page, expectTrouble }) => {
  expectTrouble(/^response: 404 GET .*\/allproducts\/nothing/);
  expectTrouble(/^console: .* 404 /);
  await signInAsOwner(page, SHOP);
  await page.goto("/029A/admin/products/nothing");
  await sees(page.getByText("This product is not there any more", { exact: true }));
});
