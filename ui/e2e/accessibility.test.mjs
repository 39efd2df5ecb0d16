/** No rule of axe is broken, on a large screen and on a phone. */
import { assertAccessible, assertFits } from "./checks.mjs";
import {
  asCustomer,
  asOwner,
  editProduct,
  newCustomer,
  newPhone,
  newProduct,
  signIn,
} from "./people.mjs";
import { DESKTOP, PHONE, ask, hasHeading, journey, sees } from "./support.mjs";

/** A screen of 1440 x 900 whose browser is set to 200 %. */
const ZOOMED = { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 };

for (const [size, screen] of Object.entries({
  "1440 px": { viewport: DESKTOP },
  "360 px": { viewport: PHONE },
  "200 % zoom": ZOOMED,
})) {
  journey(
    `axe finds nothing at ${size}`,
    async ({ page, open, expectTrouble }) => {
      expectTrouble(/404.*\/no-such-page/);
      const { body: products } = await ask("/allproducts?category=phone");
      const chosen = products.find(
        ({ availableColors, ramStorage }) => availableColors.length > 1 && ramStorage.length > 1,
      );
      const soldOut = products.find(({ stock }) => stock === 0);
      const { body: offers } = await ask("/offers");
      const { body: posts } = await ask("/blogs?page=1&limit=1");
      const color = encodeURIComponent(chosen.availableColors[1].color);
      for (const address of [
        "/",
        "/products",
        "/products?max=20000&sort=lowToHigh&page=2",
        `/product/${chosen._id}?color=${color}`,
        `/product/${soldOut._id}`,
        `/offer/${offers.find(({ title }) => /\p{Script=Bengali}/u.test(title))._id}`,
        "/searchedfor/samsung",
        "/searchedfor/zzqx",
        "/category/phone",
        "/allcategory",
        "/compare",
        "/search/phone/samsung",
        "/no-such-page",
        "/login",
        "/register",
        "/forgot-password",
        "/store-location",
        "/allblogs",
        `/blog/${posts[0]._id}`,
        `/buynow/${encodeURIComponent(chosen.title)}`,
        "/terms",
        "/policy",
        "/029A",
      ]) {
        await open(address);
        await assertAccessible(page, `${address} at ${size}`);
        await assertFits(page, `${address} at ${size}`);
      }
    },
    screen,
  );
}

/** Pages that look another way for who has nothing yet. */
const LISTS = ["/dashboard", "/dashboard/orders", "/dashboard/carts", "/dashboard/favourites"];
const FORMS = ["/dashboard/profile", "/dashboard/password", "/dashboard/address"];

/** A toast that fades in has little contrast for a moment. */
const STILL = { reducedMotion: "reduce" };

for (const [size, viewport] of Object.entries({ "1440 px": DESKTOP, "360 px": PHONE })) {
  journey(
    `axe finds nothing on a customer's pages at ${size}, empty and filled`,
    async ({ page, open }) => {
      const customer = await newCustomer({ address: "House 12, Road 3" });
      await signIn(page, customer);
      await visit(LISTS, "without anything");
      await fillAccount(page, customer);
      await visit([...LISTS, ...FORMS], "filled");

      await page.getByRole("button", { name: "Update" }).click();
      await sees(page.getByText("Please enter the new address."));
      await assertAccessible(page, `a form with errors at ${size}`);
      await open("/dashboard/orders");
      await page
        .getByRole("button", { name: /^(Remove from my list|Cancel Order)/ })
        .first()
        .click();
      await sees(page.getByRole("dialog"));
      await assertAccessible(page, `the question before an order is deleted at ${size}`);
      await open("/dashboard/carts");
      await page
        .getByRole("button", { name: /^Order /, disabled: false })
        .first()
        .click();
      const dialog = page.getByRole("dialog", { name: "Confirm Order" });
      await dialog.getByRole("button", { name: "Change phone or address" }).click();
      await dialog.getByLabel(/^Phone/).fill("12");
      await dialog.getByRole("button", { name: "Confirm Order" }).click();
      await sees(dialog.getByText("The phone number must have exactly 11 digits."));
      await assertAccessible(page, `Confirm Order with an error at ${size}`);

      async function visit(addresses, how) {
        for (const address of addresses) {
          await open(address);
          await assertAccessible(page, `${address} ${how} at ${size}`);
        }
      }
    },
    { viewport, ...STILL },
  );

  journey(
    `axe finds nothing on a visitor's forms and their outcomes at ${size}`,
    async ({ page, open }) => {
      for (const [address, submit, complaint] of [
        ["/login", "Login", "Please enter your password."],
        ["/register", "Register", "Please enter your password."],
        ["/track", "Track", "Please enter the order number."],
        ["/buynow/A phone", "Order Now", "Please enter the delivery location."],
        ["/forgot-password", "Send OTP", "Please enter your e-mail."],
      ]) {
        await open(address);
        await page.getByRole("button", { name: submit, exact: true }).click();
        await sees(page.getByText(complaint));
        await assertAccessible(page, `${address} with errors at ${size}`);
      }

      // The mail is none of this test's business.
      await page.route(/api.(forgotpassword|verifyotp)$/, (route) =>
        route.fulfill({ json: { success: true, message: "" } }),
      );
      await page.getByLabel(/^E-mail/).fill("nobody@customers.example");
      await page.getByRole("button", { name: "Send OTP" }).click();
      await hasHeading(page, "Verify OTP");
      await assertAccessible(page, `Verify OTP at ${size}`);
      await page.getByLabel(/^OTP/).fill("123456");
      await page.getByRole("button", { name: "Verify OTP" }).click();
      await hasHeading(page, "Reset Password");
      await assertAccessible(page, `Reset Password at ${size}`);

      const product = await newProduct({ ramStorage: [] });
      await open(`/buynow/${product.title}?id=${product._id}&color=Mango`);
      for (const [label, value] of [
        ["Name", "Karim"],
        ["Phone", newPhone()],
        ["E-mail", "karim@customers.example"],
        ["Delivery location", "Bahaddarhat"],
      ]) {
        await page.getByLabel(new RegExp(`^${label}`)).fill(value);
      }
      await page.getByRole("button", { name: "Order Now" }).click();
      await sees(page.getByText("Thank you. We have your order."));
      await assertAccessible(page, `a quick order done at ${size}`);
      await page.getByRole("link", { name: "Follow this order" }).click();
      await sees(page.getByRole("status", { name: "Your order" }));
      await assertAccessible(page, `/track with an order at ${size}`);
    },
    { viewport, ...STILL },
  );
}

/** An approved order and one that waits, a cart with every kind of note, two favourites. */
async function fillAccount(page, { phone }) {
  const products = [await newProduct(), await newProduct(), await newProduct()];
  const [first, dearer, gone] = products;
  for (const { _id } of products) {
    await asCustomer(page, "POST", "/api/cart/add", { productId: _id, color: "Mango" });
    await asCustomer(page, "POST", "/api/favorites/add", { productId: _id });
  }
  const placed = [];
  for (const paymentMethod of ["Cash on Delivery", "Store Payment"]) {
    placed.push(
      await asCustomer(page, "POST", "/api/order/place", {
        productId: first._id,
        ramStorage: "12GB/256GB",
        quantity: 2,
        paymentMethod,
        phone,
      }),
    );
  }
  const [{ orderId, user }] = placed;
  await asOwner("PATCH", "/api/orders/approve", {
    orderId,
    userId: user._id,
    deliveryTime: "Friday",
  });
  await editProduct(dearer, { offerPrice: 46_000 });
  await editProduct(gone, { stock: 0 });
}

journey("axe finds nothing in what opens over a page", async ({ page, open }) => {
  await open("/");
  await page.getByRole("button", { name: "Categories", exact: true }).click();
  await sees(page.getByRole("heading", { name: "Popular brands" }));
  await assertAccessible(page, "the brand panel");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Contact Us" }).click();
  await page.getByRole("button", { name: "Send Message" }).click();
  await sees(page.getByText("Please enter your name."));
  await assertAccessible(page, "the contact widget with errors");

  const { body } = await ask("/allproducts?page=1&limit=1");
  await open(`/product/${body[0]._id}`);
  await page
    .getByRole("button", { name: `Add ${body[0].title} to favourites`, exact: true })
    .click();
  await sees(page.locator("[data-sonner-toast][data-mounted=true]"));
  await page.getByRole("button", { name: "Share" }).click();
  await sees(page.getByRole("dialog"));
  await assertAccessible(page, "the share popup and a toast");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "View full screen" }).click();
  await sees(page.locator(".yarl__root"));
  await assertAccessible(page, "the fullscreen viewer");

  await page.setViewportSize(PHONE);
  await open("/");
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog").locator("summary", { hasText: "Tablet" }).click();
  await assertAccessible(page, "the drawer");
});
