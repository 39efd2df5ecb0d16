/** The shop in English and Bengali: the switch, what it remembers, and every public page in Bengali. */
import assert from "node:assert/strict";
import { assertAccessible, assertFits, foreignWords } from "./checks.mjs";
import { publicPages } from "./pages.mjs";
import { newCustomer, newPhone, newProduct, PASSWORD } from "./people.mjs";
import {
  PHONE,
  ask,
  chose,
  effectivePrice,
  eventually,
  hasHeading,
  isAt,
  journey,
  sees,
  seesToast,
  stands,
} from "./support.mjs";

const FRONT = {
  en: "Haat: phones, laptops and gadgets in Chattogram",
  bn: "হাট: চট্টগ্রামে ফোন, ল্যাপটপ ও গ্যাজেট",
};

/** A price in taka, in Bengali digits, grouped by lakh. */
const taka = (amount) => `৳${amount.toLocaleString("bn-BD")}`;

/** The switch in the strip above the header. */
const strip = (page, name) => page.getByRole("banner").getByRole("button", { name, exact: true });

const footerSwitch = (page, name) =>
  page.getByRole("contentinfo").getByRole("button", { name, exact: true });

const languageOf = (page) => page.evaluate(() => document.documentElement.lang);

async function speaks(page, language) {
  await eventually(async () => assert.equal(await languageOf(page), language));
}

journey("the switch is remembered on other pages and after a reload", async ({ page, open }) => {
  const fonts = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(request.url());
  });
  await open("/login");
  await speaks(page, "en");
  const english = await page.locator("body").innerText();
  assert.deepEqual(fonts, [], "an English page loads no font, though the switch says বাংলা");

  const bengali = strip(page, "বাংলা");
  assert.equal(await bengali.getAttribute("lang"), "bn");
  await bengali.focus();
  await page.keyboard.press("Enter");
  await speaks(page, "bn");
  await hasHeading(page, "লগইন");
  await eventually(async () => assert.equal(await page.title(), "লগইন | হাট"));
  assert.equal(await strip(page, "English").getAttribute("lang"), "en");
  await eventually(async () =>
    assert.ok(
      await strip(page, "English").evaluate((button) => button === document.activeElement),
      "the switch keeps the focus",
    ),
  );
  await eventually(() => assert.ok(fonts.length > 0, "Bengali has its font"));

  await page.getByRole("contentinfo").getByRole("link", { name: "অফার", exact: true }).click();
  await isAt(page, "/offer");
  await hasHeading(page, "অফার সেল");
  await page.reload();
  await stands(page);
  await speaks(page, "bn");
  await hasHeading(page, "অফার সেল");
  await open("/");
  await page.getByRole("heading", { level: 1, name: FRONT.bn }).waitFor({ state: "attached" });
  const cookies = await page.context().cookies();
  const cookie = cookies.find(({ name }) => name === "haat_lang");
  assert.equal(cookie.value, "bn");
  assert.equal(cookie.sameSite, "Lax");
  assert.ok(cookie.expires > Date.now() / 1000 + 300 * 24 * 60 * 60, "for a year");

  await open("/login");
  await strip(page, "English").click();
  await speaks(page, "en");
  assert.equal(await page.locator("body").innerText(), english, "English is as it was");
  await page.reload();
  await stands(page);
  await speaks(page, "en");
});

journey(
  "on a phone the switch keeps what is typed, what is complained about and the place",
  async ({ page, open }) => {
    await open("/buynow/Padma%20One");
    await eventually(async () => {
      const box = await strip(page, "বাংলা").boundingBox();
      assert.ok(box?.height >= 44 && box.width >= 44, "a thumb finds it");
    });
    await page.getByLabel(/^Name/).fill("রহিমা");
    await page.getByLabel(/^Delivery location/).fill("House 12, Road 5");
    await page.getByRole("button", { name: "One more" }).click();
    await page.getByRole("button", { name: "Order Now" }).click();
    await sees(page.getByText("Please enter your phone number."));

    await footerSwitch(page, "বাংলা").scrollIntoViewIfNeeded();
    await footerSwitch(page, "বাংলা").click();
    await speaks(page, "bn");
    await hasHeading(page, "এখনই অর্ডার করুন");
    const seen = await footerSwitch(page, "English").evaluate((button) => {
      const { top, bottom } = button.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    });
    assert.ok(seen, "the place on the page is kept");
    assert.equal(await page.getByLabel(/^নাম/).inputValue(), "রহিমা");
    assert.equal(await page.getByLabel(/^ডেলিভারির ঠিকানা/).inputValue(), "House 12, Road 5");
    assert.equal(await page.getByLabel(/^পরিমাণ/).inputValue(), "২");
    await sees(page.getByText("আপনার ফোন নম্বর লিখুন।"));

    await page.getByRole("button", { name: "মেনু খুলুন" }).click();
    const drawer = page.getByRole("dialog", { name: "মেনু" });
    await drawer.getByRole("button", { name: "English", exact: true }).click();
    await sees(page.getByRole("dialog", { name: "Menu" }));
    await speaks(page, "en");
  },
  { viewport: PHONE },
);

journey(
  "where the texts cannot be had, the page stays English and says so",
  async ({ page, open, expectTrouble }) => {
    expectTrouble(/console: .*net::ERR_INTERNET_DISCONNECTED|console: No texts in bn/);
    expectTrouble(/request: net::ERR_INTERNET_DISCONNECTED/);
    await open("/login");
    // A first toast, so that what shows toasts is there.
    await open("/dashboard");
    await isAt(page, "/");
    await seesToast(page, "Please log in");
    // Nothing else is on its way that could fail.
    await page.waitForLoadState("networkidle");
    await page.context().setOffline(true);
    await strip(page, "বাংলা").click();
    await seesToast(page, "We cannot reach the shop. Check your connection and try again.");
    await speaks(page, "en");
    await page.context().setOffline(false);
    await strip(page, "বাংলা").click();
    await speaks(page, "bn");
  },
);

/** Names that are Latin in Bengali, too: products, posts, brands, the shop's own data. */
async function latinNames() {
  const lists = [
    "/allproducts",
    "/alltrandingproducts",
    "/allbestdeals",
    "/allexclusive",
    "/offers",
  ];
  const products = (await Promise.all(lists.map(async (list) => (await ask(list)).body))).flat();
  const { body: posts } = await ask("/blogs");
  const { body: settings } = await ask("/api/settings");
  const names = [
    ...products.flatMap(({ title, brand, availableColors, ramStorage }) => [
      title,
      brand,
      `${brand[0]}${brand.slice(1).toLowerCase()}`,
      ...availableColors.map(({ color }) => color),
      ...ramStorage.map(({ option }) => option),
    ]),
    ...posts.map(({ title }) => title),
    settings.email,
    settings.shopName,
    ...settings.branches.flatMap(({ name, area, mall }) => [name, area, mall]),
    // Examples of fields, and what this test itself looks for.
    "H-1A2B-3C4D",
    "name@example.com",
    "unbroken",
  ];
  return [...new Set(names)].filter(Boolean).sort((a, b) => b.length - a.length);
}

journey(
  "every public page in Bengali: no English words, no overflow, nothing for axe",
  async ({ page, open, expectTrouble }) => {
    expectTrouble(/404.*\/no-such-page/);
    await chose(page, "bn");
    const names = await latinNames();
    for (const address of await publicPages()) {
      await open(address);
      await speaks(page, "bn");
      assert.deepEqual(await foreignWords(page, names), [], `English words at ${address}`);
      const text = await page.locator("body").innerText();
      assert.doesNotMatch(text, /\bTK\b|BDT/, address);
      await assertFits(page, address);
      await assertAccessible(page, address);
    }
    await open("/products");
    const { body } = await ask("/allproducts?page=1&limit=8&min=200");
    const [first] = body;
    await sees(page.getByText(taka(effectivePrice(first))).first());
  },
  { viewport: PHONE, reducedMotion: "reduce" },
);

journey("from login to a placed order in Bengali", async ({ page, open }) => {
  const product = await newProduct();
  const customer = await newCustomer();
  await chose(page, "bn");
  await open("/login");
  await page.getByLabel("ই-মেইল").fill(customer.email);
  await page.getByLabel(/^পাসওয়ার্ড \*/).fill(PASSWORD);
  await page.getByRole("button", { name: "লগইন করুন" }).click();
  await sees(page.getByText("লগইন সফল হয়েছে! নিয়ে যাওয়া হচ্ছে..."));
  await isAt(page, "/dashboard");

  await open(`/product/${product._id}`);
  await page.getByRole("group", { name: "রং" }).getByRole("button", { name: "River Blue" }).click();
  await page
    .getByRole("group", { name: "র‍্যাম / স্টোরেজ" })
    .getByRole("button", { name: "12GB/256GB" })
    .click();
  await page.getByRole("button", { name: "এখনই কিনুন" }).click();
  const dialog = page.getByRole("dialog", { name: "অর্ডার নিশ্চিত করুন" });
  await sees(dialog.getByText(`প্রতিটি ${taka(49_000)}`));
  await dialog.getByRole("button", { name: "একটি বাড়ান" }).click();
  await eventually(async () => assert.equal(await dialog.getByLabel(/^পরিমাণ/).inputValue(), "২"));
  await sees(dialog.getByText(taka(98_000), { exact: true }));
  assert.equal(
    await dialog.getByLabel(/^পেমেন্ট পদ্ধতি/).inputValue(),
    "Cash on Delivery",
    "the server's own word is sent",
  );
  await dialog.getByRole("button", { name: "অর্ডার নিশ্চিত করুন" }).click();
  await sees(dialog.getByText("ডেলিভারির ঠিকানা লিখুন।"));
  await dialog.getByLabel(/^ডেলিভারির ঠিকানা/).fill("বাড়ি ১২, রোড ৫, চকবাজার, চট্টগ্রাম");
  await dialog.getByRole("button", { name: "অর্ডার নিশ্চিত করুন" }).click();
  await seesToast(page, "অর্ডার সফল হয়েছে!");

  await open("/dashboard/orders");
  const order = page.getByRole("article");
  for (const text of [
    "আপনার অর্ডার আমরা পেয়েছি",
    `২ × ${taka(49_000)}`,
    taka(98_000),
    "ক্যাশ অন ডেলিভারি",
    "অপেক্ষমাণ",
  ]) {
    await sees(order.getByText(text).first());
  }
});

journey("a refusal is told in Bengali, and in English after the switch", async (shopper) => {
  const { page, open, expectRefusal } = shopper;
  expectRefusal(401, "/api/userlogin");
  await chose(page, "bn");
  await open("/login");
  await page.getByLabel("ই-মেইল").fill("nobody@customers.example");
  await page.getByLabel(/^পাসওয়ার্ড \*/).fill("not the password");
  await page.getByRole("button", { name: "লগইন করুন" }).click();
  await sees(page.getByRole("alert").getByText("ই-মেইল বা পাসওয়ার্ড ঠিক নয়।"));
  await strip(page, "English").click();
  await sees(page.getByRole("alert").getByText("Invalid email or password."));
  assert.equal(await page.getByLabel("E-mail").inputValue(), "nobody@customers.example");
});

journey("a quick order and its way in Bengali", async ({ page, open }) => {
  const product = await newProduct({ availableColors: [], ramStorage: [] });
  await chose(page, "bn");
  await open(`/buynow/${encodeURIComponent(product.title)}?id=${product._id}`);
  for (const [label, value] of [
    ["নাম", "করিম"],
    ["ফোন নম্বর", newPhone()],
    ["ই-মেইল", "karim@customers.example"],
    ["ডেলিভারির ঠিকানা", "বহদ্দারহাট"],
    ["বার্তা", "বিকেলে ফোন করুন।"],
  ]) {
    await page.getByLabel(new RegExp(`^${label}`)).fill(value);
  }
  await page.getByRole("button", { name: "অর্ডার করুন", exact: true }).click();
  await seesToast(page, "অর্ডার গৃহীত হয়েছে");
  await sees(page.getByText("ধন্যবাদ। আপনার অর্ডার আমরা পেয়েছি।"));
  await seesToast(page, "শিগগিরই আমরা আপনার সঙ্গে যোগাযোগ করব");
  await page.getByRole("link", { name: "অর্ডারটি ট্র্যাক করুন" }).click();
  const status = page.getByRole("status", { name: "আপনার অর্ডার" });
  await sees(status.getByText("আপনার অর্ডার আমরা পেয়েছি"));
});
