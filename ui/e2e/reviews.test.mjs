/** A review from the delivery to the owner's answer, and hidden; a question from asking to its answer. */
import assert from "node:assert/strict";
import { signInAsOwner } from "./back-office.mjs";
import { assertAccessible, assertFits } from "./checks.mjs";
import {
  asCustomer,
  asOwner,
  newCustomer,
  newPhone,
  newProduct,
  PLAIN,
  signIn,
} from "./people.mjs";
import { OWNER } from "./shop.mjs";
import { ask, hasHeading, journey, PHONE, scrollTo, sees, seesNot, seesToast } from "./support.mjs";

const button = (place, name) => place.getByRole("button", { name, exact: true });
const region = (page, name) => page.getByRole("region", { name, exact: true });

/** An order of a product by the customer of the browser, delivered. */
async function delivered(page, product, customer) {
  const { customer: user } = await asCustomer(page, "GET", "/api/me");
  const { orderId } = await asCustomer(page, "POST", "/api/order/place", {
    productId: product._id,
    quantity: 1,
    paymentMethod: "Cash on Delivery",
    phone: customer.phone,
    address: "House 5, Agrabad",
  });
  const order = { adminEmail: OWNER.email, orderId, deliveryTime: "Friday" };
  await asOwner("PATCH", "/api/orders/approve", { ...order, userId: user._id });
  await asOwner("POST", "/api/orders/deliver", order);
}

journey("a review is written, answered and hidden", async ({ page, open, another }) => {
  const product = await newProduct(PLAIN);
  const customer = await newCustomer({ name: "Md. Rahim Uddin" });
  await signIn(page, customer);
  await delivered(page, product, customer);

  await open("/dashboard/orders");
  await button(page, `Write a review of ${product.title}`).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "4 stars" }).check();
  await dialog.getByLabel("Your words").fill("Bright screen.\nভালো ফোন।");
  await assertAccessible(page, "the form of a review");
  await button(dialog, "Save review").click();
  await seesToast(page, "Thank you! Your review was saved.");
  await sees(button(page, `Edit your review of ${product.title}`));

  await open(`/product/${product._id}`);
  const reviews = region(page, "Reviews");
  await sees(reviews.getByText("Rahim U.", { exact: true }));
  await sees(page.getByRole("link", { name: /4 out of 5 stars\s+1 review/ }));
  await assertAccessible(page, "a product with a review");

  const { page: office, open: openOffice } = await another();
  await signInAsOwner(office);
  await openOffice(`/029A/admin/reviews?q=${encodeURIComponent(product.title)}`);
  await hasHeading(office, "Reviews and questions");
  const card = office.getByRole("article", { name: customer.name, exact: true });
  await button(card, "Answer").click();
  await card.getByLabel("Your answer, for everybody to read").fill("Thank you, Rahim.");
  await button(card, "Save answer").click();
  await seesToast(office, "Answer saved.");
  await assertAccessible(office, "the reviews of the back office");
  await button(card, "Hide").click();
  const hiding = office.getByRole("dialog");
  await hiding.getByLabel(/^Reason/).fill("Two languages.");
  await button(hiding, "Hide").click();
  await seesToast(office, "Review hidden.");

  const { body: seen } = await ask(`/api/products/${product._id}/reviews`);
  assert.deepEqual([seen.rating, seen.reviews], [null, []]);
  await office.getByRole("button", { name: "Show again" }).click();
  await seesToast(office, "Review shown again.");
  await open(`/product/${product._id}`);
  await sees(reviews.getByText("Thank you, Rahim.", { exact: true }));
});

journey(
  "a question is asked under the thumb and answered",
  async ({ page, open }) => {
    const product = await newProduct(PLAIN);
    await open(`/product/${product._id}`);
    const questions = region(page, "Questions and answers");
    await scrollTo(button(questions, "Ask a question"));
    await button(questions, "Ask a question").tap();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(/^Your question/).fill("চার্জার আছে?");
    await dialog.getByLabel(/^Name/).fill("Salma Khatun");
    await dialog.getByLabel("Phone").fill(newPhone());
    await assertAccessible(page, "the form of a question");
    await button(dialog, "Send question").tap();
    await seesToast(page, "Thank you! Your question was sent.");
    await seesNot(dialog);
    await seesNot(questions.getByText("চার্জার আছে?", { exact: true }));

    const path = `/api/admin/questions?q=${encodeURIComponent(product.title)}`;
    const [{ _id }] = await asOwner("GET", path);
    await asOwner("PUT", `/api/admin/questions/${_id}/answer`, { answer: "হ্যাঁ, আছে।" });
    await open(`/product/${product._id}`);
    await sees(questions.getByText("হ্যাঁ, আছে।", { exact: true }));
    await assertFits(page, "a product with a question");
    await assertAccessible(page, "a product with a question at 360 px");

    // A title of two lines leaves the way out as wide as a thumb.
    await button(page, "Tell me when it costs less").tap();
    const { width, height } = await button(dialog, "Close").boundingBox();
    assert.deepEqual([width, height], [44, 44]);
  },
  { viewport: PHONE, hasTouch: true, isMobile: true },
);
