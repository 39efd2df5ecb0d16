/** A product's pictures beside its main one: dropped on the form, ordered, said in words, and swiped through in the shop. */
import assert from "node:assert/strict";
import { signInAsOwner } from "./back-office.mjs";
import { assertAccessible, assertFits } from "./checks.mjs";
import {
  ask,
  eventually,
  hasHeading,
  isFocused,
  journey,
  PHONE,
  sees,
  seesNot,
  seesToast,
} from "./support.mjs";

const part = (page) => page.getByRole("region", { name: "More pictures" });
const row = (page, n) => part(page).getByRole("listitem", { name: `Picture ${n}`, exact: true });
const control = (page, name) => part(page).getByRole("button", { name, exact: true });

/** Drops files on a part of the form: squares of one colour, and what is no picture. */
async function drop(place, files) {
  await place.evaluate(async (element, files) => {
    const dataTransfer = new DataTransfer();
    for (const [name, color] of files) {
      const canvas = new OffscreenCanvas(900, 900);
      const context = canvas.getContext("2d");
      context.fillStyle = color || "white";
      context.fillRect(0, 0, 900, 900);
      const blob = color ? await canvas.convertToBlob() : new Blob(["no picture"]);
      dataTransfer.items.add(new File([blob], name, { type: blob.type }));
    }
    for (const type of ["dragenter", "dragover", "drop"]) {
      element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    }
  }, files);
}

async function anyProduct() {
  const { body } = await ask("/allproducts?page=1&limit=50");
  return body.find(({ availableColors }) => availableColors.length > 1);
}

journey("pictures are dropped, ordered, and shown to shoppers", async ({ page, open }) => {
  const { _id: id, mainImage } = await anyProduct();
  await signInAsOwner(page);
  await open(`/029A/admin/products/${id}`);
  await hasHeading(page, "Edit Product");
  await drop(part(page).getByText("or drop them here"), [
    ["red.png", "#f00"],
    ["notes.txt", ""],
    ["green.png", "#0f0"],
    ["blue.png", "#00f"],
  ]);
  await sees(row(page, 3));
  await sees(
    part(page).getByText(/^notes\.txt: Please choose a JPEG, PNG, WebP or GIF picture\.$/),
  );
  await part(page).getByRole("button", { name: "Discard: More pictures" }).click();
  await row(page, 1).getByRole("textbox").fill("From the side");
  await row(page, 2).getByRole("textbox").fill("From behind");
  // By the keyboard; the focus stays with the picture.
  await control(page, "Move Picture 2 earlier").press("Enter");
  await isFocused(control(page, "Move Picture 1 earlier"));
  await control(page, "Remove Picture 3").click();
  await seesNot(row(page, 3));
  await assertAccessible(page, "more pictures");
  await page.setViewportSize(PHONE);
  await assertFits(page, "more pictures on a phone");
  await page.getByRole("button", { name: /^Save changes/ }).click();
  await seesToast(page, "Product updated successfully!");

  const { body: saved } = await ask(`/allproducts/${id}`);
  assert.deepEqual(
    saved.pictures.map(({ alt }) => alt),
    ["From behind", "From the side"],
  );
  const { body: listed } = await ask("/allproducts?page=1&limit=50");
  assert.equal(listed.find(({ _id }) => _id === id).pictures, undefined);

  // One of them is the main picture.
  await page.setViewportSize({ width: 1280, height: 900 });
  await control(page, "Make main picture: Picture 1").click();
  await page.getByRole("button", { name: /^Save changes/ }).click();
  await eventually(async () =>
    assert.notEqual((await ask(`/allproducts/${id}`)).body.mainImage, mainImage),
  );
  const { body: now } = await ask(`/allproducts/${id}`);
  assert.equal(now.mainImage, saved.pictures[0].image);
  assert.deepEqual(
    now.pictures.map(({ image }) => image),
    [mainImage, saved.pictures[1].image],
  );

  // The shop shows them before the colours', and choosing a colour its picture.
  await page.setViewportSize(PHONE);
  await open(`/product/${id}`);
  const gallery = page.getByRole("region", { name: /^Pictures of/ });
  await sees(gallery.getByRole("img", { name: "From behind" }));
  await gallery.getByRole("button", { name: "Show picture 3", exact: true }).click();
  await sees(gallery.getByRole("img", { name: "From the side" }));
  await assertFits(page, "a product with many pictures on a phone");
  await assertAccessible(page, "a product with many pictures");
});
