/** A shopper's whole way: an account, a cart, an order and what follows it, favourites, and the account's own data. */
import assert from "node:assert/strict";
import {
  asCustomer,
  asOwner,
  fillLogin,
  newCustomer,
  newPhone,
  newProduct,
  PASSWORD,
  signIn,
} from "./people.mjs";
import {
  eventually,
  hasHeading,
  holdNext,
  isAt,
  journey,
  pressInToast,
  sees,
  seesNot,
  seesToast,
  stands,
} from "./support.mjs";

const alert = (page) => page.locator("main").getByRole("alert");

const button = (page, name) => page.getByRole("button", { name, exact: true });

/** A tile of the dashboard by its first words. */
const tile = (page, name) =>
  page.getByRole("navigation", { name: "Your account" }).getByRole("link", { name });

/** `01712345678` as it is written in Bengali with spaces: `+৮৮ ০১৭১২ ৩৪৫৬৭৮`. */
function inBengali(phone) {
  const digits = `+88${phone}`.replace(/\d/g, (digit) =>
    String.fromCharCode(0x09e6 + Number(digit)),
  );
  return `${digits.slice(0, 3)} ${digits.slice(3, 8)} ${digits.slice(8)}`;
}

journey("register, log in, and what each refuses", async (shopper) => {
  const { page, open, expectRefusal } = shopper;
  const taken = await newCustomer();
  const email = `  ${crypto.randomUUID().slice(0, 8)}@Customers.Example `;
  const phone = newPhone();

  await open("/login");
  await hasHeading(page, "Login");
  await page.locator("main").getByRole("link", { name: "Register" }).click();
  await isAt(page, "/register");
  await hasHeading(page, "Register");
  const name = page.getByLabel(/^Name/);
  const mail = page.getByLabel(/^E-mail/);
  const number = page.getByLabel(/^Phone/);
  const password = page.getByLabel(/^Password/);
  const confirmation = page.getByLabel(/^Confirm Password/);
  const register = button(page, "Register");

  await register.click();
  for (const complaint of [
    "Please enter your name.",
    "Please enter your e-mail.",
    "Please enter your phone number.",
    "Please enter your password.",
  ]) {
    await sees(page.getByText(complaint, { exact: true }));
  }

  await name.fill("করিম Hossain");
  await mail.fill(taken.email);
  await number.fill(inBengali(phone).slice(0, -1));
  await password.fill("football");
  await confirmation.fill("football1");
  await register.click();
  await sees(page.getByText("The phone number must have exactly 11 digits.", { exact: true }));
  await number.fill(inBengali(phone));
  await register.click();
  await sees(page.getByText("Passwords do not match", { exact: true }));

  expectRefusal(400, "/api/userregister");
  await confirmation.fill("football");
  await register.click();
  await sees(alert(page).getByText("Please choose a less common password.", { exact: true }));
  assert.equal(await name.inputValue(), "করিম Hossain");

  expectRefusal(409, "/api/userregister");
  await password.fill(PASSWORD);
  await confirmation.fill(PASSWORD);
  await register.click();
  await sees(alert(page).getByText("An account with this email already exists.", { exact: true }));
  assert.equal(await number.inputValue(), inBengali(phone));

  await mail.fill(email);
  await register.click();
  await sees(page.getByText("Registration successful! Redirecting...", { exact: true }));
  await isAt(page, "/register");
  await eventually(async () => assert.ok(await register.isDisabled()));
  await isAt(page, "/login");
  assert.equal(await mail.inputValue(), email.trim(), "who has just registered types it once");

  expectRefusal(401, "/api/userlogin");
  await password.fill("not-the-password");
  await button(page, "Login").click();
  await sees(alert(page).getByText("Invalid email or password.", { exact: true }));
  assert.equal(await mail.inputValue(), email.trim());

  await password.fill(PASSWORD);
  const letGo = await holdNext(page, "**/api/userlogin");
  await button(page, "Login").click();
  await eventually(async () => assert.ok(await button(page, "Logging in...").isDisabled()));
  letGo();
  await sees(page.getByText("Login successful! Redirecting...", { exact: true }));
  await isAt(page, "/login");
  await isAt(page, "/dashboard");
  await hasHeading(page, "Dashboard");
  await sees(page.getByText("করিম Hossain", { exact: true }));
  await sees(page.getByText(email.trim().toLowerCase(), { exact: true }));
  await sees(page.getByText("Points: 0", { exact: true }));

  const { customer } = await asCustomer(page, "GET", "/api/me");
  assert.equal(customer.phone, phone, "Bengali digits, spaces and the country code are read");
  const cookies = await page.context().cookies();
  const session = cookies.find((cookie) => cookie.name === "haat_customer");
  assert.ok(session.httpOnly && session.sameSite === "Lax");
  for (const kept of ["normalUser", "backupNormalUser"]) {
    const { value } = cookies.find((cookie) => cookie.name === kept);
    assert.deepEqual(
      Object.keys(JSON.parse(decodeURIComponent(value))).sort(),
      ["_id", "email", "name", "points", "userType"],
      "only what the header needs (contract 3)",
    );
  }

  // Signed in already, the login page leads on, and the header says Dashboard.
  await page.goto("/login");
  await isAt(page, "/dashboard");
  await sees(
    page.getByRole("banner").getByRole("link", { name: "Dashboard", exact: true }).first(),
  );
});

journey("cart, order, its way to the customer, points", async ({ page, open }) => {
  const customer = await newCustomer();
  const product = await newProduct();
  await signIn(page, customer);

  await open(`/product/${product._id}`);
  await page.getByRole("group", { name: "Colour" }).getByRole("button", { name: "Mango" }).click();
  await page
    .getByRole("group", { name: "RAM / Storage" })
    .getByRole("button", { name: "12GB/256GB" })
    .click();
  await button(page, "Add to Cart").click();
  await seesToast(page, "Added to cart successfully!");
  await button(page, "Add to Cart").click();
  await page.getByRole("link", { name: "Cart, 2 items", exact: true }).first().click();
  await isAt(page, "/dashboard/carts");
  await hasHeading(page, "Your Cart");
  const lines = page.getByRole("list", { name: "Cart items" }).getByRole("listitem");
  assert.equal(await lines.count(), 1, "the same variant twice stays one line");
  await sees(lines.getByText("Mango, 12GB/256GB", { exact: true }));
  await sees(lines.getByText("TK 49,500 each", { exact: true }));
  await sees(lines.getByText("TK 99,000", { exact: true }));

  await button(page, `Order ${product.title}`).click();
  const dialog = page.getByRole("dialog", { name: "Confirm Order" });
  await sees(dialog.getByText("TK 49,500 each", { exact: true }));
  for (const [label, value] of [
    ["Name", customer.name],
    ["E-mail", customer.email],
    ["Phone", customer.phone],
    ["Address", "Not Provided"],
  ]) {
    const row = dialog.locator("dl > div", { has: page.getByText(label, { exact: true }) });
    await sees(row.getByText(value, { exact: true }));
  }
  const payment = dialog.getByLabel("Payment method");
  assert.deepEqual(await payment.locator("option").allInnerTexts(), [
    "Cash on Delivery",
    "Store Payment",
  ]);
  assert.equal(await payment.inputValue(), "Cash on Delivery");
  await sees(dialog.getByText("TK 99,000", { exact: true }));
  await dialog.getByRole("button", { name: "Confirm Order" }).click();
  await sees(dialog.getByText("Please enter the delivery address.", { exact: true }));

  // Nothing is delivered to who comes to the store.
  const address = dialog.getByLabel(/^Delivery address/);
  await payment.selectOption("Store Payment");
  await seesNot(address);
  await payment.selectOption("Cash on Delivery");
  await address.fill("House 12, Road 3\nChawkbazar, চট্টগ্রাম");
  await dialog.getByRole("button", { name: "Confirm Order" }).click();
  await seesToast(page, "Order placed successfully!");
  await seesNot(dialog);
  await sees(page.getByText("Your cart is empty", { exact: true }));
  await pressInToast(page, "See orders");

  await isAt(page, "/dashboard/orders");
  await hasHeading(page, "Your Orders");
  await stands(page);
  const { customer: after } = await asCustomer(page, "GET", "/api/me");
  assert.equal(after.address, "House 12, Road 3\nChawkbazar, চট্টগ্রাম", "kept in a blank profile");
  const [{ orderId, orderNumber }] = after.orders;
  assert.match(orderNumber, /^H-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  const card = page.getByRole("list", { name: "Your orders" }).getByRole("article");
  assert.equal(await card.count(), 1);
  for (const text of [
    product.title,
    "Mango, 12GB/256GB",
    orderNumber,
    "We have received your order",
    "2 × TK 49,500",
    "TK 99,000",
    "Pending",
    "2 to 3 days",
  ]) {
    // What one line costs is the order's total, too.
    await sees(card.getByText(text, { exact: true }).first());
  }
  await sees(card.locator("dd", { hasText: "Cash on Delivery" }));
  await stepIs("Received");
  await sees(card.getByRole("button", { name: `Cancel Order ${orderNumber}` }));
  assert.equal(await card.getByRole("button", { name: /^Remove from my list/ }).count(), 0);

  await asOwner("PATCH", "/api/orders/approve", {
    orderId,
    userId: after._id,
    deliveryTime: "Tomorrow, 5 pm",
  });
  await page.reload();
  await stands(page);
  await sees(card.getByText("Your order is confirmed", { exact: true }));
  await sees(card.getByText("Approved", { exact: true }));
  await sees(card.getByText("Tomorrow, 5 pm", { exact: true }));
  await stepIs("Confirmed");

  await asOwner("POST", "/api/orders/deliver", { orderId, deliveryTime: "Today" });
  await page.reload();
  await stands(page);
  await sees(card.getByText("We have delivered your product", { exact: true }));
  await stepIs("Delivered");

  await open("/dashboard");
  await sees(page.getByText("Points: 100", { exact: true }));
  await sees(tile(page, "Orders").getByText("1 order", { exact: true }));
  await sees(tile(page, "Cart").getByText("0 items", { exact: true }));
  await tile(page, "Orders").click();
  await card.getByRole("button", { name: `Remove from my list ${orderNumber}` }).click();
  const question = page.getByRole("dialog", { name: "Remove from my list" });
  await sees(question.getByText("It only leaves this list.", { exact: true }));
  await question.getByRole("button", { name: "Remove from my list" }).click();
  await seesToast(page, "Order deleted successfully!");
  await sees(page.getByText("You have no orders yet", { exact: true }));

  async function stepIs(name) {
    const step = card.getByRole("list", { name: "Order status" }).locator("[aria-current=step]");
    assert.match(await step.innerText(), new RegExp(`^${name}\\b`));
  }
});

journey("favourites: the heart, the page, taking out", async ({ page, open }) => {
  const product = await newProduct();
  await signIn(page, await newCustomer());
  await open(`/product/${product._id}`);
  await button(page, `Add ${product.title} to favourites`).click();
  await seesToast(page, "Added to favorites!");
  await sees(button(page, `Remove ${product.title} from favourites`));

  await open("/dashboard");
  await sees(tile(page, "Favourites").getByText("1 product", { exact: true }));
  await tile(page, "Favourites").click();
  await hasHeading(page, "Your Favorites");
  await sees(page.getByRole("link", { name: product.title, exact: true }));
  await sees(page.getByText("TK 45,000", { exact: true }));
  await button(page, `Remove ${product.title} from favourites`).click();
  await seesToast(page, "Removed from favorites!");
  await sees(page.getByText("You have no favourites yet", { exact: true }));

  await open(`/product/${product._id}`);
  await sees(button(page, `Add ${product.title} to favourites`));
});

journey("profile, address and password are changed, and logout", async (shopper) => {
  const { page, open, expectRefusal } = shopper;
  const customer = await newCustomer();
  const phone = newPhone();
  await signIn(page, customer);
  await open("/dashboard/profile");
  await hasHeading(page, "Update Profile");
  const update = button(page, "Update");
  const confirmation = page.getByLabel(/^Confirm Password/);
  const name = page.getByLabel(/^Name/);
  assert.equal(await page.getByLabel(/^E-mail/).getAttribute("readonly"), "");

  expectRefusal(400, "/api/user/update");
  await name.fill("Rahima Begum");
  await page.getByLabel(/^Phone/).fill(inBengali(phone));
  await update.click();
  await sees(page.getByText("Please enter your password.", { exact: true }));
  await confirmation.fill("not-the-password");
  await update.click();
  await sees(alert(page).getByText("Incorrect password.", { exact: true }));
  assert.equal(await name.inputValue(), "Rahima Begum");
  assert.equal(await page.getByLabel(/^Phone/).inputValue(), inBengali(phone));
  assert.equal(await confirmation.inputValue(), "not-the-password");
  await confirmation.fill(PASSWORD);
  await update.click();
  await sees(page.getByText("Profile updated successfully!", { exact: true }));
  await seesNot(alert(page));
  assert.equal(await page.getByLabel(/^Phone/).inputValue(), phone);

  await page
    .getByRole("navigation", { name: "Your account" })
    .getByRole("link", { name: "Address" })
    .click();
  await hasHeading(page, "Update Address");
  const address = page.getByLabel(/^New Address/);
  assert.equal(await address.getAttribute("placeholder"), "Enter new address");
  expectRefusal(400, "/api/user/update-address");
  await update.click();
  await sees(page.getByText("Please enter the new address.", { exact: true }));
  await address.fill("House 7, Bahaddarhat");
  await confirmation.fill("not-the-password");
  await update.click();
  await sees(alert(page).getByText("Incorrect password.", { exact: true }));
  assert.equal(await address.inputValue(), "House 7, Bahaddarhat");
  await confirmation.fill(PASSWORD);
  await update.click();
  await sees(page.getByText("Address updated successfully!", { exact: true }));
  assert.equal(await address.inputValue(), "");
  assert.equal(await address.getAttribute("placeholder"), "House 7, Bahaddarhat");

  await page
    .getByRole("navigation", { name: "Your account" })
    .getByRole("link", { name: "Password" })
    .click();
  await hasHeading(page, "Update Password");
  const old = page.getByLabel(/^Old Password/);
  const next = page.getByLabel(/^New Password/);
  expectRefusal(400, "/api/user/update-password");
  await old.fill("not-the-password");
  await next.fill("short");
  await update.click();
  await sees(page.getByText("The password needs at least 8 characters.", { exact: true }));
  await next.fill("seven-boats-at-dawn");
  await update.click();
  await sees(alert(page).getByText("Incorrect password.", { exact: true }));
  assert.equal(await next.inputValue(), "seven-boats-at-dawn");
  await old.fill(PASSWORD);
  await update.click();
  await sees(page.getByText("Password updated successfully!", { exact: true }));

  const { customer: now } = await asCustomer(page, "GET", "/api/me");
  assert.deepEqual(
    [now.name, now.phone, now.address],
    ["Rahima Begum", phone, "House 7, Bahaddarhat"],
  );
  await page.getByRole("banner").getByRole("link", { name: "Dashboard", exact: true }).click();
  await sees(page.getByText("Rahima Begum", { exact: true }));
  await button(page, "Logout").click();
  await seesToast(page, "You have successfully logged out.");
  await isAt(page, "/login");
  await eventually(async () => {
    const names = (await page.context().cookies()).map((cookie) => cookie.name);
    for (const gone of ["haat_customer", "normalUser", "backupNormalUser"]) {
      assert.ok(!names.includes(gone), gone);
    }
  });
  await page.goto("/dashboard/orders");
  await isAt(page, "/");
  await seesToast(page, "Please log in");

  await open("/login");
  await fillLogin(page, { ...customer, password: "seven-boats-at-dawn" });
  await sees(page.getByText("Login successful! Redirecting...", { exact: true }));
});
