/** The Confirm Order dialog when something happens in between, the cart that says what changed, and keys alone. */
import assert from "node:assert/strict";
import {
  PLAIN,
  asCustomer,
  asOwner,
  editProduct,
  newCustomer,
  newProduct,
  signIn,
} from "./people.mjs";
import {
  ask,
  chooseFirst,
  effectivePrice,
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
  taka,
} from "./support.mjs";

const ADDRESS = "House 12, Road 3, Chawkbazar";

const button = (page, name) => page.getByRole("button", { name, exact: true });
const confirmOrder = (page) => page.getByRole("dialog", { name: "Confirm Order" });
const confirm = (page) => confirmOrder(page).getByRole("button", { name: "Confirm Order" });

/** Signs a customer in who has an address, and opens the dialog for a product. */
async function askToOrder({ page, open }, product) {
  await signIn(page, await newCustomer({ address: ADDRESS }));
  await open(`/product/${product._id}`);
  await button(page, "Buy Now").click();
  await sees(confirm(page));
}

async function ordersOf(page) {
  const { customer } = await asCustomer(page, "GET", "/api/me");
  return customer.orders;
}

journey("a price that changes is told before anything is ordered", async (shopper) => {
  const { page, expectRefusal } = shopper;
  const product = await newProduct({ ...PLAIN, offerPrice: 45_000 });
  await askToOrder(shopper, product);
  const dialog = confirmOrder(page);
  await sees(dialog.getByText("TK 45,000 each", { exact: true }));
  await editProduct(product, { offerPrice: 47_000 });

  expectRefusal(409, "/api/order/place");
  await confirm(page).click();
  await sees(
    dialog
      .getByRole("alert")
      .getByText(
        "The price has changed. Please review it and try again. It was TK 45,000, and is TK 47,000 now.",
        { exact: true },
      ),
  );
  await sees(dialog.getByText("TK 47,000 each", { exact: true }));
  assert.deepEqual(await ordersOf(page), []);
  await dialog.getByRole("button", { name: "Order for TK 47,000", exact: true }).click();
  await seesToast(page, "Order placed successfully!");
  await seesNot(dialog);
  const [order] = await ordersOf(page);
  assert.deepEqual([order.price, order.total], [47_000, 47_000]);
});

journey("too few and sold out are told, and nothing is ordered", async (shopper) => {
  const { page, expectRefusal } = shopper;
  const product = await newProduct({ ...PLAIN, stock: 10 });
  await askToOrder(shopper, product);
  const dialog = confirmOrder(page);
  const quantity = dialog.getByLabel(/^Quantity/);
  await quantity.fill("৩");
  await sees(dialog.getByText("TK 135,000", { exact: true }));
  await editProduct(product, { stock: 2 });
  expectRefusal(409, "/api/order/place");
  await confirm(page).click();
  await sees(
    dialog.getByRole("alert").getByText("Not enough stock. We have 2 left.", { exact: true }),
  );
  assert.equal(await quantity.inputValue(), "2");

  await editProduct(product, { stock: 0 });
  await confirm(page).click();
  await sees(
    dialog
      .getByRole("alert")
      .getByText("Not enough stock. It was sold out a moment ago.", { exact: true }),
  );
  assert.deepEqual(await ordersOf(page), []);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await seesNot(dialog);
  await sees(page.getByText("Not In Stock", { exact: true }));
  await eventually(async () => assert.ok(await button(page, "Buy Now").isDisabled()));
});

journey("a double click, and an answer that was lost, make one order", async (shopper) => {
  const { page, open, expectTrouble } = shopper;
  const product = await newProduct(PLAIN);
  await askToOrder(shopper, product);
  await confirm(page).dblclick();
  await seesToast(page, "Order placed successfully!");
  await seesNot(confirmOrder(page));
  assert.equal((await ordersOf(page)).length, 1);

  // The shop takes the order, and its answer is lost on the way.
  expectTrouble(/^request: net::ERR_FAILED POST .*\/api\/order\/place/);
  expectTrouble(/^console: Failed to load resource: net::ERR_FAILED/);
  await open(`/product/${product._id}`);
  await button(page, "Buy Now").click();
  await page.route(
    "**/api/order/place",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await confirm(page).click();
  const dialog = confirmOrder(page);
  await sees(
    dialog.getByRole("alert").getByText("Something went wrong. Please try again.", { exact: true }),
  );
  assert.equal((await ordersOf(page)).length, 2);
  await confirm(page).click();
  await seesToast(page, "Order placed successfully!");
  await seesNot(dialog);
  assert.equal((await ordersOf(page)).length, 2);
});

journey("a lost reply, then the dialog or the page anew: one order", async (shopper) => {
  const { page, expectTrouble } = shopper;
  const product = await newProduct(PLAIN);
  await askToOrder(shopper, product);
  expectTrouble(/^request: net::ERR_FAILED POST .*\/api\/order\/place/);
  expectTrouble(/^console: Failed to load resource: net::ERR_FAILED/);
  const lose = async () => {
    await page.route(
      "**/api/order/place",
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await confirmOrder(page)
      .getByRole("button", { name: /^(Confirm Order|Order for)/ })
      .click();
    await sees(confirmOrder(page).getByRole("alert"));
  };
  await lose();
  await page.keyboard.press("Escape");
  await seesNot(confirmOrder(page));
  await button(page, "Buy Now").click();
  await lose();
  assert.equal((await ordersOf(page)).length, 1);

  // A reload keeps the dialog.
  await page.reload();
  await confirm(page).click();
  await seesToast(page, "Order placed successfully!");
  await seesNot(confirmOrder(page));
  assert.equal((await ordersOf(page)).length, 1);

  // It succeeded: the next one is another one.
  await button(page, "Buy Now").click();
  await confirm(page).click();
  await seesNot(confirmOrder(page));
  assert.equal((await ordersOf(page)).length, 2);
});

journey("Buy Now before the shop knows who is there asks once", async (shopper) => {
  const { page } = shopper;
  let known;
  await page.route("**/api/me", async (route) => {
    await known;
    await route.continue();
  });
  const product = await newProduct(PLAIN);
  await signIn(page, await newCustomer({ address: ADDRESS }));
  // Pressed twice on the page; and once more on the page whose dialog a reload brings back.
  for (const [presses, come] of [
    [2, () => page.goto(`/product/${product._id}`)],
    [1, () => page.reload()],
  ]) {
    let know;
    known = new Promise((resolve) => {
      know = resolve;
    });
    await come();
    for (let n = 0; n < presses; n += 1) await button(page, "Buy Now").click();
    know();
    await sees(confirm(page));
  }
  await confirm(page).click();
  await seesToast(page, "Order placed successfully!");
  await seesNot(confirmOrder(page));
  assert.equal((await ordersOf(page)).length, 1);
});

journey("reload and Back in the middle lose nothing and order nothing", async (shopper) => {
  const { page } = shopper;
  const product = await newProduct(PLAIN);
  await askToOrder(shopper, product);
  const address = `/product/${product._id}`;
  await page.goBack();
  await seesNot(confirmOrder(page));
  await isAt(page, address);
  await button(page, "Buy Now").click();
  await sees(confirm(page));
  await page.reload();
  await stands(page);
  await sees(confirm(page));
  await page.keyboard.press("Escape");
  await seesNot(confirmOrder(page));
  await isAt(page, address);
  assert.deepEqual(await ordersOf(page), []);

  await page.goForward();
  await confirm(page).click();
  await seesToast(page, "Order placed successfully!");
  await seesNot(confirmOrder(page));
  // Back from the orders does not ask to order again.
  await pressInToast(page, "See orders");
  await hasHeading(page, "Your Orders");
  await page.goBack();
  await hasHeading(page, product.title);
  await seesNot(confirmOrder(page));
  assert.equal((await ordersOf(page)).length, 1);
});

journey("a pre-order says what it is and takes no stock", async ({ page, open }) => {
  const { body } = await ask("/alltrandingproducts");
  const upcoming = body.find((item) => effectivePrice(item) > 0);
  await signIn(page, await newCustomer({ address: ADDRESS }));
  await open(`/upcomings/${upcoming._id}`);
  await chooseFirst(page);
  await button(page, "Preorder Now").click();
  const dialog = confirmOrder(page);
  const price = [upcoming.availableColors[0], upcoming.ramStorage[0]].reduce(
    (sum, option) => sum + (option?.priceDifference ?? 0),
    effectivePrice(upcoming),
  );
  await sees(dialog.getByText("Pre-order: we call you as soon as it arrives.", { exact: true }));
  await sees(dialog.getByText(`${taka(price)} each`, { exact: true }));
  await confirm(page).click();
  await seesToast(page, "Order placed successfully!");
  const [order] = await ordersOf(page);
  assert.deepEqual([order.listing, order.name], ["upcoming", upcoming.title]);
  const { stock } = (await ask(`/allproducts/${upcoming._id}`)).body;
  assert.equal(stock, upcoming.stock);
});

journey("the cart says line by line what has changed", async ({ page, open }) => {
  const [dearer, cheaper, gone, same] = [
    await newProduct({ offerPrice: 45_000 }),
    await newProduct({ offerPrice: 45_000 }),
    await newProduct({ offerPrice: 45_000 }),
    await newProduct({ offerPrice: 45_000 }),
  ];
  await signIn(page, await newCustomer({ address: ADDRESS }));
  for (const { _id } of [dearer, cheaper, gone, same]) {
    await asCustomer(page, "POST", "/api/cart/add", { productId: _id });
  }
  await open("/dashboard/carts");
  const line = ({ title }) =>
    page
      .getByRole("list", { name: "Cart items" })
      .getByRole("article")
      .filter({ has: page.getByRole("heading", { name: title, exact: true }) });
  await sees(page.getByText("TK 180,000", { exact: true }));
  const warning = page.getByText(
    "Something has changed since you put these items into your cart. Please look first.",
    { exact: true },
  );
  await seesNot(warning);

  await editProduct(dearer, { offerPrice: 46_500 });
  await editProduct(cheaper, { offerPrice: 44_000 });
  await editProduct(gone, { stock: 0 });
  await page.reload();
  await stands(page);
  await sees(warning);
  await sees(
    line(dearer).getByText("The price went up from TK 45,000 to TK 46,500.", { exact: true }),
  );
  await sees(
    line(cheaper).getByText("The price went down from TK 45,000 to TK 44,000.", { exact: true }),
  );
  await sees(line(gone).getByText("Not In Stock", { exact: true }));
  await eventually(async () => assert.ok(await button(page, `Order ${gone.title}`).isDisabled()));
  await seesNot(line(same).getByText(/price|In Stock/));
  await sees(page.getByText("TK 135,500", { exact: true }));

  await button(page, `Remove ${gone.title}`).click();
  await seesToast(page, "Item removed from cart!");
  await seesNot(line(gone));

  // What is deleted meanwhile stays in sight until the person takes it out.
  await asOwner("DELETE", `/product/${same._id}`);
  await page.reload();
  await stands(page);
  await sees(line(same).getByText("Not In Stock", { exact: true }));

  await button(page, `Order ${dearer.title}`).click();
  await sees(confirmOrder(page).getByText("TK 46,500 each", { exact: true }));
  await confirm(page).click();
  await seesToast(page, "Order placed successfully!");
  await seesNot(line(dearer));
  await sees(line(cheaper));
});

journey("from the front of the shop to an order by keys alone", async ({ page, open }) => {
  const product = await newProduct({ ramStorage: [] });
  await signIn(page, await newCustomer({ address: ADDRESS }));
  await open("/");
  const card = `article a[href="/product/${product._id}"]`;
  await sees(page.locator(card).first());
  await tabTo(page, card, 300);
  await page.keyboard.press("Enter");
  await hasHeading(page, product.title);

  await tabTo(page, "[role=group] button[aria-pressed]");
  await page.keyboard.press("Space");
  await sees(page.locator("[role=group] button[aria-pressed=true]"));
  await pressOn(page, button(page, "Buy Now"));
  await sees(confirm(page));
  await sees(confirmOrder(page).getByText("River Blue", { exact: true }));
  await tabTo(page, "[role=dialog] select", 20);
  await page.keyboard.press("ArrowDown");
  await eventually(async () =>
    assert.equal(
      await confirmOrder(page).getByLabel("Payment method").inputValue(),
      "Store Payment",
    ),
  );
  await pressOn(page, confirm(page));
  await seesToast(page, "Order placed successfully!");
  await seesNot(confirmOrder(page));
  await isFocused(button(page, "Buy Now"));
  const [order] = await ordersOf(page);
  assert.deepEqual([order.color, order.paymentMethod], ["River Blue", "Store Payment"]);
});
