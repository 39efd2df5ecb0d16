/** Words without a place to break them, as people paste them: on a phone no page becomes wider for them. */
import assert from "node:assert/strict";
import { assertFits } from "./checks.mjs";
import {
  asCustomer,
  asOwner,
  editProduct,
  newCustomer,
  newPost,
  newProduct,
  signIn,
} from "./people.mjs";
import { PHONE, SHOP, ask, hasHeading, isAt, journey, sees } from "./support.mjs";

const LANGUAGES = ["en", "bn"];

const LINK =
  "https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fexample.com%2Fnew-phones-in-chattogram-2026&src=sdkpreparse";
const PLACE = "https://www.google.com/maps/place/Chattogram/@22.3569,91.7832,12z";

/** One word of so many letters; of the widest ones, where nothing else is said. */
const word = (length, letters = "W") => letters.repeat(length).slice(0, length);
const BENGALI = "চট্টগ্রামমোবাইলদোকান";

/** Made for one walk: what is left in the shop is met by the other files. */
async function product({ afterwards }) {
  const made = await newProduct({
    title: `Sony WH-${crypto.randomUUID().slice(0, 6)}/B_wireless_noise_cancelling_headphones_black`,
    brand: word(60),
    description: word(20_000),
    estimatedDelivery: word(200),
    warranty: word(200),
    specifications: [{ field: word(60), value: word(200) }],
    availableColors: [
      { color: word(60), priceDifference: 500 },
      { color: word(60, BENGALI), priceDifference: 0 },
    ],
    ramStorage: [{ option: word(60), priceDifference: 4000 }],
  });
  afterwards(() => asOwner("DELETE", `/product/${made._id}`));
  return made;
}

async function post({ afterwards }, changes) {
  const made = await newPost(changes);
  afterwards(() => asOwner("DELETE", `/blogs/${made._id}`));
  return made;
}

/** Holds the pages to the width of the phone in both languages, each with script and as the server sends it. */
async function fit({ page, open, afterwards }, addresses) {
  const bare = await page
    .context()
    .browser()
    .newContext({ javaScriptEnabled: false, baseURL: SHOP, viewport: PHONE });
  afterwards(() => bare.close());
  const before = await bare.newPage();
  for (const language of LANGUAGES) {
    const cookie = { name: "haat_lang", value: language, url: SHOP };
    await page.context().addCookies([cookie]);
    await bare.addCookies([cookie]);
    for (const address of addresses) {
      const where = `${address.slice(0, 60)} in ${language}`;
      await before.goto(address);
      await assertFits(before, `${where} without script`);
      await open(address);
      await assertFits(page, where);
    }
  }
}

/** Changes the shop's settings for one walk. */
async function settle({ afterwards }, changes) {
  const { body: before } = await ask("/api/settings");
  afterwards(() => asOwner("PUT", "/api/settings", before));
  await asOwner("PUT", "/api/settings", changes(before));
}

journey(
  "posts that are one long word",
  async (shopper) => {
    const long = await post(shopper, { title: word(200), description: word(20_000) });
    const link = await post(shopper, { description: `${LINK} and a few words more` });
    // Each of the two is among the other's `More posts`.
    await fit(shopper, ["/", "/allblogs", `/blog/${long._id}`, `/blog/${link._id}`]);
    await sees(shopper.page.getByRole("main").getByRole("article").nth(1));
    await assertFits(shopper.page, "a post with the ones below it");
  },
  { viewport: PHONE },
);

journey(
  "a product that is told in long words",
  async (shopper) => {
    const { _id, title } = await product(shopper);
    const category = word(60);
    await editProduct({ _id }, { category });
    await fit(shopper, [
      `/product/${_id}`,
      `/category/details/${_id}`,
      `/products?q=${encodeURIComponent(title)}`,
      `/search-category/${category}`,
      `/search/${category}/${word(60)}`,
      `/buynow/${encodeURIComponent(title)}?id=${_id}`,
      `/buynow/${word(200)}`,
    ]);

    const { page, open } = shopper;
    await page.context().addCookies([{ name: "haat_lang", value: "en", url: SHOP }]);
    await open(`/product/${_id}`);
    await page.getByRole("button", { name: "Show more" }).click();
    await assertFits(page, "the whole description");
    for (const name of ["Colour", "RAM / Storage"]) {
      await page.getByRole("group", { name }).getByRole("button").first().click();
    }
    await assertFits(page, "the chosen colour and memory");
  },
  { viewport: PHONE },
);

journey(
  "an order of a product in long words",
  async (shopper) => {
    const { page, open } = shopper;
    const customer = await newCustomer({ address: word(200) });
    const { _id } = await product(shopper);
    await signIn(page, customer);
    await asCustomer(page, "POST", "/api/order/place", {
      productId: _id,
      color: word(60),
      ramStorage: word(60),
      quantity: 1,
      paymentMethod: "Cash on Delivery",
    });
    for (const value of LANGUAGES) {
      await page.context().addCookies([{ name: "haat_lang", value, url: SHOP }]);
      await open("/dashboard/orders");
      await isAt(page, "/dashboard/orders");
      await sees(page.getByRole("main").getByRole("article"));
      await assertFits(page, `the orders in ${value}`);
    }
  },
  { viewport: PHONE },
);

for (const [letters, shopName] of [
  ["Latin", word(35)],
  ["Bengali", word(60, BENGALI)],
]) {
  journey(
    `a shop whose name and stores are long words in ${letters} letters`,
    async (shopper) => {
      await settle(shopper, ({ branches }) => ({
        shopName,
        email: `${word(60, "w")}@${word(15, "w")}.com`,
        openingHours: word(200),
        branches: [
          { ...branches[0], name: word(40), area: PLACE },
          {
            ...branches[1],
            name: word(100, letters === "Latin" ? "W" : BENGALI),
            shopNumber: word(60),
            floor: word(60),
            mall: word(100),
            city: word(60),
            mapLink: `${PLACE}/data=${word(200)}`,
          },
        ],
      }));
      await fit(shopper, ["/", "/products", "/store-location", "/allblogs", "/terms", "/login"]);
    },
    { viewport: PHONE },
  );
}

journey(
  "instalments of the dearest product at the highest rate",
  async (shopper) => {
    await settle(shopper, () => ({ emiRate: 100 }));
    const { page, open } = shopper;
    const dear = await newProduct({ price: 100_000_000, offerPrice: 0 });
    shopper.afterwards(() => asOwner("DELETE", `/product/${dear._id}`));
    for (const value of LANGUAGES) {
      await page.context().addCookies([{ name: "haat_lang", value, url: SHOP }]);
      await open(`/product/${dear._id}`);
      await hasHeading(page, dear.title);
      await page.locator("main li button[aria-haspopup=dialog]").first().click();
      const table = page.getByRole("dialog").getByRole("table");
      await sees(table);
      await assertFits(page, `the page below the calculator in ${value}`);
      const over = await table.evaluate(
        ({ parentElement: around }) => around.scrollWidth - around.clientWidth,
      );
      assert.equal(over, 0, `the calculator in ${value} is too wide`);
    }
  },
  { viewport: PHONE },
);
