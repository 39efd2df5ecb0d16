/** A visitor on a phone: an order without an account, following it, and a message to the shop. */
import assert from "node:assert/strict";
import { asOwner, newPhone, newProduct } from "./people.mjs";
import {
  PHONE,
  eventually,
  hasHeading,
  holdNext,
  isAt,
  journey,
  sees,
  seesNot,
  seesToast,
} from "./support.mjs";

const onPhone = { viewport: PHONE, hasTouch: true, isMobile: true };

const button = (page, name) => page.getByRole("button", { name, exact: true });

const CUSTOMER = {
  Name: "আবদুল করিম",
  "E-mail": "karim@customers.example",
  "Delivery location": "House 12, Road 3\nBahaddarhat, চট্টগ্রাম",
  Message: "Please call after 5 pm.",
};

async function fill(page, values) {
  for (const [label, value] of Object.entries(values)) {
    await page.getByLabel(new RegExp(`^${label}`)).fill(value);
  }
}

async function keeps(page, values) {
  for (const [label, value] of Object.entries(values)) {
    assert.equal(await page.getByLabel(new RegExp(`^${label}`)).inputValue(), value, label);
  }
}

journey(
  "a quick order and its way",
  async ({ page, open, expectRefusal, expectTrouble }) => {
    const product = await newProduct({
      title: `পদ্মা ফোন ${crypto.randomUUID().slice(0, 6)} 5G`,
      ramStorage: [],
    });
    const phone = newPhone();
    await open(`/product/${product._id}`);
    await page.getByRole("group", { name: "Colour" }).getByRole("button", { name: "Mango" }).tap();
    await page.getByRole("link", { name: "Order without an account" }).tap();
    await hasHeading(page, "Order Now");
    assert.equal(decodeURIComponent(new URL(page.url()).pathname), `/buynow/${product.title}`);
    const name = page.getByLabel("Product", { exact: true });
    assert.equal(await name.inputValue(), product.title);
    assert.equal(await name.getAttribute("readonly"), "");
    await sees(page.getByText("Price TK 45,500", { exact: true }));
    await eventually(async () =>
      assert.equal(await page.getByLabel(/^Message/).inputValue(), "Colour: Mango"),
    );

    const submit = button(page, "Order Now");
    await fill(page, { Message: "", Quantity: "0" });
    await submit.tap();
    for (const complaint of [
      "Please enter your name.",
      "Please enter your phone number.",
      "Please enter the delivery location.",
      "Please enter a whole number from 1 to 99.",
    ]) {
      await sees(page.getByText(complaint, { exact: true }));
    }
    await fill(page, { ...CUSTOMER, "E-mail": "karim", Phone: "0171234567", Quantity: "২" });
    await submit.tap();
    await sees(page.getByText("The phone number must have exactly 11 digits.", { exact: true }));
    await sees(
      page.getByText("Please enter a valid e-mail, such as name@example.com.", { exact: true }),
    );

    // The shop cannot be reached: the person is told, and everything stays.
    await fill(page, { ...CUSTOMER, Phone: `+88 ${phone}` });
    await page.route("**/order", (route) => route.abort(), { times: 1 });
    expectTrouble(/^request: net::ERR_FAILED POST .*\/order$/);
    expectTrouble(/^console: Failed to load resource: net::ERR_FAILED .*\/order\)$/);
    await submit.tap();
    await sees(
      page
        .getByRole("alert")
        .getByText("Failed to place order. Please try again.", { exact: true }),
    );
    // In the page's own digits.
    await keeps(page, { ...CUSTOMER, Phone: `+88 ${phone}`, Quantity: "2" });

    const letGo = await holdNext(page, "**/order");
    await submit.tap();
    await sees(button(page, "Processing..."));
    letGo();
    await seesToast(page, "Order Confirmed");
    assert.equal(await page.getByText("We will contact you soon").count(), 0);
    await seesToast(page, "We will contact you soon");
    await sees(page.getByText("Thank you. We have your order.", { exact: true }));
    const number = await page.getByText(/^H-[0-9A-Z]{4}-[0-9A-Z]{4}$/).innerText();
    const orders = await asOwner("GET", `/orders?q=${number}&page=1&limit=5`);
    assert.deepEqual(
      orders.map((order) => [order.name, order.username, order.userPhone, order.quantity]),
      [[product.title, CUSTOMER.Name, phone, 2]],
    );
    assert.equal(orders[0].userAddress, CUSTOMER["Delivery location"]);

    await page.getByRole("link", { name: "Follow this order" }).tap();
    await isAt(page, `/track?order=${number}`);
    await hasHeading(page, "Track Your Order");
    const tracked = page.getByRole("status", { name: "Your order" });
    await sees(tracked.getByText(product.title, { exact: true }));
    await sees(tracked.getByText("We have received your order", { exact: true }));
    await asOwner("PATCH", "/api/orders/approve", {
      orderId: orders[0]._id,
      deliveryTime: "Friday",
    });

    // Another day, by number and phone, as people type them.
    await open("/track");
    const track = button(page, "Track");
    await track.tap();
    await sees(page.getByText("Please enter the order number.", { exact: true }));
    await fill(page, { "Order number": "12345", Phone: phone });
    await track.tap();
    await sees(page.getByText("An order number looks like H-1A2B-3C4D.", { exact: true }));
    expectRefusal(404, `/api/track.*`);
    await fill(page, { "Order number": number, Phone: newPhone() });
    await track.tap();
    await sees(page.locator("main").getByRole("alert"));
    await seesNot(tracked);
    await fill(page, {
      "Order number": number.toLowerCase().replaceAll("-", " "),
      Phone: `+88 ${phone.slice(0, 5)}-${phone.slice(5)}`,
    });
    await track.tap();
    await sees(tracked.getByText("Your order is confirmed", { exact: true }));
    await sees(tracked.getByText("Friday", { exact: true }));
    await seesNot(page.locator("main").getByRole("alert"));
    for (const personal of [CUSTOMER.Name, CUSTOMER["E-mail"], "Bahaddarhat"]) {
      await seesNot(tracked.getByText(personal));
    }
  },
  onPhone,
);

journey(
  "the Contact Us widget opens, keeps what was refused, sends and closes",
  async ({ page, open, expectRefusal, expectTrouble }) => {
    const phone = newPhone();
    await open("/");
    const widget = page.getByRole("region", { name: "Contact Us" });
    const toggle = page.locator("[aria-expanded]", { hasText: "Contact Us" });
    await toggle.tap();
    await sees(widget.getByRole("heading", { name: "Contact Us" }));
    await button(page, "Close").tap();
    await seesNot(widget);
    await toggle.tap();
    await button(page, "Send Message").tap();
    for (const complaint of [
      "Please enter your name.",
      "Please enter your phone number.",
      "Please enter your e-mail.",
      "Please write a message.",
    ]) {
      await sees(widget.getByText(complaint, { exact: true }));
    }

    const typed = {
      Name: "Salma",
      Phone: "12345",
      "E-mail": "salma@customers.example",
      Message: "খোলা কখন?\nWhen are you open?",
    };
    await fill(widget, typed);
    expectRefusal(400, "/api/contact");
    await button(page, "Send Message").tap();
    await sees(widget.getByText("The phone number must have exactly 11 digits.", { exact: true }));
    await keeps(widget, typed);

    typed.Phone = phone;
    await fill(widget, { Phone: phone });
    await page.route("**/api/contact", (route) => route.abort(), { times: 1 });
    expectTrouble(/^request: net::ERR_FAILED POST .*\/api\/contact$/);
    expectTrouble(/^console: Failed to load resource: net::ERR_FAILED .*\/api\/contact\)$/);
    await button(page, "Send Message").tap();
    await seesToast(page, "Failed to send message. Please try again.");
    await keeps(widget, typed);

    await button(page, "Send Message").tap();
    await seesToast(page, "Message sent successfully!");
    await seesNot(widget);
    const messages = await asOwner("GET", "/contact");
    assert.deepEqual(
      messages.filter((one) => one.phone === phone).map(({ name, message }) => [name, message]),
      [[typed.Name, typed.Message]],
    );
  },
  onPhone,
);
