/** Pictures that are larger than the shop takes: made smaller by the form, or refused with words that help. */
import assert from "node:assert/strict";
import { signInAsOwner } from "./back-office.mjs";
import { assertAccessible, assertFits } from "./checks.mjs";
import {
  ask,
  eventually,
  hasHeading,
  journey,
  PHONE,
  sees,
  seesNot,
  seesToast,
} from "./support.mjs";

const field = (page, name) => page.getByRole("textbox", { name, exact: true });
const suggested = (page, name) => page.getByRole("combobox", { name, exact: true });
const mainPicture = (page) => page.getByLabel(/picture: Main image$/);
const submit = (page) => page.getByRole("button", { name: /^Add (Product|Phone)$/ }).click();

/** EXIF that says: turn it by a quarter, clockwise. */
const TURNED = [
  ...[0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8],
  ...[0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0],
];

/**
 * Makes a picture in the page and chooses it: a file of tens of megabytes does not pass the test's own line to the
 * browser. Its quarters are red, green, blue and white, of noise, or see-through.
 */
async function choose(input, options) {
  await input.evaluate(
    async (element, { name, type, width, height, look = "quarters", insert = [] }) => {
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext("2d", { willReadFrequently: true });
      if (look === "noise") {
        const pixels = new ImageData(width, 256);
        const words = new Uint32Array(pixels.data.buffer);
        for (let i = 0; i < words.length; i += 1) words[i] = (Math.random() * 2 ** 32) | 0xff000000;
        for (let y = 0; y < height; y += 256) context.putImageData(pixels, 0, y);
      } else {
        const colors = [
          "#ff0000",
          "#00ff00",
          "#0000ff",
          look === "clear" ? "transparent" : "#ffffff",
        ];
        colors.forEach((color, index) => {
          context.fillStyle = color;
          const left = (index % 2) * (width / 2);
          context.fillRect(left, Math.floor(index / 2) * (height / 2), width / 2, height / 2);
        });
      }
      const blob = await canvas.convertToBlob({ type, quality: 0.95 });
      const parts = [blob.slice(0, 2), new Uint8Array(insert), blob.slice(2)];
      const files = new DataTransfer();
      files.items.add(new File(insert.length > 0 ? parts : [blob], name, { type }));
      element.files = files.files;
      element.dispatchEvent(new Event("change", { bubbles: true }));
    },
    options,
  );
}

/** The shop's largest copy of a picture: its size, and the colours in its corners. */
async function stored(page, path) {
  return page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    const corners = [
      [10, 10],
      [width - 10, 10],
      [10, height - 10],
      [width - 10, height - 10],
    ].map(([x, y]) => {
      const [red, green, blue, alpha] = context.getImageData(x, y, 1, 1).data;
      if (alpha < 20) return "clear";
      return [red, green, blue].map((value) => (value > 200 ? 1 : value < 55 ? 0 : "?")).join("");
    });
    return { width, height, corners };
  }, path);
}

const [RED, GREEN, BLUE, WHITE] = ["100", "010", "001", "111"];

/** Fills the form of a phone, but for its pictures. */
async function fillTexts(page) {
  await field(page, "Title").fill(`Meghna ${crypto.randomUUID().slice(0, 8)}`);
  await field(page, "Description").fill("A phone with large pictures.");
  await field(page, "Price").fill("48000");
  await field(page, "Offer price").fill("0");
  await field(page, "Stock").fill("7");
  await suggested(page, "Brand").fill("walton");
  await field(page, "Estimated delivery").fill("2 to 3 days");
  await field(page, "Warranty").fill("1 year");
}

/** Adds the product; answers it as the shop has it. */
async function save(page) {
  const answered = page.waitForResponse(
    (reply) => reply.request().method() === "POST" && reply.url().endsWith("/addphone"),
  );
  await submit(page);
  const reply = await answered;
  const { insertedId } = await reply.json();
  await seesToast(page, "Phone added successfully!");
  const { body } = await ask(`/allproducts/${insertedId}`);
  return body;
}

journey(
  "pictures above the limits are made smaller before they are sent",
  async ({ page, open }) => {
    await signInAsOwner(page);
    await open("/029A/admin/addphone");
    await hasHeading(page, "Add Phone");
    await fillTexts(page);
    const workers = [];
    page.on("worker", (worker) => workers.push(worker.url()));

    // 54 megapixels that lie on their side.
    await choose(mainPicture(page), {
      name: "IMG_20260101.jpg",
      type: "image/jpeg",
      width: 9000,
      height: 6000,
      insert: TURNED,
    });
    await sees(page.getByText("Made smaller: it had 54 megapixels.", { exact: true }));
    await sees(page.getByText(/^2896 × 4344 pixels, /));

    // More than 10 MB of noise.
    await page.getByRole("button", { name: "Add colour" }).click();
    const first = page.getByRole("listitem", { name: "Colour 1" });
    await first.getByRole("textbox", { name: "Colour" }).fill("Noise");
    await choose(first.getByLabel(/Picture of Noise$/), {
      name: "noise.png",
      type: "image/png",
      width: 3600,
      height: 2400,
      look: "noise",
    });
    await sees(first.getByText(/^Made smaller: \d\d\.\d MB → \d\.\d MB$/));

    // What shines through stays so.
    await page.getByRole("button", { name: "Add colour" }).click();
    const second = page.getByRole("listitem", { name: "Colour 2" });
    await second.getByRole("textbox", { name: "Colour" }).fill("Clear");
    await choose(second.getByLabel(/Picture of Clear$/), {
      name: "clear.png",
      type: "image/png",
      width: 8000,
      height: 6000,
      look: "clear",
    });
    // Submitted at once: the form waits for it.
    const product = await save(page);
    assert.equal(workers.length, 3, "the page itself was free");

    assert.deepEqual(await stored(page, product.mainImage), {
      width: 1280,
      height: 1920,
      corners: [BLUE, RED, WHITE, GREEN],
    });
    const [noise, clear] = product.availableColors.map(({ image }) => image);
    const { width, height } = await stored(page, noise);
    assert.deepEqual([width, height], [1280, 853]);
    assert.deepEqual(await stored(page, clear), {
      width: 1280,
      height: 960,
      corners: [RED, GREEN, BLUE, "clear"],
    });
  },
);

journey("the page does it where the worker does not arrive", async (shopper) => {
  const { page, open, expectRefusal, allowTrouble } = shopper;
  await signInAsOwner(page);
  await open("/029A/admin/addphone");
  await hasHeading(page, "Add Phone");
  await page.route(/\/worker-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
  expectRefusal(404, "/worker-[^/]*\\.js");
  allowTrouble(/^request: net::ERR_FAILED GET .*\/worker-[^/]*\.js$/);
  await choose(mainPicture(page), {
    name: "a.jpg",
    type: "image/jpeg",
    width: 9000,
    height: 6000,
    insert: TURNED,
  });
  await sees(page.getByText("Made smaller: it had 54 megapixels.", { exact: true }));
  await sees(page.getByText(/^2896 × 4344 pixels, /));
});

journey("a picture within the limits is sent as it is", async ({ page, open }) => {
  await signInAsOwner(page);
  await open("/029A/admin/addphone");
  await hasHeading(page, "Add Phone");
  await fillTexts(page);
  const sent = await page.evaluateHandle(() => {
    const forms = [];
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof FormData) forms.push(body);
      return send.call(this, body);
    };
    return forms;
  });
  const workers = [];
  page.on("worker", (worker) => workers.push(worker.url()));
  await choose(mainPicture(page), {
    name: "photo.jpg",
    type: "image/jpeg",
    width: 6000,
    height: 4000,
    insert: TURNED,
  });
  await sees(page.getByText(/^4000 × 6000 pixels, /));
  const product = await save(page);
  const turned = await sent.evaluate(async ([form]) => {
    const bytes = new Uint8Array(await form.get("mainImage").slice(0, 38).arrayBuffer());
    return [...bytes.slice(2)];
  });
  assert.deepEqual(turned, TURNED, "its own bytes");
  assert.deepEqual(workers, []);
  assert.deepEqual((await stored(page, product.mainImage)).corners, [BLUE, RED, WHITE, GREEN]);
});

journey("what cannot be made smaller is refused with words that help", async ({ page, open }) => {
  await signInAsOwner(page);
  await open("/029A/admin/addphone");
  await hasHeading(page, "Add Phone");
  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from("ftypheic\0\0\0\0mif1heic"),
    Buffer.alloc(4000, 7),
  ]);
  await mainPicture(page).setInputFiles({
    name: "IMG_0001.HEIC",
    mimeType: "image/heic",
    buffer: heic,
  });
  await sees(page.getByText(/^IMG_0001\.HEIC: This picture has the format of iPhones \(HEIC\)/));
  await assertAccessible(page, "a refused picture");

  // A name and a type of another format change nothing.
  await mainPicture(page).setInputFiles({
    name: "photo.jpg",
    mimeType: "image/jpeg",
    buffer: heic,
  });
  await sees(page.getByText(/^photo\.jpg: This picture has the format of iPhones \(HEIC\)/));

  // 400 megapixels in a few bytes are not unpacked.
  const bomb = Buffer.alloc(40);
  Buffer.from("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "latin1").copy(bomb);
  bomb.writeUInt32BE(20_000, 16);
  bomb.writeUInt32BE(20_000, 20);
  await mainPicture(page).setInputFiles({ name: "b.png", mimeType: "image/png", buffer: bomb });
  await sees(page.getByText(/^b\.png: The picture has 20000 × 20000 pixels, which is more than/));

  // A good one after it takes the words away.
  await choose(mainPicture(page), { name: "ok.png", type: "image/png", width: 800, height: 800 });
  await sees(page.getByText(/^800 × 800 pixels/));
  await seesNot(page.getByText(/^b\.png: /));
});

journey(
  "on a phone the field says what it does, and can be stopped",
  async ({ page, open }) => {
    await signInAsOwner(page);
    await open("/029A/admin/addphone");
    await hasHeading(page, "Add Phone");
    // The worker's code is held back, so that there is time to look.
    let release;
    const held = new Promise((resolve) => (release = resolve));
    await page.route(/\/worker-[^/]*\.js$/, async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    const large = { name: "a.jpg", type: "image/jpeg", width: 9000, height: 6000 };
    await choose(mainPicture(page), large);
    await sees(page.getByText("Making the picture smaller...", { exact: true }));
    await assertFits(page, "a picture that is made smaller");
    await assertAccessible(page, "a picture that is made smaller");
    await submit(page);
    await sees(page.getByText("Sent as soon as the pictures are made smaller.", { exact: true }));
    await page.getByRole("button", { name: "Cancel: Main image" }).click();
    await seesNot(page.getByText("Making the picture smaller...", { exact: true }));
    await seesNot(
      page.getByText("Sent as soon as the pictures are made smaller.", { exact: true }),
    );
    await eventually(async () => {
      assert.ok(await mainPicture(page).evaluate((input) => input === document.activeElement));
    });
    assert.equal(await page.getByText("Title is required.", { exact: true }).count(), 0);

    release();
    await choose(mainPicture(page), large);
    await sees(page.getByText("Made smaller: it had 54 megapixels.", { exact: true }));
    await assertFits(page, "a picture that was made smaller");
  },
  { viewport: PHONE, hasTouch: true, isMobile: true },
);
