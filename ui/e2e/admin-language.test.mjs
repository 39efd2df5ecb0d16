/** The back office in Bengali: chosen, remembered, and without an English word of the shop's own on any page. */
import assert from "node:assert/strict";
import { signInAsOwner } from "./back-office.mjs";
import { assertAccessible, assertFits } from "./checks.mjs";
import { asOwner, editProduct, newPhone, newProduct } from "./people.mjs";
import { OWNER } from "./shop.mjs";
import {
  PHONE,
  SHOP,
  ask,
  chose,
  eventually,
  hasHeading,
  isAt,
  journey,
  sees,
  seesToast,
} from "./support.mjs";
import { englishTexts } from "./texts.mjs";

const ADMIN = "/029A/admin";

const languageOf = (page) => page.evaluate(() => document.documentElement.lang);

/** Notes every heading that a page shows, however shortly. */
async function watchHeadings(page) {
  await page.addInitScript(() => {
    globalThis.headings = [];
    const note = () => {
      const text = document.querySelector("h1")?.textContent ?? "";
      if (text !== "" && globalThis.headings.at(-1) !== text) globalThis.headings.push(text);
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => globalThis.headings);
}

journey("the owner chooses Bengali, and finds it again", async ({ page, open, expectTrouble }) => {
  const headings = await watchHeadings(page);
  await open("/029A");
  await hasHeading(page, "Admin Login");
  assert.equal(await languageOf(page), "en");
  await page.getByRole("button", { name: "বাংলা" }).click();
  await hasHeading(page, "অ্যাডমিন লগইন");
  assert.equal(await languageOf(page), "bn");

  expectTrouble(/^response: 401 POST .*\/getuserinfo/);
  expectTrouble(/^console: .* 401 /);
  await page.getByLabel("ই-মেইল").fill(OWNER.email);
  await page
    .getByLabel(/^পাসওয়ার্ড/)
    .first()
    .fill("not-the-password");
  await page.getByRole("button", { name: "লগইন করুন" }).click();
  await sees(page.getByText("ই-মেইল বা পাসওয়ার্ড ঠিক নয়।", { exact: true }));
  await page
    .getByLabel(/^পাসওয়ার্ড/)
    .first()
    .fill(OWNER.password);
  await page.getByRole("button", { name: "লগইন করুন" }).click();
  await isAt(page, ADMIN);
  await hasHeading(page, "ড্যাশবোর্ড");
  const { user } = await page.evaluate(async () => (await fetch("/api/me")).json());
  await seesToast(page, `স্বাগতম, ${user.name}!`);

  await page.reload();
  await hasHeading(page, "ড্যাশবোর্ড");
  assert.equal(await languageOf(page), "bn");
  const seen = await headings();
  assert.equal(seen.at(-1), "ড্যাশবোর্ড");
  assert.deepEqual(
    seen.filter((heading) => !/^[\u0980-\u09FF\s]+$/.test(heading)),
    [],
    "nothing English is seen in between",
  );

  await page.setViewportSize(PHONE);
  await page.getByRole("button", { name: "মেনু" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "English" }).click();
  await sees(page.getByRole("dialog", { name: "Menu" }));
  await page.keyboard.press("Escape");
  await hasHeading(page, "Dashboard");
  assert.equal(await languageOf(page), "en");
});

journey("the owner works in Bengali", async ({ page, open }) => {
  const product = await newProduct({ ramStorage: [], availableColors: [] });
  await signInAsOwner(page);
  await chose(page, "bn");
  await open(`${ADMIN}/products/${product._id}`);
  await hasHeading(page, "পণ্য সম্পাদনা");
  const price = page.getByRole("textbox", { name: "দাম", exact: true });
  await price.fill("৪৭,৫০০");
  await eventually(async () => assert.equal(await price.inputValue(), "47500"));
  await page.getByRole("button", { name: "পরিবর্তন সংরক্ষণ করুন" }).click();
  await seesToast(page, "পণ্য আপডেট হয়েছে!");
  await page.getByLabel("যে তালিকায় সরাবেন").selectOption("offer");
  await page.getByRole("button", { name: "সরান", exact: true }).click();
  await seesToast(page, "পণ্যটি “অফার সেল” তালিকায় সরানো হয়েছে!");
  const { body } = await ask(`/offers/${product._id}`);
  assert.equal(body.price, 47_500);
});

const ENGLISH = await englishTexts();

for (const text of ["Low stock", "Delivery time", "Product added", "Skip to content"]) {
  assert.ok(ENGLISH.has(text), `the texts are read: ${text}`);
}

/** Texts that are the same in both languages: the name of one, and an example of what to type. */
const ALIKE = new Set(["English", "8 GB / 256 GB"]);

/** What is Latin in every language: addresses, order numbers, names of formats, of browsers and of the server's settings. */
const LATIN =
  /[\w.+-]+@[\w.-]+|https?:\/\/\S*|\bHAAT_[A-Z_]+|\bsecret\.key\b|\bhaat check\b|\(https\)|\bH-\w{4}-\w{4}\b|\b(CSV|UTF-8|JPEG|PNG|WebP|GIF|Chrome|Linux|English)\b/g;

/** The words of a page that stand outside of what is marked as English; labels and placeholders among them. */
function foreignTexts(page) {
  return page.evaluate(() => {
    const own = (element) => !element.closest('[lang="en"], script, style, textarea');
    const texts = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      if (own(walker.currentNode.parentElement)) texts.push(walker.currentNode.textContent);
    }
    for (const name of ["aria-label", "placeholder", "alt", "title"]) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        if (own(element)) texts.push(element.getAttribute(name));
      }
    }
    texts.push(document.title);
    return texts.map((text) => text.trim()).filter((text) => /[a-z]{2}/i.test(text));
  });
}

const strings = (value) =>
  typeof value === "string"
    ? [value]
    : value && typeof value === "object"
      ? Object.values(value).flatMap(strings)
      : [];

/** Fails on a text of the interface that is English, and on Latin words that nobody typed. */
async function assertBengali(page, where, typed) {
  const texts = await foreignTexts(page);
  assert.deepEqual(
    texts.filter((text) => ENGLISH.has(text) && !ALIKE.has(text)),
    [],
    `${where}: English texts`,
  );
  const words = texts.flatMap((text) =>
    [...text.replace(LATIN, " ").matchAll(/[a-z]{2}[a-z' ,.-]*/gi)].map(([run]) => run.trim()),
  );
  assert.deepEqual(
    words.filter((run) => !typed.includes(run.toLowerCase())),
    [],
    `${where}: nobody typed this`,
  );
}

/** Whatever people typed, for everybody to read. */
const LISTS = [
  "/allproducts",
  "/alltrandingproducts",
  "/allbestdeals",
  "/allexclusive",
  "/offers",
  "/blogs",
  "/api/settings",
];

let prepared;

/** A shop in which every page of the back office has something to show. */
function prepare() {
  prepared ??= (async () => {
    const [sold, edited, deleted] = [await newProduct(), await newProduct(), await newProduct()];
    const send = async (path, body) => {
      const reply = await fetch(SHOP + path, {
        method: "POST",
        headers: { "Content-Type": "application/json", Accept: "application/json" },
        body: JSON.stringify(body),
      });
      assert.ok(reply.ok, `${path}: ${reply.status}`);
      return reply.json();
    };
    const order = () =>
      send("/order", {
        ProductName: sold.title,
        productId: sold._id,
        CustomerName: "রহিম উদ্দিন",
        DeliveryLocation: "নাসিরাবাদ, চট্টগ্রাম",
        Email: "rahim@customers.example",
        Phone: newPhone(),
        Quantity: 2,
        Message: "বিকেলে দিলে ভালো হয়।",
      });
    const { insertedId } = await order();
    await asOwner("PATCH", "/api/orders/approve", {
      orderId: insertedId,
      userId: null,
      deliveryTime: "আগামীকাল",
    });
    await asOwner("POST", "/api/orders/deliver", { orderId: insertedId, deliveryTime: "আজ" });
    await order();
    await send("/api/contact", {
      name: "সালমা বেগম",
      phone: newPhone(),
      email: "salma@customers.example",
      message: "আইফোন কবে আসবে?",
    });
    await editProduct(edited, { price: 49_000, stock: 2, warranty: "2 years" });
    await asOwner("DELETE", `/product/${deleted._id}`);
    const { body: posts } = await ask("/blogs?page=1&limit=1");
    const data = await Promise.all([
      ...LISTS.map(ask),
      ...["/api/admin/trash", "/api/admin/audit?limit=100", "/orders", "/contact"].map((path) =>
        asOwner("GET", path),
      ),
      asOwner("GET", "/api/admin/statistics?days=365"),
      asOwner("GET", "/api/admin/account"),
    ]);
    return {
      order: insertedId,
      product: edited._id,
      post: posts[0]._id,
      typed: strings(data).join("\n").toLowerCase(),
    };
  })();
  return prepared;
}

const PARTS = {
  "orders, messages and figures": ({ order }) => [
    "",
    "/orders",
    `/orders/${order}/invoice`,
    "/contacts",
    "/statistics",
    "/statistics?days=365",
    "/audit",
    "/trash",
  ],
  "lists and products": ({ product }) => [
    "/allproductadmin",
    "/allbestdealsadmin",
    "/allupcomingsadmin",
    "/alloffersadmin",
    "/allexclusiveadmin",
    `/products/${product}`,
    "/import",
  ],
  "the add forms": () => [
    "/addproduct",
    "/addUpcomings",
    "/addphone",
    "/addlaptop",
    "/addwatch",
    "/addaccessories",
    "/addtv",
    "/addbestdeals",
    "/addexclusive",
    "/addoffersale",
  ],
  "content and settings": ({ post }) => [
    "/updatebanner",
    "/updatesecondbanner",
    "/updatethirdbanner",
    "/updateexclusivebanner",
    "/blogs",
    `/blogs/${post}`,
    "/addblog",
    "/settings",
    "/health",
    "/account",
    "/no-such-page",
  ],
};

for (const [part, addressesOf] of Object.entries(PARTS)) {
  journey(
    `${part} in Bengali at 360 px`,
    async ({ page, open, expectRefusal }) => {
      const shop = await prepare();
      await signInAsOwner(page);
      await chose(page, "bn");
      for (const address of addressesOf(shop)) {
        if (address === "/no-such-page") expectRefusal(404, address);
        await open(ADMIN + address);
        assert.equal(await languageOf(page), "bn", address);
        await assertFits(page, address);
        await assertBengali(page, address, shop.typed);
        await assertAccessible(page, address);
      }
    },
    { viewport: PHONE },
  );
}
