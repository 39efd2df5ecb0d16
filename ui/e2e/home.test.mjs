/** The front of the shop: carousels and the contact widget. */
import assert from "node:assert/strict";
import { assertAccessible, assertFits } from "./checks.mjs";
import {
  DESKTOP,
  PHONE,
  eventually,
  journey,
  sees,
  seesNot,
  seesToast,
  scrollTo,
} from "./support.mjs";

/** The smallest screen that the first page and a product are made for. */
const SMALL = { width: 360, height: 640 };

const carousel = (page, label) => page.getByRole("region", { name: label, exact: true });

/** What a carousel shows, from 1: first and last slide fully in sight, and how many there are. */
async function shown(section) {
  return section.evaluate((element) => {
    const track = element.querySelector("ul");
    const frame = track.getBoundingClientRect();
    const seen = [...track.children].flatMap((slide, index) => {
      const box = slide.getBoundingClientRect();
      return box.left >= frame.left - 2 && box.right <= frame.right + 2 ? [index + 1] : [];
    });
    return { from: seen[0], to: seen.at(-1), of: track.children.length };
  });
}

async function shows(section, from, to) {
  await eventually(async () => {
    const now = await shown(section);
    assert.deepEqual([now.from, now.to], [from, to]);
  });
}

const COUNTS = [
  ["Best Deal Products", 640, 1024, [2, 3, 6]],
  ["Recently Added", 640, 1024, [2, 4, 6]],
  ["Latest Blog Posts", 633, 1024, [1, 2, 3]],
];

for (const [label, small, large, [few, some, many]] of COUNTS) {
  journey(`${label}: pages by what is visible, with ends`, async ({ page, open }) => {
    await open("/");
    const section = carousel(page, label);
    const previous = section.getByRole("button", { name: `Previous: ${label}` });
    const next = section.getByRole("button", { name: `Next: ${label}` });
    await scrollTo(section);
    await shows(section, 1, many);
    await eventually(async () => assert.ok(await previous.isDisabled()));
    const { of } = await shown(section);
    for (let page = 1; page < Math.ceil(of / many); page++) {
      await next.click();
      const to = Math.min((page + 1) * many, of);
      await shows(section, Math.min(page * many, of - many) + 1, to);
      await eventually(async () => assert.ok(await previous.isEnabled()));
    }
    await eventually(async () => assert.ok(await next.isDisabled()));

    // Another number of slides starts over.
    for (const [width, count] of [
      [large - 1, some],
      [small - 1, few],
      [small, some],
      [large, many],
    ]) {
      await page.setViewportSize({ width, height: 900 });
      await shows(section, 1, count);
      await eventually(async () => assert.ok(await previous.isDisabled()));
      await next.click();
      await shows(section, count + 1, Math.min(count * 2, of));
    }
    await previous.click();
    await shows(section, 1, many);
    await eventually(async () => assert.ok(await previous.isDisabled()));
  });
}

journey("the main banners, one at a time, with arrows on large screens", async ({ page, open }) => {
  await open("/");
  const banners = carousel(page, "Highlights");
  const next = banners.getByRole("button", { name: "Next: Highlights" });
  const { of } = await shown(banners);
  assert.ok(of >= 1 && of <= 6);
  for (let page = 1; page < of; page++) {
    await next.click();
    await shows(banners, page + 1, page + 1);
  }
  await eventually(async () => assert.ok(await next.isDisabled()));
  await sees(page.getByRole("heading", { name: "Offer Sale" }));
  await page.setViewportSize(PHONE);
  await seesNot(next);
  await seesNot(page.getByRole("heading", { name: "Offer Sale" }));
  await page.setViewportSize(DESKTOP);
  await sees(next);
});

journey(
  "on a phone: banners with dots, categories in a strip, and prices in the first screen",
  async ({ page, open }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open("/");
    const banners = carousel(page, "Highlights");
    const { of } = await shown(banners);
    for (let n = of; n > 0; n--) {
      await banners.getByRole("button", { name: `Banner ${n}`, exact: true }).tap();
      await shows(banners, n, n);
    }
    // Who asked for little motion starts it.
    await sees(banners.getByRole("button", { name: "Let the banners move" }));

    const strip = page.getByRole("navigation", { name: "Shop by category" });
    await strip.getByRole("link").last().focus();
    await eventually(async () => {
      const { x, width } = await strip.getByRole("link").last().boundingBox();
      assert.ok(x >= 0 && x + width <= SMALL.width, "a focused category is in sight");
    });
    const price = carousel(page, "Best Deal Products").getByText(/^TK /).first();
    const { y, height } = await price.boundingBox();
    assert.ok(y + height <= SMALL.height, `the first price ends at ${y + height}`);
    await assertFits(page, "the first page on a phone");
    await assertAccessible(page, "the first page on a phone");
  },
  { viewport: SMALL, hasTouch: true, isMobile: true },
);

async function writeMessage(page, phone) {
  await page.getByRole("button", { name: "Contact Us" }).click();
  const form = page.getByRole("region", { name: "Contact Us" });
  await form.getByLabel("Name").fill("Farhana Akter");
  await form.getByLabel("Phone").fill(phone);
  await form.getByLabel("E-mail").fill("farhana@example.com");
  await form.getByLabel("Message").fill("নতুন ফোনের দাম কত?");
  return form;
}

journey("the contact widget sends and closes", async ({ page, open }) => {
  await open("/");
  const form = await writeMessage(page, "01712-345678");
  const sending = page.waitForResponse("**/api/contact");
  await form.getByRole("button", { name: "Send Message" }).click();
  assert.equal((await sending).status(), 201);
  await seesToast(page, "Message sent successfully!");
  await seesNot(form);
});

journey("a message that is not sent keeps its text", async ({ page, open, expectTrouble }) => {
  await open("/");
  await page.getByRole("button", { name: "Contact Us" }).click();
  const blank = page.getByRole("region", { name: "Contact Us" });
  await blank.getByRole("button", { name: "Send Message" }).click();
  await sees(blank.getByText("Please enter your name."));
  await page.keyboard.press("Escape");
  await seesNot(blank);

  // The server knows no such phone number.
  expectTrouble(/^response: 400 POST .*\/api\/contact/);
  expectTrouble(/^console: .* 400 /);
  const form = await writeMessage(page, "12");
  await form.getByRole("button", { name: "Send Message" }).click();
  await eventually(async () =>
    assert.equal(await form.getByLabel("Phone").getAttribute("aria-invalid"), "true"),
  );
  assert.equal(await form.getByLabel("Message").inputValue(), "নতুন ফোনের দাম কত?");

  expectTrouble(/^request: net::ERR_FAILED POST .*\/api\/contact/);
  expectTrouble(/^console: .*net::ERR_FAILED/);
  await page.route("**/api/contact", (route) => route.abort());
  await form.getByLabel("Phone").fill("01712345678");
  await form.getByRole("button", { name: "Send Message" }).click();
  await seesToast(page, "Failed to send message. Please try again.");
  assert.equal(await form.getByLabel("Message").inputValue(), "নতুন ফোনের দাম কত?");
  assert.equal(await form.getByLabel("Name").inputValue(), "Farhana Akter");
});
