/** What is typed in the back office and not saved is not lost by a link, by Back or by a logout without a question. */
import assert from "node:assert/strict";
import { signInAsOwner } from "./back-office.mjs";
import { assertAccessible } from "./checks.mjs";
import { PHONE, eventually, hasHeading, isAt, journey, sees, seesNot } from "./support.mjs";

const SETTINGS = "/029A/admin/settings";
const ORDERS = "/029A/admin/orders";

const dialogOf = (page) => page.getByRole("dialog", { name: "Leave without saving?" });

async function answer(page, name) {
  const dialog = dialogOf(page);
  await sees(dialog);
  await dialog.getByRole("button", { name, exact: true }).click();
  await seesNot(dialog);
}

/** Comes to the settings by the sidebar, so that there is a page to go back to, and types something. */
async function typeSettings(page, open) {
  await signInAsOwner(page);
  await open(ORDERS);
  await page.getByRole("link", { name: "Settings", exact: true }).click();
  await hasHeading(page, "Settings");
  const hours = page.getByLabel("Opening hours");
  await hours.fill("Always");
  return hours;
}

/** The history of the tab is where it was: at the settings, with the orders before them. */
async function stays(page, hours) {
  await isAt(page, SETTINGS);
  assert.equal(await hours.inputValue(), "Always");
}

journey("links, Back, Forward and logout ask before typed settings are lost", async (shopper) => {
  const { page, open } = shopper;
  const hours = await typeSettings(page, open);

  await page.getByRole("link", { name: /^Messages/ }).click();
  await sees(dialogOf(page));
  await assertAccessible(page, "the question");
  await answer(page, "Cancel");
  await stays(page, hours);

  await page.goBack({ waitUntil: "commit" }).catch(() => undefined);
  await answer(page, "Cancel");
  await stays(page, hours);
  // Asked again, and again: the browser's history is as it was.
  await page.goBack({ waitUntil: "commit" }).catch(() => undefined);
  await answer(page, "Cancel");
  await stays(page, hours);

  await page.getByRole("button", { name: "Logout" }).click();
  await answer(page, "Cancel");
  await stays(page, hours);

  await page.goBack({ waitUntil: "commit" }).catch(() => undefined);
  await answer(page, "Leave");
  await isAt(page, ORDERS);
  await hasHeading(page, "All Orders");
  await page.goForward();
  await hasHeading(page, "Settings");
  await eventually(async () => assert.notEqual(await hours.inputValue(), "Always"));

  // Nothing typed, nothing asked.
  await page.goBack();
  await hasHeading(page, "All Orders");
  assert.equal(await dialogOf(page).count(), 0);
});

journey(
  "on a phone the menu asks, too, and a reload is the browser's to ask about",
  async ({ page, open }) => {
    await signInAsOwner(page);
    await open(SETTINGS);
    const hours = page.getByLabel("Opening hours");
    await hours.fill("Always");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Trash" }).click();
    await answer(page, "Cancel");
    assert.equal(await hours.inputValue(), "Always");

    const asked = page.waitForEvent("dialog");
    const reload = page.reload().catch(() => undefined);
    const dialog = await asked;
    assert.equal(dialog.type(), "beforeunload");
    await dialog.accept();
    await reload;
    await hasHeading(page, "Settings");
    await eventually(async () => assert.notEqual(await hours.inputValue(), "Always"));
  },
  { viewport: PHONE },
);

/** What this browser keeps of drafts: the names of texts, and of stores of pictures. */
const draftsIn = (page) =>
  page.evaluate(async () => [
    ...Object.keys(localStorage).filter((key) => key.startsWith("haat-draft")),
    ...(await indexedDB.databases()).map(({ name }) => name),
  ]);

journey("a logout asks, and takes drafts and their pictures with it", async ({ page, open }) => {
  await signInAsOwner(page);
  await open("/029A/admin/addproduct");
  await page.getByRole("textbox", { name: "Title", exact: true }).fill("Padma 7");
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 1280;
    canvas.getContext("2d").fillRect(0, 0, 1280, 1280);
    return canvas.toDataURL("image/png").split(",")[1];
  });
  await page.getByLabel(/picture: Main image$/).setInputFiles({
    name: "padma.png",
    mimeType: "image/png",
    buffer: Buffer.from(drawn, "base64"),
  });
  await eventually(async () =>
    assert.deepEqual((await draftsIn(page)).sort(), [
      "haat-draft-product-3-product",
      "haat-drafts",
      "haat-drafts-of",
    ]),
  );
  const dialog = page.getByRole("dialog", { name: "Log out and lose your drafts?" });
  await page.getByRole("button", { name: "Logout" }).click();
  await sees(dialog);
  await assertAccessible(page, "the question before a logout");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await seesNot(dialog);
  assert.equal((await draftsIn(page)).length, 3);

  await page.getByRole("button", { name: "Logout" }).click();
  await dialog.getByRole("button", { name: "Log out" }).click();
  await isAt(page, "/");
  await eventually(async () => assert.deepEqual(await draftsIn(page), []));

  await signInAsOwner(page);
  await open("/029A/admin/addproduct");
  assert.equal(await page.getByRole("textbox", { name: "Title", exact: true }).inputValue(), "");
});
