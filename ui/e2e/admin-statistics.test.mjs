/** The overview and the charts: of a shop that sells, and of one that has only opened. */
import assert from "node:assert/strict";
import { after } from "node:test";
import { signInAsOwner } from "./back-office.mjs";
import { assertAccessible, assertFits } from "./checks.mjs";
import { asOwner, newPhone, newProduct } from "./people.mjs";
import { openShop } from "./shop.mjs";
import {
  eventually,
  hasHeading,
  isAt,
  journey,
  PHONE,
  sees,
  SHOP,
  stands,
  taka,
} from "./support.mjs";

const STATISTICS = "/029A/admin/statistics";
const empty = await openShop({ demo: false });
after(() => empty.close());

const card = (page, name) => page.getByRole("region", { name, exact: true });

const inWords = (n, one, many) => `${n.toLocaleString("en-US")} ${n === 1 ? one : many}`;

const sum = (days, figure) => days.reduce((total, day) => total + day[figure], 0);

/** Two pieces of a product of its own, ordered and delivered. */
async function sell() {
  const product = await newProduct({ ramStorage: [], availableColors: [] });
  const reply = await fetch(`${SHOP}/order`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify({
      ProductName: product.title,
      productId: product._id,
      CustomerName: "Jamal Uddin",
      DeliveryLocation: "Agrabad",
      Email: "jamal@customers.example",
      Phone: newPhone(),
      Quantity: 2,
      Message: "Please call first.",
    }),
  });
  assert.equal(reply.status, 200);
  const { insertedId } = await reply.json();
  await asOwner("POST", "/api/orders/deliver", { orderId: insertedId, deliveryTime: "today" });
  return product;
}

journey("the charts of a shop that sells", async ({ page, open }) => {
  const product = await sell();
  const scripts = [];
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  await signInAsOwner(page);
  await open("/029A/admin");
  await hasHeading(page, "Dashboard");
  const chart = /\/day-chart[^/]*\.js/;
  assert.ok(!scripts.some((script) => chart.test(script)), "the overview needs no chart library");

  await open(STATISTICS);
  await hasHeading(page, "Statistics");
  const figures = await asOwner("GET", "/api/admin/statistics?days=30");
  const orders = sum(figures.byDay, "orders");
  await sees(
    card(page, "Orders a day")
      .getByText(inWords(orders, "order", "orders"))
      .first(),
  );
  await sees(
    card(page, "Revenue a day").getByText(taka(sum(figures.byDay, "revenue")), { exact: true }),
  );
  await sees(card(page, "Orders a day").locator("canvas"));
  assert.ok(
    scripts.some((script) => chart.test(script)),
    "here it is loaded",
  );

  const day = card(page, "Orders a day").getByRole("slider");
  await day.focus();
  await page.keyboard.press("ArrowLeft");
  await eventually(async () =>
    assert.match(
      await day.getAttribute("aria-valuetext"),
      new RegExp(`: ${inWords(figures.byDay.at(-1).orders, "order", "orders")}$`),
    ),
  );
  await card(page, "Orders a day")
    .getByRole("button", { name: /^Table/ })
    .click();
  const rows = card(page, "Orders a day").getByRole("row");
  await eventually(async () => assert.equal(await rows.count(), 31));
  assert.match(await rows.nth(1).innerText(), new RegExp(`\\s${figures.byDay.at(-1).orders}$`));
  await assertAccessible(page, "the charts, one as a table");

  const sold = figures.mostSold.find(({ name }) => name === product.title);
  if (sold) {
    const link = card(page, "Most sold").getByRole("link", { name: product.title });
    assert.equal(await link.getAttribute("href"), `/029A/admin/products/${product._id}`);
  }
  await page.getByRole("link", { name: "365 days" }).click();
  await isAt(page, `${STATISTICS}?days=365`);
  await stands(page);
  await eventually(async () => assert.equal(await rows.count(), 366));
  await page.goBack();
  await isAt(page, STATISTICS);
  await eventually(async () => assert.equal(await rows.count(), 31));
});

journey("the overview leads on", async ({ page, open }) => {
  await signInAsOwner(page);
  await open("/029A/admin");
  const { revenue, orders } = await asOwner("GET", "/api/admin/statistics?days=7").then(
    ({ byDay }) => ({ revenue: sum(byDay, "revenue"), orders: sum(byDay, "orders") }),
  );
  await sees(
    page.getByText(
      `${taka(revenue)} from deliveries and ${inWords(orders, "new order", "new orders")} in the last 7 days`,
    ),
  );
  await sees(card(page, "Pending orders"));
  await sees(card(page, "Low stock").getByRole("link").first());
  await assertAccessible(page, "the overview");
  for (const [name, address] of [
    ["Messages", "/029A/admin/contacts"],
    ["Orders", "/029A/admin/orders"],
    ["Products", "/029A/admin/allproductadmin"],
    ["Trending", "/029A/admin/allupcomingsadmin"],
  ]) {
    await open("/029A/admin");
    await page.locator("dl").getByRole("link", { name, exact: true }).click();
    await isAt(page, address);
  }
});

journey(
  "charts and overview on a phone",
  async ({ page, open }) => {
    await sell();
    await signInAsOwner(page);
    for (const address of ["/029A/admin", STATISTICS, `${STATISTICS}?days=365`]) {
      await open(address);
      await stands(page);
      await assertFits(page, address);
      await assertAccessible(page, `${address} at 360 px`);
    }
    const canvas = card(page, "Orders a day").locator("canvas");
    await sees(canvas);
    const narrow = (await canvas.boundingBox()).width;
    await page.setViewportSize({ width: 740, height: 360 });
    await eventually(async () => assert.ok((await canvas.boundingBox()).width > narrow + 200));
    await page.setViewportSize(PHONE);
    await eventually(async () => assert.equal((await canvas.boundingBox()).width, narrow));
    await assertFits(page, "the charts, turned back");
  },
  { viewport: PHONE },
);

journey(
  "a shop that has only opened says what to do",
  async ({ page, open }) => {
    await signInAsOwner(page, empty.url);
    await open(STATISTICS);
    await sees(page.getByText("No figures yet", { exact: true }));
    await assertAccessible(page, "no figures");
    await page.locator("main").getByRole("link", { name: "Add New Product" }).click();
    await isAt(page, "/029A/admin/addproduct");
    await open("/029A/admin");
    await sees(page.getByText("No order waits for your approval.", { exact: true }));
    await sees(page.getByText("There are no products yet."));
    await assertAccessible(page, "the overview of an empty shop");
  },
  { baseURL: empty.url },
);

journey("the charts without days of orders", async ({ page, open }) => {
  await signInAsOwner(page);
  await page.route("**/api/admin/statistics*", async (route) => {
    const reply = await route.fetch();
    const figures = await reply.json();
    const byDay = figures.byDay.map(({ date }) => ({ date, orders: 0, revenue: 0 }));
    await route.fulfill({ response: reply, json: { ...figures, byDay, mostSold: [] } });
  });
  await open(STATISTICS);
  await sees(page.getByText("No orders in the last 30 days", { exact: true }));
  await sees(card(page, "Most viewed"));
});
