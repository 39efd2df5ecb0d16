/** A basket of several things becomes one order: without an account on a phone, with one and a coupon, and by keys alone. */
import assert from "node:assert/strict";
import { deliverToZones, newCoupon } from "./baskets.mjs";
import { assertAccessible, assertFits } from "./checks.mjs";
import {
  PLAIN,
  asCustomer,
  asOwner,
  editProduct,
  newCustomer,
  newPhone,
  newProduct,
  signIn,
} from "./people.mjs";
import {
  PHONE,
  eventually,
  hasHeading,
  isAt,
  isFocused,
  journey,
  pressInToast,
  pressOn,
  sees,
  seesNot,
  seesToast,
  stands,
  tabTo,
} from "./support.mjs";

const ADDRESS = "House 12, Road 3, Chawkbazar";

const button = (page, name) => page.getByRole("button", { name, exact: true });
const radio = (page, name) => page.getByRole("radio", { name });
const cartLink = (page, name) => page.getByRole("banner").getByRole("link", { name, exact: true });

async function addToCart({ page, open }, { _id, title }) {
  await open(`/product/${_id}`);
  await button(page, "Add to Cart").click();
  await seesToast(page, "Added to cart successfully!");
  await sees(page.locator("[data-sonner-toast]").getByText(title, { exact: true }).first());
}

/** Presses the button once it says what everything costs. */
async function place(page, total) {
  const order = button(page, `Place Order · ${total}`);
  await sees(order);
  await eventually(async () => assert.ok(await order.isEnabled()));
  await order.click();
}

async function placedNumber(page) {
  await hasHeading(page, "Thank you for your order");
  await isAt(page, "/checkout/done");
  const number = await page.getByText(/^H-[0-9A-Z]{4}-[0-9A-Z]{4}$/).innerText();
  return number;
}

journey(
  "a visitor's basket, checkout and the way to track it, on a phone",
  async (shopper) => {
    const { page, expectTrouble } = shopper;
    await deliverToZones(shopper);
    const [phone, case_] = [
      await newProduct({ ...PLAIN, offerPrice: 45_000 }),
      await newProduct({ ...PLAIN, price: 2_000, offerPrice: 1_500 }),
    ];
    await addToCart(shopper, phone);
    await addToCart(shopper, case_);
    await sees(cartLink(page, "Cart, 2 items"));
    await pressInToast(page, "View Cart", case_.title);
    await isAt(page, "/cart");
    await hasHeading(page, "Your Cart");
    await sees(page.getByText("TK 46,500", { exact: true }));
    await button(page, `One more of ${phone.title}`).click();
    await sees(page.getByText("TK 91,500", { exact: true }));
    await sees(cartLink(page, "Cart, 3 items"));
    await assertFits(page, "the cart");
    await assertAccessible(page, "the cart");

    await page.getByRole("link", { name: "Checkout", exact: true }).click();
    await hasHeading(page, "Checkout");
    await stands(page);
    await assertFits(page, "the checkout");
    await assertAccessible(page, "the checkout");
    await page.getByLabel(/^Name/).fill("Karim Uddin");
    const own = newPhone();
    await page.getByLabel(/^Phone/).fill(own);
    await page.getByLabel(/^Delivery address/).fill(ADDRESS);
    await radio(page, /^Outside Chattogram/).check();
    await sees(button(page, "Place Order · TK 91,630"));
    await page.reload();
    await stands(page);
    assert.equal(await page.getByLabel(/^Name/).inputValue(), "Karim Uddin");
    assert.ok(await radio(page, /^Outside Chattogram/).isChecked());

    // The shop takes the order, and its answer is lost on the way; the page is opened anew.
    expectTrouble(/^request: net::ERR_FAILED POST .*\/api\/checkout/);
    expectTrouble(/^console: Failed to load resource: net::ERR_FAILED/);
    await page.route(
      "**/api/checkout",
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await place(page, "TK 91,630");
    await sees(page.getByRole("alert").getByText(/^No answer came from the shop\./));
    await page.reload();
    await stands(page);
    await place(page, "TK 91,630");
    const number = await placedNumber(page);
    await assertFits(page, "the page after an order");
    await assertAccessible(page, "the page after an order");
    await sees(cartLink(page, "Cart"));
    assert.equal((await asOwner("GET", `/orders?q=${own}`)).length, 1, "one order");
    await page.reload();
    await sees(page.getByText(number, { exact: true }));

    await page.getByRole("link", { name: "Track your order", exact: true }).click();
    await isAt(page, `/track?order=${number}`);
    await sees(page.getByText(phone.title).first());
    await sees(page.getByText("We have received your order").first());
  },
  { viewport: PHONE, hasTouch: true, isMobile: true },
);

journey("a customer's basket, with a coupon and a price that changes", async (shopper) => {
  const { page, open, expectRefusal } = shopper;
  await deliverToZones(shopper);
  const code = await newCoupon(500);
  const [phone, charger] = [
    await newProduct({ ...PLAIN, offerPrice: 45_000 }),
    await newProduct({ ...PLAIN, offerPrice: 1_500 }),
  ];
  await signIn(page, await newCustomer({ address: ADDRESS }));
  for (const { _id } of [phone, charger]) {
    await asCustomer(page, "POST", "/api/cart/add", { productId: _id });
  }
  await open("/cart");
  await isAt(page, "/dashboard/carts");
  await button(page, `One more of ${charger.title}`).click();
  await sees(cartLink(page, "Cart, 3 items"));
  await page.getByRole("link", { name: "Checkout", exact: true }).click();
  await hasHeading(page, "Checkout");
  assert.equal(await page.getByLabel(/^Delivery address/).inputValue(), ADDRESS);
  await sees(button(page, "Place Order · TK 48,060"));
  await page.getByLabel("Coupon code").fill("no-such-code");
  await button(page, "Apply").click();
  await sees(page.getByText("This coupon code is not valid.", { exact: true }));
  await page.getByLabel("Coupon code").fill(code.toLowerCase());
  await button(page, "Apply").click();
  await sees(page.getByText("TK 500 off", { exact: true }));
  await sees(button(page, "Place Order · TK 47,560"));

  await editProduct(phone, { offerPrice: 46_000 });
  expectRefusal(409, "/api/checkout");
  await place(page, "TK 47,560");
  await sees(page.getByText("The price went up from TK 45,000 to TK 46,000.", { exact: true }));
  await place(page, "TK 48,560");
  await placedNumber(page);
  const { customer } = await asCustomer(page, "GET", "/api/me");
  assert.deepEqual(customer.cart, []);
  const [order, ...others] = customer.orders;
  assert.deepEqual(others, []);
  assert.deepEqual(
    [order.total, order.subtotal, order.discount, order.deliveryCharge, order.lines.length],
    [48_560, 49_000, 500, 60, 2],
  );
  await page.getByRole("link", { name: "See your orders", exact: true }).click();
  await isAt(page, "/dashboard/orders");
  await sees(page.getByText(order.orderNumber, { exact: true }).first());
});

journey("paid by phone, and picked up in a store", async (shopper) => {
  const { page } = shopper;
  await deliverToZones(shopper);
  const product = await newProduct({ ...PLAIN, offerPrice: 45_000 });
  await addToCart(shopper, product);
  await pressInToast(page, "Checkout", product.title);
  await hasHeading(page, "Checkout");
  await page.getByLabel(/^Name/).fill("Karim Uddin");
  await page.getByLabel(/^Phone/).fill(newPhone());
  await radio(page, /^I pick it up/).check();
  await page.getByRole("group", { name: "Store", exact: true }).getByRole("radio").first().check();
  await radio(page, /^bKash/).check();
  await sees(page.getByText("Send TK 45,000 to 01700000077", { exact: true }));
  await place(page, "TK 45,000");
  const transaction = page.getByLabel(/^Transaction id/);
  await eventually(async () =>
    assert.ok(await transaction.evaluate((field) => field === document.activeElement)),
  );
  await transaction.fill(crypto.randomUUID().slice(0, 8).toUpperCase());
  await place(page, "TK 45,000");
  await placedNumber(page);
});

journey("from a product to an order by keys alone", async (shopper) => {
  const { page, open } = shopper;
  await deliverToZones(shopper);
  const product = await newProduct({ ...PLAIN, offerPrice: 45_000 });
  await open(`/product/${product._id}`);
  await pressOn(page, button(page, "Add to Cart"));
  await seesToast(page, "Added to cart successfully!");
  // The panel takes no focus, and Escape closes it.
  await isFocused(button(page, "Add to Cart"));
  await page.keyboard.press("Escape");
  await seesNot(page.locator("[data-sonner-toast][data-removed=false]"));

  // The header's button, from the top of the page.
  await page.reload();
  await stands(page);
  await sees(cartLink(page, "Cart, 1 item"));
  await tabTo(page, 'header a[href="/cart"]');
  await page.keyboard.press("Enter");
  await hasHeading(page, "Your Cart");
  await tabTo(page, 'main a[href="/checkout"]');
  await page.keyboard.press("Enter");
  await hasHeading(page, "Checkout");
  await tabTo(page, "main input[name=name]");
  await page.keyboard.type("Karim Uddin");
  await tabTo(page, "main input[name=phone]");
  await page.keyboard.type(newPhone());
  await tabTo(page, "main input[name=zone]");
  await page.keyboard.press("ArrowDown");
  await eventually(async () => assert.ok(await radio(page, /^Outside Chattogram/).isChecked()));
  await tabTo(page, "main textarea[name=address]");
  await page.keyboard.type(ADDRESS);
  await pressOn(page, button(page, "Place Order · TK 45,130"));
  await placedNumber(page);
});
