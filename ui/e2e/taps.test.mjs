/** How many taps a phone's shopper needs: a phone chosen by budget and memory, and two things ordered without an account. */
import assert from "node:assert/strict";
import { deliverToZones } from "./baskets.mjs";
import { PLAIN, asOwner, newPhone, newProduct } from "./people.mjs";
import { PHONE, cards, hasHeading, isAt, journey, sees, stands, toasts } from "./support.mjs";

const onPhone = { viewport: PHONE, hasTouch: true, isMobile: true };

/** Taps and fields as they are used; the keyboard's own key that sends counts as a tap, what is typed between does not. */
function counter(page) {
  const used = { taps: 0, fields: 0 };
  return {
    used,
    async tap(locator) {
      await sees(locator);
      await locator.tap();
      used.taps += 1;
    },
    async fill(label, text) {
      // The next field is reached by the keyboard's own key.
      await page.getByLabel(label).fill(text);
      used.fields += 1;
    },
    async send() {
      await page.keyboard.press("Enter");
      used.taps += 1;
    },
  };
}

journey(
  "a phone under 20,000 with 8 GB in three taps",
  async ({ page, open }) => {
    const title = `Padma Eight ${newPhone()}`;
    await newProduct({
      title,
      brand: "Padma",
      category: "phone",
      price: 19_500,
      offerPrice: 18_500,
      availableColors: [],
      ramStorage: [{ option: "8GB/128GB", priceDifference: 0 }],
    });
    await open("/");
    const { used, tap, send } = counter(page);
    await tap(
      page.getByRole("banner").getByRole("combobox", { name: "Search products", exact: true }),
    );
    await page.keyboard.type("8 GB Padma phone under 20000");
    await send();
    await isAt(page, "/searchedfor/8 GB Padma phone under 20000");
    await tap(cards(page).filter({ hasText: title }).getByRole("link").first());
    await hasHeading(page, title);
    assert.equal(used.taps, 3);
  },
  onPhone,
);

journey(
  "two things ordered by a visitor in eight taps and four fields",
  async (shopper) => {
    const { page, open } = shopper;
    await deliverToZones(shopper);
    const inColours = await newProduct({ ramStorage: [] });
    const plain = await newProduct(PLAIN);
    await open("/");
    const { used, tap, fill } = counter(page);
    const newest = page.getByRole("region", { name: "Recently Added" }).getByRole("article");
    for (const index of [0, 1]) {
      await tap(newest.nth(index).getByRole("link").first());
      await hasHeading(page, [plain, inColours][index].title);
      await stands(page);
      if (index === 1) await tap(page.getByRole("button", { name: /^River Blue/ }));
      await tap(page.getByRole("button", { name: "Add to Cart", exact: true }));
      if (index === 0) {
        // The phone's own way back.
        await page.goBack();
        used.taps += 1;
        await isAt(page, "/");
        await stands(page);
      }
    }
    await tap(toasts(page).getByRole("button", { name: "Checkout", exact: true }).first());
    await hasHeading(page, "Checkout");
    await stands(page);
    const phone = newPhone();
    await fill(/^Name/, "Karim Uddin");
    await fill(/^Phone/, phone);
    await fill(/^Delivery address/, "House 12, Road 3, Chawkbazar");
    await tap(page.getByRole("button", { name: /^Place Order/ }));
    await hasHeading(page, "Thank you for your order");
    const [order] = await asOwner("GET", `/orders?q=${phone}`);
    assert.deepEqual(
      order.lines.map(({ name }) => name),
      [inColours.title, plain.title],
    );
    assert.ok(used.taps <= 8, `${used.taps} taps`);
    assert.ok(used.fields <= 4, `${used.fields} fields`);
  },
  onPhone,
);
