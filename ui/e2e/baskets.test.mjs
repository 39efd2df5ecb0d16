/** Baskets from the shop to the owner and back, by keys alone on a phone: one that is cancelled, one that is delivered. */
import assert from "node:assert/strict";
import { signInAsOwner } from "./back-office.mjs";
import { ZONES, deliverToZones, newCoupon } from "./baskets.mjs";
import { assertAccessible, assertFits, foreignWords } from "./checks.mjs";
import {
  PLAIN,
  asCustomer,
  asOwner,
  newCustomer,
  newPhone,
  newProduct,
  signIn,
} from "./people.mjs";
import { OWNER } from "./shop.mjs";
import {
  PHONE,
  ask,
  chose,
  eventually,
  hasHeading,
  isAt,
  isFocused,
  journey,
  pressOn,
  sees,
  seesNot,
  seesToast,
  stands,
  tabTo,
  typeInto,
} from "./support.mjs";
import { textsByLanguage } from "./texts.mjs";

const ORDERS = "/029A/admin/orders";

/** What people type. */
const TYPED = {
  en: {
    products: ["Padma Phone", "Padma Case", "Padma Charger"],
    name: "Rahima Khatun",
    address: "House 12, Road 3, Chawkbazar",
    calledOff: "The shopper changed her mind on the phone.",
    tomorrow: "Tomorrow, 5 pm",
    courier: "Padma Courier",
    today: "Today, 4 pm",
    broken: "One of them does not charge.",
  },
  bn: {
    products: ["পদ্মা ফোন", "পদ্মা কভার", "পদ্মা চার্জার"],
    name: "রহিমা খাতুন",
    address: "বাড়ি ১২, রোড ৩, চকবাজার",
    calledOff: "ক্রেতা ফোনে জানিয়েছেন, এখন নেবেন না।",
    tomorrow: "আগামীকাল বিকেল ৫টা",
    courier: "পদ্মা কুরিয়ার",
    today: "আজ বিকেল ৪টা",
    broken: "একটি চার্জ হয় না।",
  },
};

const TEXTS = await textsByLanguage();

const button = (place, name) => place.getByRole("button", { name, exact: true });
const link = (place, name) => place.getByRole("link", { name, exact: true });
const text = (place, words) => place.getByText(words, { exact: true });
/** A field by its label; a required one has a star behind it. */
const field = (place, label) =>
  place.getByLabel(new RegExp(`^${label.replace(/[()]/g, "\\$&")}( \\*)?$`));
const stockOf = async ({ _id }) => (await ask(`/allproducts/${_id}`)).body.stock;

/** Three products with names of their own. */
async function newProducts(language, ...changes) {
  return Promise.all(
    changes.map((change, index) => {
      const own = String(crypto.getRandomValues(new Uint32Array(1))[0]);
      const title = `${TYPED[language].products[index]} ${TEXTS[language].format.digits(own)}`;
      return newProduct({ title, ...change });
    }),
  );
}

/** What every new screen of a walk is held to, in its language; `names` are Latin in every language. */
async function screens(language, ...names) {
  const { body: settings } = await ask("/api/settings");
  const branches = settings.branches.flatMap(({ name, area, mall }) => [name, area, mall]);
  const own = ["WALTON", "2 to 3 days", OWNER.email, settings.shopName, settings.email];
  const latin = [...own, ...branches, ...ZONES, ...names].filter(Boolean);
  return async (page, where) => {
    await assertFits(page, where);
    await assertAccessible(page, where);
    assert.equal(await page.evaluate(() => document.documentElement.lang), language, where);
    if (language === "en") return;
    const numbers = (await page.locator("main").innerText()).match(/\bH-\w{4}-\w{4}\b/g) ?? [];
    const within = "main, [role=dialog], [data-sonner-toaster]";
    const words = await foreignWords(page, [...numbers, ...latin], within);
    assert.deepEqual(words, [], `English words: ${where}`);
  };
}

/** Chooses what is asked for on a product's page, and puts it into the cart. */
async function addToCart({ page, open }, t, { _id }, ...options) {
  await open(`/product/${_id}`);
  for (const [group, option] of options) {
    const choice = page.getByRole("group", { name: group, exact: true }).getByRole("button", {
      name: option,
    });
    await pressOn(page, choice, "Space");
    await eventually(async () => assert.equal(await choice.getAttribute("aria-pressed"), "true"));
  }
  const add = button(page, t.detail.addToCart);
  await pressOn(page, add);
  await seesToast(page, t.shopping.cart.added);
  await isFocused(add);
}

/** Follows the header's way to the cart, which says how many pieces are in it. */
async function goToCart(page, t, count) {
  await pressOn(page, link(page.getByRole("banner"), t.base.header.cartCount(count)));
  await hasHeading(page, t.checkout.cartTitle);
}

async function goToCheckout(page, t) {
  await pressOn(page, link(page.locator("main"), t.checkout.title));
  await isAt(page, "/checkout");
  await hasHeading(page, t.checkout.title);
  await stands(page);
}

/** Chooses the second zone: the delivery costs TK 130. */
async function chooseZone(page) {
  await tabTo(page, "main input[name=zone]");
  await page.keyboard.press("ArrowDown");
  const second = page.getByRole("radio", { name: /^Outside Chattogram/ });
  await eventually(async () => assert.ok(await second.isChecked()));
}

/** Orders for this total, and answers the order's number, which the page after it says. */
async function place(page, t, total) {
  await pressOn(page, button(page, t.checkout.place(t.format.taka(total))));
  await isAt(page, "/checkout/done");
  const heading = page.getByRole("heading", { level: 1, name: t.checkout.placed.title });
  await isFocused(heading);
  await sees(text(page, t.format.taka(total)));
  return page.getByText(/^H-[0-9A-Z]{4}-[0-9A-Z]{4}$/).innerText();
}

/** The owner in a browser of their own, who searches for an order; answers its card. */
async function ownerFinds({ another }, language, number) {
  const owner = await another();
  const { page, open } = owner;
  const t = TEXTS[language];
  await chose(page, language);
  await signInAsOwner(page);
  await open(ORDERS);
  await hasHeading(page, t.adminOrder.title);
  await typeInto(page, page.getByRole("searchbox", { name: t.adminOrder.searchLabel }), number);
  await isAt(page, `${ORDERS}?q=${number}`);
  await sees(text(page, t.adminOrder.count(1)));
  const card = page.getByRole("article", { name: number, exact: true });
  await sees(card);
  return { ...owner, card };
}

/**
 * Opens the dialog of a step with a button of an order's card, sends it empty, answers it, and sends it. What the shop says to
 * it is told, and the focus is where it was, or at the order where the button has gone.
 */
async function step({ page, card }, t, words, path, answer) {
  const opener = button(card, t.orderStep.steps[words]);
  await pressOn(page, opener);
  const dialog = page.getByRole("dialog", { name: t.orderStep[words].title, exact: true });
  await sees(dialog);
  await eventually(async () =>
    assert.ok(await dialog.evaluate((one) => one.contains(document.activeElement))),
  );
  const submit = button(dialog, t.orderStep[words].submit);
  await pressOn(page, submit);
  await answer(dialog);
  const answered = page.waitForResponse((reply) => reply.url().endsWith(path));
  await pressOn(page, submit);
  await seesToast(page, t.said(await (await answered).json()));
  await seesNot(dialog);
  await isFocused(words === "return" ? opener : card.getByRole("heading").first());
}

/** The steps of an order's way that are in sight, and which of them it stands at. */
async function assertWay(place, t, steps) {
  const way = place.getByRole("list", { name: t.orderView.way });
  await eventually(async () => {
    const shown = await way
      .getByRole("listitem")
      .evaluateAll((items) =>
        items.map((item) => [
          item.querySelector("p > span").textContent,
          item.querySelector("time") !== null,
          item.ariaCurrent === "step",
        ]),
      );
    assert.deepEqual(
      shown,
      steps.map((stage, index) => [t.orderView.steps[stage], true, index === steps.length - 1]),
    );
  });
}

for (const language of ["en", "bn"]) {
  const t = TEXTS[language];
  const typed = TYPED[language];
  const { taka } = t.format;

  journey(
    `a visitor's basket that the owner cancels, by keys, ${language}`,
    async (shopper) => {
      const { page } = shopper;
      await deliverToZones(shopper);
      const [phone, case_] = await newProducts(
        language,
        { offerPrice: 45_000 },
        { ...PLAIN, price: 2_000, offerPrice: 1_500 },
      );
      const assertScreen = await screens(language);
      await chose(page, language);
      await addToCart(
        shopper,
        t,
        phone,
        [t.detail.color, /^Mango/],
        [t.detail.ram, /^12GB\/256GB/],
      );
      await addToCart(shopper, t, case_);

      await goToCart(page, t, 2);
      await isAt(page, "/cart");
      await sees(text(page, taka(51_000)));
      const more = button(page, t.checkout.cart.moreOf(case_.title));
      await pressOn(page, more, "Space");
      await sees(text(page, taka(52_500)));
      await isFocused(more);
      const line = page.getByRole("article").filter({ hasText: phone.title });
      await sees(text(line, "Mango, 12GB/256GB"));
      await assertScreen(page, "the cart");

      await goToCheckout(page, t);
      const first = button(page, t.checkout.place(taka(52_560)));
      await pressOn(page, first);
      const name = field(page, t.checkout.name);
      await isFocused(name);
      await sees(text(page, t.checkout.needAddress));
      await assertScreen(page, "the checkout with what is missing");
      await page.keyboard.type(typed.name);
      const own = newPhone();
      await typeInto(page, field(page, t.checkout.phone), t.format.digits(own));
      await chooseZone(page);
      await typeInto(page, field(page, t.checkout.address), typed.address);
      const number = await place(page, t, 52_630);
      await assertScreen(page, "the page after the order");

      await pressOn(page, link(page.locator("main"), t.checkout.placed.track));
      await isAt(page, `/track?order=${number}`);
      const order = page.getByRole("status", { name: t.track.result });
      await sees(text(order, t.orderView.statuses["We have received your order"]));
      await sees(text(order, "Mango, 12GB/256GB"));
      await sees(text(order, t.orderView.pieces(2, taka(1_500))));
      await sees(text(order, taka(52_630)));

      const owner = await ownerFinds(shopper, language, number);
      await sees(text(owner.card, typed.address));
      await step(owner, t, "cancel", "/api/orders/cancel", async (dialog) => {
        const reason = field(dialog, t.orderStep.cancel.reason);
        await isFocused(reason);
        await sees(text(dialog, t.orderStep.cancel.needReason));
        await assertScreen(owner.page, "the question before an order is cancelled");
        await owner.page.keyboard.type(typed.calledOff);
      });
      await sees(text(owner.card, t.adminOrder.orderStatus["Your order was cancelled"]));
      const progress = owner.card.getByRole("group", { name: t.adminOrder.progress });
      await sees(text(progress, typed.calledOff));
      assert.equal(await button(owner.card, t.orderStep.steps.cancel).count(), 0);
      await assertScreen(owner.page, "a cancelled order");

      const track = button(page, t.track.submit);
      await pressOn(page, track);
      await sees(text(order, t.orderView.statuses["Your order was cancelled"]));
      await isFocused(track);
      await assertWay(order, t, ["pending", "cancelled"]);
      await sees(text(order, t.orderView.reason(typed.calledOff)));
      await assertScreen(page, "the cancelled order");
      assert.deepEqual([await stockOf(phone), await stockOf(case_)], [10, 10]);
    },
    { viewport: PHONE },
  );

  journey(
    `a customer's basket from two devices until a piece comes back, by keys, ${language}`,
    async (shopper) => {
      const { page, open } = shopper;
      await deliverToZones(shopper);
      const code = await newCoupon(500);
      const [phone, case_, charger] = await newProducts(
        language,
        { ...PLAIN, offerPrice: 45_000, buyPoints: 50 },
        { ...PLAIN, offerPrice: 700, buyPoints: 5 },
        { ...PLAIN, offerPrice: 1_500, buyPoints: 20 },
      );
      const customer = await newCustomer({ name: typed.name, address: typed.address });
      const assertScreen = await screens(language, customer.email, code, "PC-2041");

      // One device puts something in; the other one has something when it signs in, and adds to it.
      const { page: second, open: openSecond } = await shopper.another();
      for (const device of [page, second]) await chose(device, language);
      await signIn(second, customer);
      await addToCart({ page: second, open: openSecond }, t, charger);
      await addToCart(shopper, t, case_);
      await open("/login");
      await typeInto(page, field(page, t.account.email), customer.email);
      await typeInto(page, "main input[type=password]", customer.password);
      await page.keyboard.press("Enter");
      await sees(text(page, t.account.login.done));
      await isAt(page, "/dashboard");
      const tiles = page.getByRole("navigation", { name: t.dashboard.nav });
      await pressOn(page, tiles.getByRole("link", { name: t.dashboard.tileHints.carts(2) }));
      await isAt(page, "/dashboard/carts");
      await addToCart(shopper, t, phone);

      await openSecond("/dashboard/carts");
      const more = button(second, t.checkout.cart.moreOf(charger.title));
      await pressOn(second, more);
      await sees(text(second, taka(48_700)));
      await isFocused(more);

      await open("/dashboard");
      await goToCart(page, t, 4);
      await isAt(page, "/dashboard/carts");
      for (const { title } of [phone, case_, charger]) {
        await sees(page.getByRole("heading", { name: title, exact: true }));
      }
      await sees(text(page, taka(48_700)));
      await assertScreen(page, "the customer's cart");

      await goToCheckout(page, t);
      await chooseZone(page);
      await sees(button(page, t.checkout.place(taka(48_830))));
      await typeInto(page, field(page, t.checkout.coupon), code);
      await page.keyboard.press("Enter");
      await sees(text(page, t.checkout.amountOff(500)));
      await isFocused(page.locator("main [aria-live]").filter({ hasText: code }));
      await sees(text(page, t.checkout.points(95)));
      await assertScreen(page, "the checkout with a coupon");
      const number = await place(page, t, 48_330);
      await pressOn(page, link(page.locator("main"), t.checkout.placed.orders));
      await isAt(page, "/dashboard/orders");
      const order = page.getByRole("article");
      await sees(text(order, number));
      assert.deepEqual(
        [await stockOf(phone), await stockOf(case_), await stockOf(charger)],
        [9, 9, 8],
      );

      const owner = await ownerFinds(shopper, language, number);
      const { card } = owner;
      const time = card.getByRole("combobox", { name: t.adminOrder.deliveryTime });
      const heading = card.getByRole("heading").first();
      await typeInto(owner.page, time, typed.tomorrow);
      await pressOn(owner.page, button(card, t.adminOrder.approve));
      await seesToast(owner.page, t.adminOrder.approveDone);
      await isFocused(heading);

      await step(owner, t, "ship", "/api/orders/ship", async (dialog) => {
        await isFocused(field(dialog, t.orderStep.ship.courier));
        await sees(text(dialog, t.orderStep.ship.needCourier));
        await assertScreen(owner.page, "the question before an order is shipped");
        await owner.page.keyboard.type(typed.courier);
        await typeInto(owner.page, field(dialog, t.orderStep.ship.number), "PC-2041");
      });
      await sees(text(card, t.adminOrder.orderStatus["Your order is on its way"]));
      await sees(text(card, "PC-2041"));

      await typeInto(owner.page, time, typed.today);
      await owner.page.keyboard.press("Enter");
      await seesToast(owner.page, t.adminOrder.deliverDone);
      await isFocused(heading);
      await sees(text(card, t.adminOrder.orderStatus["We have delivered your product"]));

      await step(owner, t, "return", "/api/orders/return", async (dialog) => {
        const reason = field(dialog, t.orderStep.return.reason);
        await isFocused(reason);
        await sees(text(dialog, t.orderStep.return.needReason));
        await owner.page.keyboard.type(typed.broken);
        const line = dialog.getByRole("group").filter({ hasText: charger.title });
        await typeInto(owner.page, field(line, t.orderStep.return.quantity), t.format.digits("1"));
        const restock = line.getByRole("checkbox", { name: t.orderStep.return.restock });
        await tabTo(owner.page, restock);
        assert.ok(await restock.isChecked());
        await owner.page.keyboard.press("Space");
        assert.ok(!(await restock.isChecked()));
        await owner.page.keyboard.press("Space");
        assert.ok(await restock.isChecked());
        await assertScreen(owner.page, "the question before something is returned");
      });
      await sees(text(card, t.orderStep.returned(1)));
      await assertScreen(owner.page, "an order that was returned in part");

      await page.reload();
      await stands(page);
      await assertWay(order, t, ["pending", "approved", "shipped", "delivered"]);
      await sees(text(order, t.orderView.courier(typed.courier)));
      await sees(text(order, "PC-2041"));
      await sees(text(order, t.orderView.returned(1)));
      await sees(text(order, t.orderView.discountOf(code)));
      await assertScreen(page, "the customer's orders");

      await pressOn(page, link(order, `${t.dashboard.orders.invoice} ${number}`));
      await hasHeading(page, t.invoice.title(number));
      await stands(page);
      const sheet = page.getByRole("region", { name: t.invoice.word });
      await sees(text(sheet, t.invoice.amountInWords(48_330)));
      await sees(text(sheet, t.invoice.returned(1)));
      await sees(button(page, t.invoice.print));
      await assertScreen(page, "the customer's invoice");

      await open("/dashboard");
      await sees(text(page, `${t.dashboard.points}: ${t.format.number(75)}`));

      const { customer: now } = await asCustomer(page, "GET", "/api/me");
      assert.deepEqual([now.points, now.cart, now.orders.length], [75, [], 1]);
      const [{ total, subtotal, discount, deliveryCharge, stage, lines }] = now.orders;
      assert.deepEqual(
        [total, subtotal, discount, deliveryCharge, stage],
        [48_330, 48_700, 500, 130, "delivered"],
      );
      const back = Object.fromEntries(lines.map(({ name, returned }) => [name, returned]));
      assert.deepEqual(back, { [phone.title]: 0, [case_.title]: 0, [charger.title]: 1 });
      assert.deepEqual(
        [await stockOf(phone), await stockOf(case_), await stockOf(charger)],
        [9, 9, 9],
      );
      const [told] = await asOwner("GET", `/orders?q=${number}`);
      assert.deepEqual([told.stage, told.total], ["delivered", 48_330]);
    },
    { viewport: PHONE },
  );
}
