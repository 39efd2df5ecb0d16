/** What the owner shows in the shop: banners, blog posts and the settings, on a phone, too. */
import assert from "node:assert/strict";
import { signInAsOwner } from "./back-office.mjs";
import { assertAccessible, assertFits } from "./checks.mjs";
import { asOwner } from "./people.mjs";
import {
  PHONE,
  SHOP,
  ask,
  eventually,
  hasHeading,
  isAt,
  journey,
  pressInToast,
  sees,
  seesNot,
  seesToast,
  stands,
} from "./support.mjs";

const BANNERS_UPDATED = "Banners updated successfully!";
const DAMAGED = "Please choose a JPEG, PNG, WebP or GIF picture.";

const button = (place, name) => place.getByRole("button", { name, exact: true });
const region = (page, name) => page.getByRole("region", { name, exact: true });

/** A picture of one colour, as a file to be chosen. */
async function picture(page, name, width, height, colour) {
  const base64 = await page.evaluate(
    (wanted) => {
      const canvas = Object.assign(document.createElement("canvas"), wanted);
      const context = canvas.getContext("2d");
      context.fillStyle = wanted.colour;
      context.fillRect(0, 0, wanted.width, wanted.height);
      return canvas.toDataURL("image/png").split(",")[1];
    },
    { width, height, colour },
  );
  return { name, mimeType: "image/png", buffer: Buffer.from(base64, "base64") };
}

/** Files that a person may choose by mistake. */
const LETTER = { name: "letter.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") };
const NO_PICTURE = { name: "notes.png", mimeType: "image/png", buffer: Buffer.from("notes") };

/** Sees a loaded picture of this stored path. */
async function seesPicture(place, path) {
  const image = place.locator(`img[src="${path}"]`).first();
  await image.scrollIntoViewIfNeeded();
  await eventually(async () => {
    assert.ok(await image.evaluate(({ complete, naturalWidth }) => complete && naturalWidth > 0));
  });
}

const mainPaths = async () => (await ask("/banners")).body.mainBanners.map(({ url }) => url);

journey("main and side banners: chosen, refused, shown, put in order, removed", async (shopper) => {
  const { page, open, expectRefusal } = shopper;
  await signInAsOwner(page);
  await open("/029A/admin/updatebanner");
  await hasHeading(page, "Update Banners");
  const main = region(page, "Main banners");
  const side = region(page, "Side banners");
  const before = await mainPaths();
  for (const path of before) await seesPicture(main, path);
  await assertAccessible(page, "Update Banners");

  await button(page, "Update").click();
  await sees(main.getByText("Main banners must be between 1 and 6 images.", { exact: true }));
  await sees(side.getByText("Both side banners are required.", { exact: true }));

  const wide = (name, colour) => picture(page, `${name}.png`, 1600, 640, colour);
  const chooser = main.locator("input[type=file]");
  await chooser.setInputFiles([
    await wide("red", "#a33"),
    await wide("green", "#3a3"),
    await wide("blue", "#33a"),
  ]);
  await sees(main.getByText("3 of 6 chosen", { exact: true }));
  await sees(main.getByText("1600 × 640 pixels").first());
  await chooser.setInputFiles(LETTER);
  await sees(main.getByText(`letter.pdf: ${DAMAGED}`, { exact: true }));
  await chooser.setInputFiles(
    await Promise.all(["1", "2", "3", "4"].map((n) => wide(n, `#${n}99`))),
  );
  await sees(main.getByText("You can upload up to 6 main banners only.", { exact: true }));
  for (const n of ["1", "2", "3", "4"]) await button(main, `Remove ${n}.png`).click();

  const small = await picture(page, "left.png", 300, 300, "#a83");
  await side.locator("input[type=file]").setInputFiles(small);
  await sees(side.getByText("Smaller than recommended: it may look blurred.", { exact: true }));
  await button(page, "Update").click();
  await sees(side.getByText("Both side banners are required.", { exact: true }));

  // Not a picture, whatever its name says: the server finds out.
  await side.locator("input[type=file]").setInputFiles(NO_PICTURE);
  await sees(side.getByText("The picture is damaged or incomplete.", { exact: false }));
  expectRefusal(400, "/updatebanner");
  await button(page, "Update").click();
  await seesToast(page, "Failed to update banners.");
  await sees(side.getByText(DAMAGED, { exact: true }));
  await assertAccessible(page, "Update Banners with an error");
  assert.deepEqual(await mainPaths(), before);

  await button(side, "Remove notes.png").click();
  await side
    .locator("input[type=file]")
    .setInputFiles(await picture(page, "right.png", 800, 480, "#38a"));
  await button(main, "Move blue.png left").click();
  await button(page, "Update").click();
  await seesToast(page, BANNERS_UPDATED);
  await seesNot(page.getByText("New, not saved yet"));
  const [red, blue, green] = await mainPaths();
  assert.ok(!before.includes(red));

  await page.getByRole("link", { name: "See the home page" }).click();
  await isAt(page, "/");
  const carousel = page.getByRole("region", { name: "Highlights" });
  await sees(carousel.getByText("1 to 1 of 3"));
  await seesPicture(carousel, red);
  await page.goBack();

  // By the keyboard alone.
  await button(main, "Move main banner 3 left").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await button(main, "Remove main banner 2").click();
  await sees(main.getByText("Not saved yet: 1 banner will be taken off the home page."));
  assert.deepEqual(await mainPaths(), [red, blue, green]);
  await assertAccessible(page, "Update Banners with an unsaved order");
  await button(main, "Save changes").click();
  await eventually(async () => assert.deepEqual(await mainPaths(), [green, red]));
  await seesNot(button(main, "Save changes"));
  await open("/");
  await sees(carousel.getByText("1 to 1 of 2"));
  await seesPicture(carousel, green);
});

const ONE_BLOCK = [
  {
    address: "/029A/admin/updatesecondbanner",
    title: "Update Second Banner",
    block: "Second banner",
    size: [1600, 400],
    count: 1,
    missing: "Please select an image for the second banner.",
    failed: "Failed to update the second banner.",
    shown: async () => [(await ask("/secondbanner")).body.secondBanner],
  },
  {
    address: "/029A/admin/updatethirdbanner",
    title: "Update Third Banner",
    block: "Third banners",
    size: [960, 420],
    count: 2,
    missing: "Please upload exactly 2 images for the third banner.",
    failed: "Failed to update the third banner.",
    shown: async () => (await ask("/thirdbanner")).body.thirdBanners,
  },
  {
    address: "/029A/admin/updateexclusivebanner",
    title: "Update Exclusive Banner",
    block: "Exclusive banner",
    size: [960, 1100],
    count: 1,
    missing: "Please select an image for the exclusive banner.",
    failed: "Failed to update the exclusive banner.",
    shown: async () => [(await ask("/exclusivebanner")).body.exclusiveBanner],
  },
];

for (const { address, title, block, size, count, missing, failed, shown } of ONE_BLOCK) {
  journey(
    `${title} on a phone`,
    async ({ page, open, expectRefusal }) => {
      await signInAsOwner(page);
      await open(address);
      await hasHeading(page, title);
      const place = region(page, block);
      for (const path of await shown()) await seesPicture(place, path);
      await assertFits(page, title);
      await assertAccessible(page, title);
      await button(page, "Update").click();
      await sees(place.getByText(missing, { exact: true }));

      const chooser = place.locator("input[type=file]");
      const before = await shown();
      await chooser.setInputFiles(count === 1 ? NO_PICTURE : [NO_PICTURE, NO_PICTURE]);
      expectRefusal(400, address.split("/").at(-1));
      await button(page, "Update").click();
      await seesToast(page, failed);
      await sees(place.getByText(DAMAGED, { exact: true }));
      assert.deepEqual(await shown(), before);

      for (let n = 0; n < count; n++) {
        if (count > 1) await button(place, "Remove notes.png").first().click();
        await chooser.setInputFiles(await picture(page, `new-${n}.png`, ...size, `#${n}7a`));
      }
      await assertFits(page, `${title} with new pictures`);
      await assertAccessible(page, `${title} with new pictures`);
      await button(page, "Update").click();
      await seesToast(page, BANNERS_UPDATED);
      const now = await shown();
      assert.equal(now.length, count);
      for (const path of now) assert.ok(!before.includes(path));
      await open("/");
      for (const path of now) await seesPicture(page.getByRole("main"), path);
    },
    { viewport: PHONE },
  );
}

journey(
  "a blog post on a phone: added, edited, in conflict, deleted, brought back",
  async ({ page, open, expectRefusal }) => {
    const title = `ঈদ অফার ${crypto.randomUUID().slice(0, 6)}`;
    await signInAsOwner(page);
    await open("/029A/admin/blogs");
    await hasHeading(page, "Blog posts");
    await assertFits(page, "Blog posts");
    await assertAccessible(page, "Blog posts");
    await page.getByRole("link", { name: "Add New Blog Post" }).click();
    await hasHeading(page, "Add New Blog Post");
    await assertAccessible(page, "Add New Blog Post");

    await button(page, "Add Blog Post").click();
    await sees(page.getByText("Please fill in all required fields.", { exact: true }));
    await page.getByLabel("Title").fill(title);
    await page.getByLabel("Description").fill("First paragraph.\n\nSecond paragraph.");
    await page.getByLabel("Social link").fill("javascript:alert(1)");
    await page.getByLabel(/picture: Photo$/).setInputFiles(NO_PICTURE);
    await button(page, "Add Blog Post").click();
    await sees(page.getByText("Social link must be a link that starts with http:// or https://."));
    await assertFits(page, "Add New Blog Post with errors");
    await assertAccessible(page, "Add New Blog Post with errors");
    await page.getByLabel("Social link").fill("https://social.example/posts/1");
    expectRefusal(400, "/addblog");
    await button(page, "Add Blog Post").click();
    await seesToast(page, "Failed to add blog post.");
    await sees(page.getByRole("group", { name: "Photo" }).getByText(DAMAGED, { exact: true }));

    // What was typed outlives the page.
    await open("/029A/admin/addblog");
    assert.equal(await page.getByLabel("Title").inputValue(), title);
    await page
      .getByLabel(/picture: Photo$/)
      .setInputFiles(await picture(page, "photo.png", 1200, 675, "#147"));
    await button(page, "Add Blog Post").click();
    await seesToast(page, "Blog post added successfully!");
    await isAt(page, "/029A/admin/blogs");
    const row = page.getByRole("listitem").filter({ hasText: title });
    await sees(row);

    await row.getByRole("link", { name: `Edit ${title}` }).click();
    await hasHeading(page, "Edit Blog Post");
    await page.getByLabel("Description").fill("Another text.");
    const { body: posts } = await ask(`/blogs?q=${encodeURIComponent(title)}`);
    const id = posts[0]._id;
    const theirs = new FormData();
    theirs.set("title", `${title}!`);
    await asOwner("PUT", `/api/admin/blogs/${id}`, theirs);
    expectRefusal(409, `/api/admin/blogs/${id}`);
    await button(page, "Save changes").click();
    await sees(page.getByText("Somebody else changed this blog post meanwhile.", { exact: false }));
    assert.equal(await page.getByLabel("Title").inputValue(), `${title}!`);
    assert.equal(await page.getByLabel("Description").inputValue(), "Another text.");
    await assertAccessible(page, "Edit Blog Post with a conflict");
    await button(page, "Save changes").click();
    await seesToast(page, "Blog post updated successfully!");
    await isAt(page, "/029A/admin/blogs");
    await open(`/blog/${id}`);
    await hasHeading(page, `${title}!`);
    await sees(page.getByText("Another text.", { exact: true }));

    await open(`/029A/admin/blogs?q=${encodeURIComponent(title)}`);
    await button(page, `Delete ${title}!`).click();
    const dialog = page.getByRole("dialog");
    await sees(dialog.getByText("Are you sure you want to delete this blog?", { exact: true }));
    await button(dialog, "Delete").click();
    await seesToast(page, "Blog deleted successfully!");
    await sees(page.getByText("No blogs found.", { exact: true }));
    await pressInToast(page, "Undo");
    await sees(row);
    await asOwner("DELETE", `/blogs/${id}`);
  },
  { viewport: PHONE },
);

journey("the settings: wrong, saved, and on the store page", async (shopper) => {
  const { page, open, afterwards } = shopper;
  const { body: before } = await ask("/api/settings");
  afterwards(() => asOwner("PUT", "/api/settings", before));
  await signInAsOwner(page);
  await open("/029A/admin/settings");
  await hasHeading(page, "Settings");
  assert.equal(await page.getByLabel("E-mail", { exact: true }).inputValue(), before.email);
  await assertAccessible(page, "Settings");

  const branch = page.getByRole("group", { name: /^Branch 2/ });
  await page.getByLabel("E-mail", { exact: true }).fill("nobody");
  await page.getByLabel("WhatsApp").fill("01700000000");
  await branch.getByLabel("Map link").fill("maps");
  await button(page, "Save settings").click();
  for (const text of [
    "Please enter a valid e-mail address.",
    "Please enter the number with its country code, such as 8801700000000.",
    "Map link must be a link that starts with http:// or https://.",
  ]) {
    await sees(page.getByText(text, { exact: true }));
  }
  await sees(page.getByText("You have unsaved changes.", { exact: true }));
  await assertAccessible(page, "Settings with errors");
  assert.deepEqual((await ask("/api/settings")).body, before);

  await page.getByLabel("E-mail", { exact: true }).fill("owner@haat.example");
  await page.getByLabel("WhatsApp").fill("");
  await page.getByLabel("Opening hours").fill("প্রতিদিন সকাল ১০টা থেকে রাত ৯টা");
  await page.getByLabel("Phone 1").fill("০১৭১১-২২৩৩৪৪");
  await branch.getByLabel("Map link").fill("https://maps.example/branch");
  await branch.getByLabel("Mall").fill("New Market");
  await button(page, "Save settings").click();
  await seesToast(page, "Settings updated successfully!");
  await seesNot(page.getByText("You have unsaved changes.", { exact: true }));

  await page.getByRole("link", { name: "See Store Locations" }).click();
  await isAt(page, "/store-location");
  await stands(page);
  const store = page.getByRole("article").nth(1);
  await sees(store.getByText("New Market", { exact: true }));
  await sees(store.getByText("প্রতিদিন সকাল ১০টা থেকে রাত ৯টা"));
  await sees(store.getByRole("link", { name: "Call 01711-223344" }));
  await sees(page.getByRole("contentinfo").getByText("owner@haat.example", { exact: true }));
});

journey(
  "a branch's photo on a phone: refused, saved, removed",
  async ({ page, open, expectRefusal, afterwards }) => {
    const { body: before } = await ask("/api/settings");
    const old = await (await fetch(SHOP + before.branches[0].photo)).blob();
    afterwards(() => {
      const form = new FormData();
      form.set("photo", old, "front.webp");
      return asOwner("POST", "/api/settings/branches/1/photo", form);
    });
    await signInAsOwner(page);
    await open("/029A/admin/settings");
    const branch = page.getByRole("group", { name: /^Branch 1/ });
    const photo = page.getByRole("group", { name: "Photo of branch 1" });
    await seesPicture(photo, before.branches[0].photo);
    await assertFits(page, "Settings");
    await assertAccessible(page, "Settings on a phone");

    await photo.locator("input[type=file]").setInputFiles(NO_PICTURE);
    expectRefusal(400, "/api/settings/branches/1/photo");
    await button(photo, "Save photo").click();
    await sees(photo.getByText(DAMAGED, { exact: true }));
    await photo
      .locator("input[type=file]")
      .setInputFiles(await picture(page, "front.png", 1200, 800, "#835"));
    await button(photo, "Save photo").click();
    await seesToast(page, "Settings updated successfully!");
    const { photo: saved } = (await ask("/api/settings")).body.branches[0];
    assert.notEqual(saved, before.branches[0].photo);
    await seesPicture(photo, saved);

    await button(branch, "Remove photo: Branch 1").click();
    const dialog = page.getByRole("dialog");
    await assertAccessible(page, "the question before a photo is removed");
    await button(dialog, "Remove").click();
    await sees(photo.getByRole("img", { name: "No picture yet" }));
    assert.equal((await ask("/api/settings")).body.branches[0].photo, "");
  },
  { viewport: PHONE },
);
