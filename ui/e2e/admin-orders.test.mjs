/** Orders in the back office: from the shop to the customer's points, back into stock, onto paper; on a phone, too. */
import assert from "node:assert/strict";
import { signInAsOwner } from "./back-office.mjs";
import { assertAccessible, assertFits } from "./checks.mjs";
import { openMailServer } from "./mail.mjs";
import {
  asCustomer,
  asOwner,
  editProduct,
  newCustomer,
  newPhone,
  newProduct,
  signIn,
} from "./people.mjs";
import { OWNER, openShop } from "./shop.mjs";
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

const ORDERS = "/029A/admin/orders";
/** A new order is seen after at most one poll of 15 s; the machine may be busy. */
const POLL_LIMIT_MS = 60_000;

const cardOf = (page, number) => page.getByRole("article", { name: number, exact: true });
const button = (place, name) => place.getByRole("button", { name, exact: true });
const timeOf = (card) => card.getByRole("combobox", { name: /^Delivery time/ });

/** A customer in a browser of their own, who can call the shop. */
async function customerOf({ page, afterwards }, { shop = SHOP, ...about } = {}) {
  const customer = await newCustomer({ shop, address: "House 12, Road 5", ...about });
  const context = await page.context().browser().newContext({ baseURL: shop });
  afterwards(() => context.close());
  const own = await context.newPage();
  await signIn(own, customer);
  return { ...customer, page: own };
}

async function placeOrder(customer, product, quantity = 1) {
  return asCustomer(customer.page, "POST", "/api/order/place", {
    productId: product._id,
    quantity,
    paymentMethod: "Cash on Delivery",
  });
}

/** An order without an account, of a person whom nobody knows yet. */
async function placeQuickOrder(product, changes = {}) {
  const body = {
    ProductName: product.title,
    productId: product._id,
    CustomerName: "Jamal Uddin",
    DeliveryLocation: "Agrabad",
    Email: "jamal@customers.example",
    Phone: newPhone(),
    Quantity: 1,
    Message: "Please call first.",
    ...changes,
  };
  const reply = await fetch(`${SHOP}/order`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  assert.equal(reply.status, 200);
  return reply.json();
}

const stockOf = async ({ _id }) => (await ask(`/allproducts/${_id}`)).body.stock;

/** A phone in a shop that has nothing yet, with the picture of one of the demo shop's. */
async function addPhone(page, shop) {
  const { body } = await ask("/allproducts?category=phone&page=1&limit=1");
  const picture = await fetch(SHOP + body[0].mainImage);
  const reply = await page.request.post(`${shop}/addphone`, {
    multipart: {
      title: "Padma P9",
      price: 48_000,
      offerPrice: 45_000,
      stock: 10,
      brand: "Walton",
      estimatedDelivery: "2 to 3 days",
      warranty: "1 year",
      description: "A phone for the browser tests.",
      emiAvailable: "true",
      buyPoints: 50,
      mainImage: {
        name: "phone.webp",
        mimeType: "image/webp",
        buffer: Buffer.from(await picture.arrayBuffer()),
      },
    },
  });
  assert.equal(reply.status(), 200, await reply.text());
  return { _id: (await reply.json()).insertedId };
}

journey("an order's life: placed, approved, delivered, with mails and points", async (shopper) => {
  const { page, open, afterwards } = shopper;
  const mail = await openMailServer();
  afterwards(mail.close);
  const { url, close } = await openShop({ demo: false, env: { HAAT_SMTP_URL: mail.url } });
  afterwards(close);
  await signInAsOwner(page, url);
  await open(url + ORDERS);
  await hasHeading(page, "All Orders");
  await sees(page.getByText("No orders yet", { exact: true }));

  const phone = await addPhone(page, url);
  const customer = await customerOf(shopper, { shop: url, name: "Rahima Khatun" });
  const { orderNumber } = await placeOrder(customer, phone, 2);
  // The empty list shows it by itself.
  const card = cardOf(page, orderNumber);
  await card.waitFor({ timeout: POLL_LIMIT_MS });
  await sees(page.getByRole("link", { name: "Orders 1 pending", exact: true }));
  for (const text of [
    "Padma P9",
    "2 × TK 45,000",
    "Rahima Khatun",
    "House 12, Road 5",
    "Cash on Delivery",
    "Not confirmed",
    "Not paid yet",
    "We have received your order",
    "2 to 3 days",
  ]) {
    await sees(card.getByText(text, { exact: true }));
  }
  const links = await card.getByRole("link").evaluateAll((all) => all.map(({ href }) => href));
  for (const href of [
    `tel:${customer.phone}`,
    `https://wa.me/88${customer.phone}`,
    `mailto:${customer.email}`,
  ]) {
    assert.ok(links.includes(href), href);
  }

  await button(card, "Approve").click();
  await sees(card.getByText("Please enter a delivery time.", { exact: true }));
  await timeOf(card).fill("Friday, 5 pm");
  await button(card, "Approve").click();
  await seesToast(page, "Order approved successfully!");
  await sees(card.getByText("Confirmed", { exact: true }));
  await sees(card.getByText("Your order is confirmed", { exact: true }));
  await eventually(async () => assert.ok(await button(card, "Approved").isDisabled()));
  const confirmed = await mail.mailTo(customer.email, `${orderNumber} is confirmed`);
  assert.ok(confirmed.text.includes("Friday, 5 pm"));
  await sees(page.getByRole("link", { name: "Orders", exact: true }));

  await button(card, "Confirm Delivery").click();
  await sees(card.getByText("Please enter the delivery time.", { exact: true }));
  const { customer: waiting } = await asCustomer(customer.page, "GET", "/api/me");
  assert.equal(waiting.points, 0, "points come with the delivery");
  await timeOf(card).fill("28 November 2026");
  await timeOf(card).press("Enter");
  await seesToast(page, "Order marked as delivered successfully.");
  await sees(card.getByText("We have delivered your product", { exact: true }));
  await eventually(async () => assert.ok(await button(card, "Delivered").isDisabled()));
  await eventually(async () => assert.ok(await button(card, "Approved").isDisabled()));
  assert.equal(await timeOf(card).count(), 0);
  await mail.mailTo(customer.email, `${orderNumber} was delivered`);

  await customer.page.goto("/dashboard");
  await sees(customer.page.getByText("Points: 100", { exact: true }));

  await card.getByText("History (3)", { exact: true }).click();
  const history = await card.locator("details").getByRole("listitem").allInnerTexts();
  assert.match(history[0], new RegExp(`^Placed by ${customer.email}`));
  assert.match(history[1], new RegExp(`^Approved by ${OWNER.email}[^]*Delivery: Friday, 5 pm$`));
  assert.match(history[2], new RegExp(`^Delivered by ${OWNER.email}[^]*28 November 2026$`));

  // The question promises no stock for what has left the shop.
  await button(card, "Delete").click();
  const dialog = page.getByRole("dialog");
  await sees(
    dialog.getByText("Are you sure you want to mark this order as completed and remove it?"),
  );
  await sees(dialog.getByText("It is only put away from this list"));
  assert.equal(await dialog.getByText("back to stock").count(), 0);
  await button(dialog, "Cancel").click();
});

journey("deleting gives the stock back, and Undo takes it again", async (shopper) => {
  const { page, open, expectRefusal } = shopper;
  const product = await newProduct({ stock: 10, ramStorage: [], availableColors: [] });
  const customer = await customerOf(shopper);
  const { orderNumber } = await placeOrder(customer, product, 3);
  assert.equal(await stockOf(product), 7);
  await signInAsOwner(page);
  const address = `${ORDERS}?q=${encodeURIComponent(product.title)}`;
  await open(address);
  const card = cardOf(page, orderNumber);
  const dialog = page.getByRole("dialog");
  const remove = async () => {
    await button(card, "Delete").click();
    await sees(
      dialog.getByText("It is not delivered: 3 pieces go back to stock.", { exact: true }),
    );
    await button(dialog, "Delete").click();
    await seesToast(page, "Order Deleted");
    await seesNot(card);
  };
  await remove();
  await sees(page.getByText("No orders found", { exact: true }));
  assert.equal(new URL(page.url()).searchParams.get("q"), product.title, "the search stays");
  assert.equal(await stockOf(product), 10);
  await pressInToast(page, "Undo");
  await seesToast(page, "Restored.");
  await sees(card);
  assert.equal(await stockOf(product), 7);

  // Sold meanwhile: there is nothing to take, and the order stays in the trash.
  await remove();
  await editProduct(product, { stock: 2 });
  expectRefusal(409, "/restore");
  await pressInToast(page, "Undo");
  await seesToast(page, "Not enough stock.");
  await seesNot(card);
  assert.equal(await stockOf(product), 2);
});

journey(
  "a quick order takes its stock when it is approved, if there is enough",
  async (shopper) => {
    const { page, open, expectRefusal } = shopper;
    const product = await newProduct({ stock: 3, ramStorage: [], availableColors: [] });
    const { orderNumber } = await placeQuickOrder(product, { Quantity: 3 });
    await editProduct(product, { stock: 2 });
    await signInAsOwner(page);
    await open(`${ORDERS}?status=pending&q=${orderNumber}`);
    const card = cardOf(page, orderNumber);
    await sees(card.getByText("Quick order", { exact: true }));
    await sees(card.getByText("Please call first.", { exact: true }));
    await timeOf(card).fill("Friday");
    expectRefusal(409, "/api/orders/approve");
    await button(card, "Approve").click();
    await sees(card.getByText(`Not enough stock. ${product.title}: 2 left`, { exact: true }));
    assert.equal(await timeOf(card).inputValue(), "Friday");

    await editProduct(product, { stock: 5 });
    await button(card, "Approve").click();
    await seesToast(page, "Order approved successfully!");
    // It is not pending any more, so it has left this list.
    await sees(page.getByText("No orders found", { exact: true }));
    assert.equal(await stockOf(product), 2);
    await button(page, "Approved").click();
    await isAt(page, `${ORDERS}?status=approved&q=${orderNumber}`);
    await sees(card);
  },
);

journey("another admin was quicker", async ({ page, open, expectRefusal }) => {
  const product = await newProduct({ ramStorage: [], availableColors: [] });
  const { orderNumber, insertedId } = await placeQuickOrder(product);
  await signInAsOwner(page);
  await open(`${ORDERS}?q=${orderNumber}`);
  const card = cardOf(page, orderNumber);
  await timeOf(card).fill("Friday");
  await asOwner("PATCH", "/api/orders/approve", { orderId: insertedId, deliveryTime: "Sunday" });
  expectRefusal(409, "/api/orders/approve");
  await button(card, "Approve").click();
  await seesToast(page, "This order is already approved.");
  await sees(card.getByText("Sunday", { exact: true }));
  await eventually(async () => assert.ok(await button(card, "Approved").isDisabled()));
});

journey("new orders appear without a reload", async ({ page, open }) => {
  const product = await newProduct({ ramStorage: [], availableColors: [] });
  for (let n = 0; n < 3; n++) await placeQuickOrder(product);
  await signInAsOwner(page);
  await open(ORDERS);
  const first = await placeQuickOrder(product);
  await cardOf(page, first.orderNumber).waitFor({ timeout: POLL_LIMIT_MS });
  assert.equal(await button(page, "Show").count(), 0);

  // Away from the top nothing moves.
  const top = page.getByRole("article").nth(2);
  await top.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, 700));
  const before = await top.boundingBox();
  const second = await placeQuickOrder(product);
  await page.getByText("1 new order.", { exact: true }).waitFor({ timeout: POLL_LIMIT_MS });
  assert.deepEqual(await top.boundingBox(), before);
  assert.equal(await cardOf(page, second.orderNumber).count(), 0);
  await button(page, "Show").click();
  await sees(cardOf(page, second.orderNumber));
  await eventually(async () => assert.equal(await page.evaluate(() => window.scrollY), 0));
  assert.equal(await button(page, "Show").count(), 0);
});

journey("an invoice on one sheet of A4, whatever stands in it", async ({ page, open }) => {
  const product = await newProduct({
    title: `শাওমি রেডমি নোট ১৪ প্রো ${"৮ জিবি/২৫৬ জিবি ".repeat(8)}${crypto.randomUUID().slice(0, 4)}`,
    price: 100_000_000,
    offerPrice: 0,
    stock: 99,
    ramStorage: [],
    availableColors: [],
  });
  const { orderNumber } = await placeQuickOrder(product, {
    CustomerName: "মোহাম্মদ আব্দুল করিম চৌধুরী",
    DeliveryLocation: "বাড়ি ১২, রোড ৫, চকবাজার, চট্টগ্রাম\n".repeat(12),
    Quantity: 99,
  });
  await signInAsOwner(page);
  await open(`${ORDERS}?q=${orderNumber}`);
  await cardOf(page, orderNumber).getByRole("link", { name: "Invoice", exact: true }).click();
  await hasHeading(page, `Invoice ${orderNumber}`);
  await stands(page);
  const sheet = page.getByRole("region", { name: "Invoice" });
  for (const text of [
    "TK 100,000,000",
    "Taka Nine Hundred Ninety Crore Only",
    "মোহাম্মদ আব্দুল করিম চৌধুরী",
    "Authorised signature",
  ]) {
    await sees(sheet.getByText(text, { exact: true }));
  }
  assert.equal(await sheet.getByText("TK 9,900,000,000", { exact: true }).count(), 2);
  await assertAccessible(page, "the invoice");

  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  assert.equal(pdf.match(/\/Type\s*\/Page\b/g).length, 1, "one page");
  const [, width, height] = /MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)/.exec(pdf);
  assert.deepEqual([Math.round(width), Math.round(height)], [595, 842], "A4 in points");
  await page.emulateMedia({ media: "print" });
  await sees(sheet);
  await seesNot(page.getByRole("navigation", { name: "Back office" }));
  await seesNot(button(page, "Print"));
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize(PHONE);
  await assertFits(page, "the invoice");
});

journey(
  "orders under the thumb",
  async ({ page, open }) => {
    const product = await newProduct({ ramStorage: [], availableColors: [] });
    const { orderNumber } = await placeQuickOrder(product, {
      CustomerName: "Supercalifragilisticexpialidocious".repeat(2),
      Email: `${"long.".repeat(10)}address@${"sub".repeat(10)}.customers.example`,
    });
    await signInAsOwner(page);
    await open(ORDERS);
    await assertFits(page, "the list");
    await assertAccessible(page, "the list at 360 px");
    await page.getByRole("searchbox", { name: "Search orders" }).fill(orderNumber);
    await isAt(page, `${ORDERS}?q=${orderNumber}`);
    const card = cardOf(page, orderNumber);
    await sees(page.getByText("1 order", { exact: true }));
    await button(card, "Approve").tap();
    await sees(card.getByText("Please enter a delivery time.", { exact: true }));
    await assertAccessible(page, "a card with an error");
    await timeOf(card).fill("Friday");
    await button(card, "Approve").tap();
    await seesToast(page, "Order approved successfully!");
    await button(card, "Delete").tap();
    const dialog = page.getByRole("dialog");
    await sees(dialog.getByText("It is not delivered: 1 piece goes back to stock."));
    await assertAccessible(page, "the question before deleting");
    const box = await button(dialog, "Delete").boundingBox();
    assert.ok(box.y + box.height <= PHONE.height, "the last button is in reach");
    await button(dialog, "Cancel").tap();
    await page.getByRole("button", { name: "Menu" }).tap();
    await sees(page.getByRole("dialog").getByRole("link", { name: /^Orders/ }));
  },
  { viewport: PHONE, hasTouch: true, isMobile: true },
);

journey("axe finds nothing on the orders", async ({ page, open }) => {
  const product = await newProduct({ ramStorage: [], availableColors: [] });
  await placeQuickOrder(product);
  await signInAsOwner(page);
  await open(ORDERS);
  await page
    .getByText(/^History/)
    .first()
    .click();
  await assertAccessible(page, "the list");
  await open(`${ORDERS}?q=nothing-like-this`);
  await assertAccessible(page, "an empty list");
});
